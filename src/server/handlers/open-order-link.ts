import { handOrder } from '../cookies.ts';
import type { Services } from '../services.ts';
import { answerSeeOther } from './answer.ts';

/**
 * The link of the confirmation mail: exchanged at once for the order cookie, and on to the clean address, so that the token
 * reaches no history, referrer or script. A link that does not open leads to the same page without the right.
 * It stays good for its age: mail programs open links before people do.
 */
export async function openOrderLink(
  services: Services,
  orderId: string,
  { link, cookie }: { link: string; cookie: string | null },
): Promise<Response> {
  const opened = await services.seal.open('order-link', link);
  const isFor = opened?.['id'] === orderId;
  return answerSeeOther(
    `/order/${encodeURIComponent(orderId)}`,
    isFor ? await handOrder(services, cookie, { orderId, cartId: null }) : [],
  );
}
