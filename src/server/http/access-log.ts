import { elapsedMs, openRequest, type Origin } from '../log-origin.ts';
import { readIp } from '../handlers/serve.ts';
import { toClientNetwork } from '../proxy-networks.ts';
import type { Services } from '../services.ts';
import { todayOf } from '../today.ts';
import type { Exchange } from './exchange.ts';

type Parts = Pick<Services, 'env' | 'log' | 'now' | 'measures'>;

/** The origin of all lines about this request, with a short name of the visitor's address that is another one every day. */
export function toOrigin({ env, log, now }: Parts, { request }: Exchange, route: string): Origin {
  // asked for now: a connection that is closed has none
  const { remoteAddress = '' } = request.socket;
  const nameClient = () => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '') || null;
    return log.toRef(`client ${todayOf(now)} ${toClientNetwork(readIp({ env }, forwarded, remoteAddress))}`);
  };
  return openRequest({ method: request.method ?? '', route }, nameClient);
}

/** Files and pages of the build are not told: there are many, and no code of ours made them. */
const isLogged = ({ path, isOnDemand }: Exchange): boolean => isOnDemand || path.startsWith('/api/');

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** What is counted of every request, and of those that are told how long they took; the words are few whoever asks. */
function countRequest(measures: Parts['measures'], exchange: Exchange, { facts, startedAt }: Origin): void {
  const { request, response } = exchange;
  const route = String(facts['route']);
  const method = methods.has(request.method ?? '') ? String(request.method) : 'other';
  const status = response.writableFinished ? String(response.statusCode) : 'cut';
  measures.increment('http_requests_total', { method, route, status });
  if (isLogged(exchange)) measures.observe('http_request_seconds', { route }, (performance.now() - startedAt) / 1000);
}

/** Counts it and writes one line when it is over: status and milliseconds; `isCut` when the visitor went before the answer did. */
export function recordAccess({ log, measures }: Parts, exchange: Exchange, origin: Origin): void {
  const { response } = exchange;
  response.once('close', () => {
    countRequest(measures, exchange, origin);
    if (!isLogged(exchange)) return;
    const isCut = response.writableFinished ? undefined : true;
    log.within(origin, () => log.info('request', { status: response.statusCode, ms: elapsedMs(origin), isCut }));
  });
}
