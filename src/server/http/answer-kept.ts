import { defaultCountry } from '#config/countries.ts';
import { isWithoutBasket } from '../cookies.ts';
import { readIp } from '../handlers/serve.ts';
import { findCountry } from '../handlers/visitor.ts';
import { type KeptAnswer, sharedRoutes } from '../live/kept-answers.ts';
import { findEndpointBucket } from '../limits/endpoint-buckets.ts';
import { toClientNetwork } from '../proxy-networks.ts';
import type { Services } from '../services.ts';
import type { Exchange } from './exchange.ts';

/** What has just been answered to somebody of whom nothing else shapes the answer; null where it has to be made. */
function find(services: Services, { request, path, query }: Exchange, ip: string): KeptAnswer | null {
  const { cookie } = request.headers;
  if (request.method !== 'GET' || !isWithoutBasket(services, cookie)) return null;
  const country = findCountry(services, cookie ?? null, ip);
  if (country === undefined) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return services.kept.find({
    ...{ url: path + query, cookie: cookie ?? null, accepted },
    country: country ?? defaultCountry,
  });
}

/**
 * Answers with the bytes that the last visitor got who asked the same (rule availability.shared), counted like every other
 * question. False where the answer has to be made: also where it is one too many, which is then said by whoever makes it.
 */
export async function answerKept(services: Services, exchange: Exchange): Promise<boolean> {
  const { request, response, path, query, route } = exchange;
  const found = findEndpointBucket(request.method ?? '', route);
  if (!found || !sharedRoutes.includes(route)) return false;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '') || null;
  const ip = readIp(services, forwarded, request.socket.remoteAddress ?? '');
  const kept = find(services, exchange, ip);
  if (kept === null) return false;
  const asker = { address: toClientNetwork(ip), cart: null, order: null, repeat: path + query };
  if ((await services.limits.take(found.bucket, asker)) > 0) return false;
  exchange.isOnDemand = true;
  response.writeHead(200, [...kept.headers]);
  response.end(kept.body);
  return true;
}
