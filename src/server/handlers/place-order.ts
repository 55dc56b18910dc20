import { type Placed, placeOrderSchema } from '#api/order.ts';
import { placingCopy as copy } from '#config/copy/placing.ts';
import { site } from '#config/site.ts';
import { endsAtCustoms, type Promised } from '#domain/delivery/promise.ts';
import { writeEnding } from '#domain/delivery/write-promise.ts';
import { formatMoney } from '#domain/price/money.ts';
import { readHeldCartId, readOrderedCart } from '../cart-holder.ts';
import { deleteDraft } from '../checkout/stored-draft.ts';
import { handOrder, readKnownOrderIds } from '../cookies.ts';
import { readKeptPromise } from '../delivery/kept-promise.ts';
import { digestOrder } from '../order/order-digest.ts';
import type { OrderPlace } from '../order/order-pace.ts';
import type { Ordered, PlaceOutcome, PlaceRefusal, PlaceRequest } from '../order/placing-types.ts';
import type { Services } from '../services.ts';
import { toClientNetwork } from '../proxy-networks.ts';
import { answerJson, answerProblem, type Handler, readBody, type Where } from './answer.ts';
import { checkProof } from './proof.ts';

type Otherwise = Extract<Ordered, { kind: 'ordered-otherwise' }>;
/** `cartId`: the basket that it was made of, where that is still the visitor's */
type Placing = { cookie: string | null; cartId: string | null; placing: PlaceRequest };

/** What differs, in a sentence each, and how that order can still be changed. */
async function describeOtherwise(
  services: Services,
  { orderId, differs, agreed }: Otherwise,
  { shownTotal, promised }: PlaceRequest,
): Promise<Record<string, string>> {
  const isExport = endsAtCustoms(await readKeptPromise(services, orderId));
  const write = (days: Promised | null) => (days === null ? '' : writeEnding(days, isExport));
  const sentences = {
    total: copy.totals(formatMoney(agreed.shownTotal), formatMoney(shownTotal)),
    details: copy.details,
    lines: copy.lines,
    days: copy.days(write(agreed.promised), write(promised)),
  };
  return {
    ...Object.fromEntries(differs.map((one) => [one, sentences[one]])),
    change: copy.change(site.supportEmail),
  };
}

/** There is an order, and who sent the request with its basket may see it; it is a success only where the order is as the request showed it. */
async function answerOrdered(
  services: Services,
  outcome: Ordered,
  { cookie, cartId, placing }: Placing,
): Promise<Response> {
  const { orderId } = outcome;
  const cookies = await handOrder(services, cookie, { orderId, cartId });
  if (outcome.kind === 'ordered-otherwise') {
    const fields = await describeOtherwise(services, outcome, placing);
    return answerProblem(services, 409, outcome.kind, { order: orderId, fields, cookies });
  }
  const placed: Placed = { orderId, url: `/order/${orderId}` };
  return answerJson(placed, { status: 201, cookies });
}

type Unpaid = Extract<PlaceRefusal, { kind: 'earlier-unpaid' }>;

/** An order of somebody else behind the same address is counted, and not named. */
async function answerUnpaid(services: Services, outcome: Unpaid, cookie: string | null): Promise<Response> {
  const known = await readKnownOrderIds(services, cookie);
  const order = outcome.orders.find((id) => known.includes(id));
  const fields = { pieces: copy.unpaid(outcome), next: copy.payFirst(site.supportEmail) };
  return answerProblem(services, 409, outcome.kind, { fields, ...(order === undefined ? {} : { order }) });
}

function answerRefusal(services: Services, outcome: Exclude<PlaceRefusal, Unpaid>): Response {
  switch (outcome.kind) {
    case 'invalid-draft':
      return answerProblem(services, 422, 'invalid-draft', { fields: outcome.fields });
    case 'basket-empty':
      return answerProblem(services, 409, 'basket-empty');
    case 'basket-gone':
      return answerProblem(services, 409, 'basket-gone');
    case 'total-changed':
    case 'details-changed':
    case 'delivery-changed':
    case 'out-of-stock':
    case 'earlier-order':
      return answerProblem(services, 409, outcome.kind);
    case 'pending':
      return answerProblem(services, 409, 'order-pending');
    case 'failed':
      return answerProblem(services, 503, 'order-failed');
    case 'unavailable':
      return answerProblem(services, 503, 'shop-unavailable');
  }
}

async function answerOutcome(services: Services, outcome: PlaceOutcome, by: Placing): Promise<Response> {
  if ('orderId' in outcome) return answerOrdered(services, outcome, by);
  if (outcome.kind === 'earlier-unpaid') return answerUnpaid(services, outcome, by.cookie);
  return answerRefusal(services, outcome);
}

const giveBack = ({ log }: Services, place: OrderPlace): Promise<void> =>
  place.release().catch((error: unknown) => log.error('order-place-not-given-back', {}, error));

/** The place of this order among those of its address, or the answer to give (rule order.pace). */
async function takeSlot(
  services: Services,
  where: Where,
  { cartId, proof }: { cartId: string; proof: string | undefined },
): Promise<OrderPlace | Response> {
  const place = await services.orderPace.take(toClientNetwork(where.ip), cartId);
  if (place.kind === 'full') {
    return answerProblem(services, 429, 'too-many-requests', { retryAfter: place.seconds });
  }
  if (!place.needsProof) return place;
  const refusal = await checkProof(services, where, { proof });
  if (refusal) await giveBack(services, place);
  return refusal ?? place;
}

/**
 * The order that a late repeat gets again: that of the basket which the cart cookie names, also of one that is over; without a cookie
 * of a basket only the one that this very request has made (rule order.once). 409 where the basket is gone otherwise.
 */
async function answerRepeat(services: Services, cookie: string | null, agreed: Omit<PlaceRequest, 'cartId'>) {
  const ordered = await readOrderedCart(services, cookie);
  if (ordered === null) return answerProblem(services, 409, 'basket-empty');
  const placing = { ...agreed, cartId: ordered.id };
  const outcome = await services.placing.findOrder(placing, ordered);
  return answerOutcome(services, outcome, { cookie, cartId: ordered.isCartHolder ? ordered.id : null, placing });
}

/**
 * POST /api/order: places the visitor's basket as an order, once. A late repeat whose basket has become an order already gets the same
 * order again.
 */
export const placeOrder: Handler = async (services, request, where) => {
  const body = await readBody(services, request, placeOrderSchema);
  if (!body.ok) return body.failure;
  const cookie = request.headers.get('cookie');
  const cartId = await readHeldCartId(services, cookie);
  const { shown: agreed, proof, ...rest } = body.value;
  const unplaced = { ...rest, seen: digestOrder(agreed), promised: agreed.promised ?? null };
  if (cartId === null) return answerRepeat(services, cookie, unplaced);
  const place = await takeSlot(services, where, { cartId, proof });
  if (place instanceof Response) return place;
  const visitor = services.seal.fingerprint('rate-limit', toClientNetwork(where.ip));
  const placing = { ...unplaced, cartId, visitor };
  const outcome = await services.placing.place(placing);
  services.measures.increment('placings_total', { outcome: outcome.kind });
  // an order that may still come of it keeps its place
  if (outcome.kind !== 'placed' && outcome.kind !== 'pending') await giveBack(services, place);
  if ('orderId' in outcome) {
    services.log.note({ order: services.log.toRef(outcome.orderId) });
    await deleteDraft(services, cartId).catch(() => services.log.warn('draft-not-deleted'));
  }
  return answerOutcome(services, outcome, { cookie, cartId, placing });
};
