import ipaddr from 'ipaddr.js';
import { readIp } from '../handlers/serve.ts';
import { findEndpointBucket } from '../limits/endpoint-buckets.ts';
import type { Log } from '../log.ts';
import { recordProblem } from '../problem-lines.ts';
import { findClientAddress, type Network, toClientNetwork } from '../proxy-networks.ts';
import type { Services } from '../services.ts';
import type { Exchange } from './exchange.ts';
import { isEndpoint } from './guard.ts';

/** The page that says when to try again; made by `src/pages/too-many.astro` in the place of the one that was asked for. */
export const tooManyPath = '/too-many';

/** What was asked for too often. `bare`: no page says it, because a script asked or there were too many of those; `wait` in seconds. */
type TooMany = { kind: 'page' | 'bare'; wait: number };

/** Pages that are pieces of others: a script asks for them, and knows what to do without. */
const pieces = new Set(['/details/box/[slug]', '/catalogue/offers/[make]/[engine]']);

/** True where a pattern of `src/pages` is that of a piece. */
export const isPiece = (route: string): boolean => pieces.has(route);

/**
 * For pages and pieces that are made when they are asked for: null while this visitor may have one more, which then counts, also
 * where it is the same again. Endpoints count for themselves (`handlers/serve.ts`).
 */
export async function checkPageArrival(
  services: Services,
  { request }: Exchange,
  route: string,
): Promise<TooMany | null> {
  const found = isEndpoint(route) ? undefined : findEndpointBucket(request.method ?? '', route);
  if (found === undefined) return null;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '') || null;
  const ip = readIp(services, forwarded, request.socket.remoteAddress ?? '');
  const asker = { address: toClientNetwork(ip) };
  const wait = await services.limits.take(found.bucket, asker);
  if (wait === 0) return null;
  recordProblem(services.log, 429, 'too-many-requests');
  const isPage = !isPiece(route) && (await services.limits.take('refused', asker)) === 0;
  return { kind: isPage ? 'page' : 'bare', wait };
}

/** 429 without a page. */
export function sendTooMany({ response }: Exchange, wait: number): void {
  response.writeHead(429, { 'retry-after': String(wait), 'cache-control': 'no-store' }).end();
}

const insideRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/**
 * Looks out for a proxy that nobody named in TRUST_PROXY, behind which all visitors would be one: something inside our own
 * network that tells of another address. Warns once.
 */
export function createProxyWatch(trusted: readonly Network[], log: Log) {
  let hasWarned = false;
  return ({ request }: Pick<Exchange, 'request'>): void => {
    const forwarded = request.headers['x-forwarded-for'];
    const socketAddress = request.socket.remoteAddress ?? '';
    if (hasWarned || forwarded === undefined || !ipaddr.isValid(socketAddress)) return;
    const isInside = insideRanges.has(ipaddr.process(socketAddress).range());
    const own = findClientAddress([], null, socketAddress);
    if (!isInside || findClientAddress(trusted, '192.0.2.1', socketAddress) !== own) return;
    hasWarned = true;
    log.warn('proxy-not-trusted', { remedy: 'name its network in TRUST_PROXY' });
  };
}
