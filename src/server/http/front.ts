import type { IncomingMessage, ServerResponse } from 'node:http';
import { partsPath } from '#api/parts.ts';
import { limits } from '#config/limits.ts';
import { searchPage } from '#domain/search/search-address.ts';
import { stockAlertPaths } from '#api/stock-alert.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { recordFault } from '../problem-lines.ts';
import { feedType, type Release } from '../release/release.ts';
import type { Services } from '../services.ts';
import { createShop } from '../shop.ts';
import { recordAccess, toOrigin } from './access-log.ts';
import { readBody } from './body.ts';
import { redirectTarget } from './canonical-path.ts';
import { checkReportType, createReportPace, isCspReport, takeCspReports } from './csp-report.ts';
import { answerProblem, type Exchange, openExchange, sendProblem } from './exchange.ts';
import { type Refusal, checkContentType, checkHost, checkMethod, checkOrigin, isWrite } from './guard.ts';
import {
  contentSecurityPolicy,
  documentHeaders,
  fileHeaders,
  isPiece,
  paymentOrigins,
  proofOrigins,
  strictTransport,
} from './headers.ts';
import { readsFile, servePacked, servePage, writeMarquee } from './marquee-page.ts';
import { isAskedAhead, pageHeaders } from './read-ahead.ts';
import { isRegional, readRegionHint } from './region-hint.ts';
import { checkPageArrival, createProxyWatch, sendTooMany, tooManyPath } from './page-pace.ts';
import { createRouteNames } from './routes.ts';
import { securityTextPath, serveSecurityText } from './security-text.ts';

const isOrderPage = (path: string) => path === '/order' || path.startsWith('/order/');
/** their links are for one person */
const isPersonal = (path: string) => isOrderPage(path) || path.startsWith('/stock-alert/');

/** Mail programs send a form from nowhere (RFC 8058); the sealed link in the address is the right to do it. */
const isFromMailProgram = ({ request, path }: Exchange) =>
  request.method === 'POST' && path === stockAlertPaths.oneClick;

/** Origins of the shop itself, which may send it something. */
const listSites = ({ SITE_URL, PORT, isSandbox }: Env): string[] => [
  new URL(SITE_URL).origin,
  ...(isSandbox ? [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] : []),
];

const checkWrite = ({ request }: Exchange, sites: string[]): Refusal =>
  checkOrigin(request.headers, sites) ?? checkContentType(request.method, request.headers['content-type']);

/** A question that is sent with POST because it is long: it changes nothing, so anybody may ask it. */
const isQuestion = ({ request, path }: Exchange) => request.method === 'POST' && path === partsPath;

function checkWriteOf(exchange: Exchange, sites: string[]): Refusal {
  const { request } = exchange;
  if (isFromMailProgram(exchange)) return null;
  if (isCspReport(exchange)) return checkReportType(exchange);
  if (isQuestion(exchange)) return checkContentType(request.method, request.headers['content-type']);
  return checkWrite(exchange, sites);
}

const refuse = (exchange: Exchange, hosts: string[], sites: string[]): Refusal =>
  checkHost(exchange.request.headers.host, hosts) ??
  checkMethod(exchange.request.method) ??
  (isWrite(exchange.request.method) ? checkWriteOf(exchange, sites) : null);

const setHeaders = (response: ServerResponse, headers: Record<string, string>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

/** What a page, an error or an answer of an endpoint carries. */
function setDocumentHeaders({ response, path }: Exchange, policy: string, isSecure: boolean): void {
  setHeaders(response, { ...documentHeaders, ...(isSecure ? strictTransport : {}), 'content-security-policy': policy });
  if (!isPersonal(path)) return;
  response.setHeader('referrer-policy', 'no-referrer');
  // whatever the page says itself: what it shows may be personal
  response.setHeader('cache-control', 'no-store');
}

function answerNotFound({ log, marquee }: Services, exchange: Exchange, release: Release): void {
  const { request, response, path } = exchange;
  if (path.startsWith('/api/')) return answerProblem(log, exchange, { status: 404, code: 'not-found' });
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const notice = marquee.text();
  const html = notice === null ? release.notFoundHtml : writeMarquee(release.notFoundHtml, notice);
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** A bug of ours: the visitor gets a code and the reference, the log gets the place. */
function fail(log: Log, exchange: Exchange, error: unknown): void {
  const ref = recordFault(log, 500, error);
  if (exchange.response.headersSent) exchange.response.destroy();
  else sendProblem(exchange, 500, { code: 'shop-unavailable', ref });
}

/** Reads the body for the Astro handler, which would otherwise take any size; false when it was refused. */
async function takeBody(log: Log, exchange: Exchange): Promise<boolean> {
  const body = await readBody(exchange.request);
  if (body.ok) exchange.request.body = body.text;
  else if (body.reason === 'too-large') answerProblem(log, exchange, { status: 413, code: 'too-large' });
  return body.ok;
}

async function askAstro(services: Services, exchange: Exchange, release: Release): Promise<void> {
  const { request, response } = exchange;
  // what our code makes is made for somebody who wants it; the browser asks again when it is pressed (rule page.activation)
  if (isAskedAhead(request.headers)) return void response.writeHead(503, { 'cache-control': 'no-store' }).end();
  const tooMany = await checkPageArrival(services, exchange);
  if (tooMany?.kind === 'piece') return sendTooMany(exchange, tooMany.wait);
  if (tooMany) request.url = tooManyPath;
  const shop = createShop(services, request.headers, release.pages.partNumbers());
  const locals = { services, shop, wait: tooMany?.wait ?? 0 };
  const goOn = () => {
    exchange.isOnDemand = false;
    answerNotFound(services, exchange, release);
  };
  exchange.isOnDemand = true;
  await release.handle(request, response, goOn, locals);
}

async function setRegion(services: Services, { request, response }: Exchange): Promise<void> {
  const hint = await readRegionHint(services, request.headers, request.socket.remoteAddress ?? '');
  for (const [name, value] of Object.entries(hint)) response.setHeader(name, value);
}

async function answerWrite(services: Services, exchange: Exchange, release: Release): Promise<void> {
  if (release.lists.has(exchange.path)) {
    const headers = { allow: 'GET, HEAD' };
    return answerProblem(services.log, exchange, { status: 405, code: 'wrong-method', headers });
  }
  if (await takeBody(services.log, exchange)) await askAstro(services, exchange, release);
}

/** What the head's field sends without scripts, as far as a search takes it. */
const readAskedNumber = (query: string): string =>
  (new URLSearchParams(query).get('q') ?? '').trim().slice(0, limits.searchMaxLength);

type Answer = (services: Services, exchange: Exchange, release: Release, asDocument: () => void) => Promise<void>;

const answerRead: Answer = async (services, exchange, release, asDocument) => {
  const { request, response, path, query } = exchange;
  if (path === securityTextPath) return serveSecurityText(exchange, services.env, services.now());
  const target = redirectTarget(release.pages, path) ?? redirectTarget(release.lists, path);
  if (target) return void response.writeHead(308, { location: target + query }).end();
  const page = release.pageFile(path);
  if (page) setHeaders(response, pageHeaders(request.headers));
  if (isRegional(path)) await setRegion(services, exchange);
  const feed = readsFile(request) ? null : release.feedFile(path);
  if (feed) return servePacked(exchange, feed, { type: feedType });
  const notice = (page && services.marquee.text()) ?? '';
  const asked = page && path === searchPage ? readAskedNumber(query) : '';
  if (page && (notice || asked || !readsFile(request))) return servePage(exchange, page, { notice, asked });
  const goOn = () => askAstro(services, exchange, release);
  release.serveFile(request, response, () => {
    // a piece that is not there is answered by a page
    asDocument();
    void goOn().catch((error) => fail(services.log, exchange, error));
  });
};

/** Everything in front of the Astro handler, in this order: host, method, origin, size, redirects, files, pages, not found. */
export function createFront(services: Services, currentRelease: () => Release) {
  const { env, log } = services;
  const origins = paymentOrigins(env);
  const proofs = proofOrigins(env.CAPTCHA);
  const sites = listSites(env);
  const isSecure = env.SITE_URL.startsWith('https:');
  const nameRoute = createRouteNames();
  const mayReport = createReportPace(services.now);
  const watchProxy = createProxyWatch(env.TRUST_PROXY, log);

  const answer = async (exchange: Exchange): Promise<void> => {
    const release = currentRelease();
    const outsiders = isOrderPage(exchange.path) ? origins : proofs;
    const policy = contentSecurityPolicy(release.inlineHashes, outsiders);
    const asDocument = () => setDocumentHeaders(exchange, policy, isSecure);
    setHeaders(exchange.response, fileHeaders);
    if (!isPiece(exchange.path)) asDocument();
    const refusal = refuse(exchange, env.allowedHosts, sites);
    if (refusal) return answerProblem(log, exchange, refusal);
    if (isCspReport(exchange)) return takeCspReports(services, exchange, mayReport);
    const go: Answer = isWrite(exchange.request.method) ? answerWrite : answerRead;
    await go(services, exchange, release, asDocument);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = openExchange(request, response, nameRoute);
    const origin = toOrigin(services, exchange, exchange.route);
    watchProxy(exchange);
    recordAccess(services, exchange, origin);
    log.within(origin, () => void answer(exchange).catch((error: unknown) => fail(log, exchange, error)));
  };
}
