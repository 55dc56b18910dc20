import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InUse } from '#domain/consent/third-party.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Origin } from '../log-origin.ts';
import { recordFault } from '../problem-lines.ts';
import { findEndpointBucket } from '../limits/endpoint-buckets.ts';
import type { Release } from '../release/release.ts';
import type { Services } from '../services.ts';
import { isStorageSick } from '../storage/held-storage.ts';
import { createShop } from '../shop.ts';
import { recordAccess, toOrigin } from './access-log.ts';
import { answerKept } from './answer-kept.ts';
import { readBody } from './body.ts';
import { decode, findWithoutTail, redirectTarget } from '../release/canonical-path.ts';
import { checkReportType, createReportPace, isCspReport, takeCspReports } from './csp-report.ts';
import { answerProblem, type Exchange, openExchange, sendProblem } from './exchange.ts';
import {
  type Refusal,
  checkContentType,
  checkHost,
  checkMethod,
  checkOneHost,
  checkOrigin,
  isEndpoint,
  isFromOwnPage,
  isJson,
  isRead,
} from './guard.ts';
import { createHeaderSets, type HeaderSets, isPrefetch, pageKindOf } from './headers.ts';
import { FileGone } from '../release/file-memory.ts';
import { readInUse } from '../release/third-party-page.ts';
import { isRegional, readRegionHint } from './region-hint.ts';
import { checkPageArrival, createProxyWatch, isPiece, sendTooMany, tooManyPath } from './page-pace.ts';
import { hasRepeatedKey } from './repeated-key.ts';
import { createRouteNames, findListed } from './routes.ts';
import { securityTextPath, serveSecurityText } from './security-text.ts';
import { answerFile, makeNotFound } from './static-files.ts';

/** Origins of the shop itself, which may send it something. */
const listSites = ({ SITE_URL, PORT, isSandbox }: Env): string[] => [
  new URL(SITE_URL).origin,
  ...(isSandbox ? [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] : []),
];

function checkWriteOf(exchange: Exchange, sites: string[]): Refusal {
  const { request, path } = exchange;
  if (isCspReport(exchange)) return checkReportType(exchange);
  const { method = '', headers } = request;
  const from = findEndpointBucket(method, findListed(path) ?? '')?.from;
  if (from === 'mail-program') return null;
  return (
    (from === 'anywhere' ? null : checkOrigin(headers, sites)) ?? checkContentType(method, headers['content-type'])
  );
}

function refuse(exchange: Exchange, hosts: string[]): Refusal {
  const { request, path } = exchange;
  const refusal = checkOneHost(request.rawHeaders) ?? checkHost(request.headers.host, hosts);
  return refusal ?? (isCspReport(exchange) ? null : checkMethod(request.method, path));
}

/** A release with the headers that its answers carry; `sites`: the origins of the shop. */
type Served = { release: Release; sets: HeaderSets; inUse: InUse; sites: string[] };

/** What our code makes and every problem: an endpoint's answer is data, all else may be shown as a page. */
function setHeaders({ response, path }: Exchange, sets: HeaderSets): void {
  const set = sets[path.startsWith('/api/') ? 'data' : pageKindOf(path)];
  for (const [name, value] of Object.entries(set)) response.setHeader(name, value);
}

/** What is missing is said with its status at the addresses of its pages too (rule page.not-found). */
const statusOf = (path: string): number => (path.startsWith('/404/') ? 404 : 200);

const notFoundHeaders = { 'cache-control': 'no-cache' };

async function answerNotFound(services: Services, exchange: Exchange, served: Served): Promise<void> {
  const { release } = served;
  if (exchange.path.startsWith('/api/') || !release.notFound)
    return answerProblem(services.log, exchange, { status: 404, code: 'not-found' });
  await answerFile({ services, ...served }, exchange, release.notFound, { status: 404, special: notFoundHeaders });
}

/** What is missing here and is there again when somebody has repaired it; all else is a bug of ours. */
const isMendable = (error: unknown): boolean => isStorageSick(error) || error instanceof FileGone;

/** Something was thrown: the visitor gets a code and the reference, the log gets the place. */
function fail(log: Log, exchange: Exchange, sets: HeaderSets, error: unknown): void {
  const status = isMendable(error) ? 503 : 500;
  const ref = recordFault(log, status, error);
  if (exchange.response.headersSent) return void exchange.response.destroy();
  setHeaders(exchange, sets);
  sendProblem(exchange, status, { code: 'shop-unavailable', ref });
}

/**
 * Reads the body for the Astro handler, which would otherwise take any size; false when it was refused. Of a name that
 * stands twice in an object every reader takes the value it likes: what was looked at might not be what is done.
 */
async function takeBody(log: Log, exchange: Exchange): Promise<boolean> {
  const { request } = exchange;
  const body = await readBody(request);
  if (!body.ok) {
    if (body.reason === 'too-large') answerProblem(log, exchange, { status: 413, code: 'too-large' });
    return false;
  }
  if (isJson(request.headers['content-type']) && hasRepeatedKey(body.text)) {
    answerProblem(log, exchange, { status: 400, code: 'invalid-request' });
    return false;
  }
  request.body = body.text;
  return true;
}

/**
 * What our code makes for this request. Where it says nothing itself nobody is to keep it: of a 404, 410 or 308 that says nothing
 * whoever passes it on may keep a copy (RFC 9110, 15.1).
 */
async function askAstro(services: Services, exchange: Exchange, served: Served): Promise<void> {
  const { request, response } = exchange;
  const { release, sets } = served;
  setHeaders(exchange, sets);
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
  const route = findListed(exchange.path);
  // a dev server has no page for unknown addresses: it makes all pages when they are asked for
  if (route === null && release.notFound) return answerNotFound(services, exchange, served);
  // what our code makes is made for somebody who wants it; the browser asks again when it is pressed (rule page.activation)
  if (isPrefetch(request.headers)) return void response.writeHead(503, { 'cache-control': 'no-store' }).end();
  if (await answerKept(services, exchange)) return;
  const tooMany = await checkPageArrival(services, exchange, route ?? '');
  if (tooMany?.kind === 'bare') return sendTooMany(exchange, tooMany.wait);
  if (tooMany) request.url = tooManyPath;
  const shop = createShop(services, request.headers, release.pages.partNumbers());
  const showNotFound = () => makeNotFound({ services, ...served }, exchange);
  const mayHaveCookies = isFromOwnPage(request.headers, served.sites);
  const locals = { services, shop, wait: tooMany?.wait ?? 0, showNotFound, mayHaveCookies };
  const others: Promise<void>[] = [];
  const goOn = () => {
    exchange.isOnDemand = false;
    others.push(answerNotFound(services, exchange, served));
  };
  exchange.isOnDemand = true;
  await release.handle(request, response, goOn, locals);
  await Promise.all(others);
}

async function answerWrite(services: Services, exchange: Exchange, served: Served): Promise<void> {
  if (served.release.lists.has(exchange.path)) {
    const headers = { allow: 'GET, HEAD' };
    return answerProblem(services.log, exchange, { status: 405, code: 'wrong-method', headers });
  }
  if (await takeBody(services.log, exchange)) await askAstro(services, exchange, served);
}

/** Whether our code makes a page here that can be linked; parts are found by their page, which knows newer ones than the build. */
function isMadePage(path: string): boolean {
  const route = findListed(path);
  return (
    route !== null && !isEndpoint(path) && !isPiece(route) && route !== tooManyPath && !path.startsWith('/details/')
  );
}

/** Where an address leads that nothing of the release answers (rule page.text-tail). */
const leadOn = ({ pages, lists, findFile }: Release, path: string): string | null =>
  findWithoutTail(
    [pages, lists],
    {
      hasFile: (one) => one === securityTextPath || findFile(one) !== null,
      isMade: (one) => decode(path) !== null && isMadePage(one),
    },
    path,
  );

async function answerRead(services: Services, exchange: Exchange, served: Served): Promise<void> {
  const { request, response, path, query } = exchange;
  const { release, sets } = served;
  if (path === securityTextPath) {
    setHeaders(exchange, sets);
    return serveSecurityText(exchange, services.env, services.now());
  }
  const spelled = redirectTarget(release.pages, path) ?? redirectTarget(release.lists, path);
  const file = spelled ? null : (release.findFile(path) ?? release.findFile(decode(path) ?? ''));
  const target = spelled ?? (file ? null : leadOn(release, path));
  if (target) {
    setHeaders(exchange, sets);
    return void response.writeHead(308, { location: target + query }).end();
  }
  if (!file) return askAstro(services, exchange, served);
  const special = isRegional(path)
    ? await readRegionHint(services, request.headers, request.socket.remoteAddress ?? '')
    : {};
  await answerFile({ services, ...served }, exchange, file, { special, status: statusOf(path) });
}

/** Follows the release: its headers are put together when it is first served. */
function followRelease(env: Env, currentRelease: () => Release): () => Served {
  const inUse = readInUse(env);
  const sites = listSites(env);
  let served: Served | null = null;
  return () => {
    const release = currentRelease();
    if (served?.release !== release)
      served = { release, inUse, sites, sets: createHeaderSets(env, release.inlineHashes) };
    return served;
  };
}

/** Everything in front of the Astro handler, in this order: host, method, origin, size, redirects, files, pages, not found. */
export function createFront(services: Services, currentRelease: () => Release) {
  const { env, log } = services;
  const nameRoute = createRouteNames();
  const currentlyServed = followRelease(env, currentRelease);
  const mayReport = createReportPace(services.now);
  const watchProxy = createProxyWatch(env.TRUST_PROXY, log);

  const answer = async (exchange: Exchange, served: Served): Promise<void> => {
    const refusal = refuse(exchange, env.allowedHosts);
    if (!refusal && isRead(exchange.request.method)) return answerRead(services, exchange, served);
    setHeaders(exchange, served.sets);
    const refused = refusal ?? checkWriteOf(exchange, served.sites);
    if (refused) return answerProblem(log, exchange, refused);
    if (isCspReport(exchange)) return takeCspReports(services, exchange, mayReport);
    await answerWrite(services, exchange, served);
  };

  const answerWithin = (exchange: Exchange, served: Served, origin: Origin, work: () => Promise<void>): void => {
    const answerFor = (error: unknown): Promise<void> => {
      // a piece of a release that is not kept any more
      if (error instanceof FileGone && served.release.isThere()) return answerNotFound(services, exchange, served);
      throw error;
    };
    const end = (error: unknown) => fail(log, exchange, served.sets, error);
    log.within(origin, () => void work().catch(answerFor).catch(end));
  };

  /** The many: files by the address that links name. They need nothing but the file, and no line in the log. */
  const answerKnown = (exchange: Exchange, served: Served, origin: Origin): boolean => {
    const { request, path } = exchange;
    if (!isRead(request.method) || isRegional(path) || refuse(exchange, env.allowedHosts)) return false;
    const file = served.release.findFile(path);
    if (!file) return false;
    const begun = answerFile({ services, ...served }, exchange, file, { status: statusOf(path) });
    begun?.catch((error: unknown) => answerWithin(exchange, served, origin, () => Promise.reject(error)));
    return true;
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = openExchange(request, response, nameRoute);
    const origin = toOrigin(services, exchange, exchange.route);
    const served = currentlyServed();
    watchProxy(exchange);
    recordAccess(services, exchange, origin);
    if (answerKnown(exchange, served, origin)) return;
    answerWithin(exchange, served, origin, () => answer(exchange, served));
  };
}
