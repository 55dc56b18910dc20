import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem, ProblemCode } from '#api/problem.ts';
import type { Release } from '../release/release.ts';
import type { Services } from '../services.ts';
import { createShop } from '../shop.ts';
import { readBody } from './body.ts';
import { redirectTarget } from './canonical-path.ts';
import { type Refusal, checkContentType, checkHost, checkMethod, checkOrigin, isWrite } from './guard.ts';
import { baseHeaders, contentSecurityPolicy, paymentOrigins, strictTransport } from './headers.ts';

type Exchange = { request: IncomingMessage & { body?: string }; response: ServerResponse; path: string; query: string };

const isOrderPage = (path: string) => path === '/order' || path.startsWith('/order/');

/** Everything in front of the Astro handler, in this order: host, method, origin, size, files, redirects, pages, not found. */
export function createFront(services: Services, currentRelease: () => Release) {
  const { env, log } = services;
  const origins = paymentOrigins(env.PAYPAL_SDK_URL, env.REVOLUT_SDK_URL);
  const sites = [
    new URL(env.SITE_URL).origin,
    ...(env.isSandbox ? [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`] : []),
  ];
  const isSecure = env.SITE_URL.startsWith('https:');

  const answerProblem = (
    { response }: Exchange,
    status: number,
    code: ProblemCode,
    headers: Record<string, string> = {},
  ) => {
    const problem: Problem = { code, ref: randomUUID().slice(0, 8) };
    log.warn('refused', { status, reason: code, ref: problem.ref });
    const close = status === 413 ? { connection: 'close' } : {};
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
      ...close,
    });
    response.end(JSON.stringify(problem));
  };

  const answerNotFound = ({ request, response, path }: Exchange, release: Release) => {
    if (path.startsWith('/api/')) return answerProblem({ request, response, path, query: '' }, 404, 'not-found');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : release.notFoundHtml);
  };

  const setHeaders = ({ response, path }: Exchange, release: Release) => {
    const policy = contentSecurityPolicy(release.inlineHashes, isOrderPage(path) ? origins : []);
    const headers = { ...baseHeaders, ...(isSecure ? strictTransport : {}), 'content-security-policy': policy };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isOrderPage(path)) return;
    response.setHeader('referrer-policy', 'no-referrer');
    // whatever the page says itself: what is below /order may be personal
    response.setHeader('cache-control', 'no-store');
  };

  const refuse = ({ request }: Exchange): Refusal =>
    checkHost(request.headers.host, env.allowedHosts) ??
    checkMethod(request.method) ??
    (isWrite(request.method)
      ? (checkOrigin(request.headers, sites) ?? checkContentType(request.method, request.headers['content-type']))
      : null);

  /** Reads the body for the Astro handler, which would otherwise take any size; false when it was refused. */
  const takeBody = async (exchange: Exchange): Promise<boolean> => {
    if (!isWrite(exchange.request.method)) return true;
    const body = await readBody(exchange.request);
    if (body.ok) exchange.request.body = body.text;
    else if (body.reason === 'too-large') answerProblem(exchange, 413, 'too-large');
    return body.ok;
  };

  const askAstro = async (exchange: Exchange, release: Release) => {
    const locals = { services, shop: createShop(services, exchange.request.headers) };
    await release.handle(exchange.request, exchange.response, () => answerNotFound(exchange, release), locals);
  };

  const answer = async (exchange: Exchange) => {
    const release = currentRelease();
    setHeaders(exchange, release);
    const refusal = refuse(exchange);
    if (refusal) return answerProblem(exchange, refusal.status, refusal.code, refusal.headers);
    if (!(await takeBody(exchange))) return;
    const target = isWrite(exchange.request.method) ? null : redirectTarget(release.pages, exchange.path);
    if (target) return void exchange.response.writeHead(308, { location: target + exchange.query }).end();
    if (isWrite(exchange.request.method)) return askAstro(exchange, release);
    release.serveFile(
      exchange.request,
      exchange.response,
      () => void askAstro(exchange, release).catch((error) => fail(exchange, error)),
    );
  };

  /** A bug of ours: the visitor gets a code, the log gets the place. */
  const fail = (exchange: Exchange, error: unknown) => {
    log.error('unexpected', {
      path: exchange.path.split('/')[1] ?? '',
      reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
    });
    if (exchange.response.headersSent) exchange.response.destroy();
    else answerProblem(exchange, 500, 'shop-unavailable');
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const exchange: Exchange = { request, response, path, query: query === undefined ? '' : `?${query}` };
    answer(exchange).catch((error: unknown) => fail(exchange, error));
  };
}
