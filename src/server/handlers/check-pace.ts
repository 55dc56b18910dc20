import { type Bucket, type BucketName, buckets } from '#config/buckets.ts';
import { readCartId } from '../cart-holder.ts';
import { readOwnOrderId } from '../cookies.ts';
import { answerProblem, type Where } from './answer.ts';
import { toClientNetwork } from '../proxy-networks.ts';
import type { Services } from '../services.ts';
import { findEndpointBucket } from '../limits/endpoint-buckets.ts';

/** 429 with the seconds after which it may be tried again. */
const refuse = (services: Services, retryAfter: number): Response =>
  answerProblem(services, 429, 'too-many-requests', { retryAfter });

/** Null while this visitor may do it once more, which then counts; else the answer to give. */
export async function checkPace(services: Services, bucket: BucketName, { ip }: Where): Promise<Response | null> {
  const wait = await services.limits.take(bucket, { address: toClientNetwork(ip) });
  return wait === 0 ? null : refuse(services, wait);
}

/** The same for every request when it comes, before anything is done for it; `route` as `src/pages` has it. */
export async function checkArrival(
  services: Services,
  request: Request,
  { route, ip }: { route: string; ip: string },
): Promise<Response | null> {
  const found = findEndpointBucket(request.method, route);
  if (found === undefined || found.onlyAccepted) return null;
  const { pathname, search } = new URL(request.url);
  const cookie = request.headers.get('cookie');
  const bucket: Bucket = buckets[found.bucket];
  const wait = await services.limits.take(found.bucket, {
    address: toClientNetwork(ip),
    cart: bucket.cart ? await readCartId(services, cookie) : null,
    // whoever only knows the id of an order does not use up its buyer's tries
    order: bucket.order ? await readOwnOrderId(services, cookie) : null,
    repeat: pathname + search,
    isOpening: request.method === 'POST' && route === '/api/basket/lines',
  });
  return wait === 0 ? null : refuse(services, wait);
}
