import type { OrderAnswer, OrderView } from '#api/order.ts';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import { attemptCopy } from '#config/copy/attempt.ts';
import { sellersTimeZone } from '#config/sellers.ts';
import { decideOrderState, isPaid, type Order } from '#domain/order/order.ts';
import { type Result, succeed } from '#domain/failure.ts';
import { findShareOf } from '#domain/price/net-sums.ts';
import { readZoneDay } from '#domain/zone-clock.ts';
import { readOrderTax } from '../checkout/order-tax.ts';
import { readKnownOrderIds } from '../cookies.ts';
import { noteOrderMailbox, noteOrderNumber, readPlacedOrder } from '../order/placed-order.ts';
import { readKeptPromise } from '../delivery/kept-promise.ts';
import { isPayByOver, notePaid, toPaidDelivery } from '../payment/paid-at.ts';
import { nameOrder } from '../part-titles.ts';
import type { Services } from '../services.ts';
import { toLineAnswer, withNet } from './basket-answer.ts';

type Anew = Pick<OrderView, 'replaced' | 'replaces'>;

/** By what it was ordered anew, and what in place of (rule order.replaced). */
async function readAnew(services: Services, { id }: Order): Promise<Anew> {
  const replacement = await services.replacing.find(id);
  const earlier = await services.replacing.listEarlier(id);
  const by = replacement?.orderId ?? null;
  const number = by === null ? null : ((await readPlacedOrder(services, by))?.number ?? null);
  return {
    ...(replacement === null ? {} : { replaced: { id: by, number } }),
    ...(earlier.ok && earlier.value.length > 0 ? { replaces: earlier.value } : {}),
  };
}

/** `isLookedUp`: the commerce API has just asked the provider whether it is paid */
export type KnownOrder = { order: Order; isLookedUp: boolean };

async function toOrderView(services: Services, { order, isLookedUp }: KnownOrder): Promise<OrderView> {
  // an order is shown without its number rather than not at all
  const tax = await readOrderTax(services, order.id).catch(() => null);
  const paymentFault = await services.payments.findFault(order).catch(() => null);
  const isDeclined = await services.payments.isDeclined(order.id).catch(() => false);
  const attempt = isLookedUp ? await services.payments.findAttempt(order).catch(() => null) : null;
  const anew: Anew = await readAnew(services, order).catch(() => ({}));
  const { captured: _, ...visible } = await nameOrder(services, order);
  const kept = await readKeptPromise(services, order.id).catch(() => null);
  const delivery = kept && isPaid(order) ? await toPaidDelivery(services, order.id, kept) : kept;
  const lines = visible.lines.map((line) => toLineAnswer(services, line, null));
  return {
    ...visible,
    date: readZoneDay(order.date, sellersTimeZone),
    ...withNet({ lines, totals: order.totals }, findShareOf(order)),
    tax,
    ...anew,
    ...(isDeclined ? { isDeclined } : {}),
    ...(attempt === null ? {} : { attempt: { kind: attempt, text: attemptCopy[attempt] } }),
    ...(paymentFault === null ? {} : { paymentFault }),
    ...(delivery === null ? {} : { delivery }),
    ...(delivery && !isPaid(order) && isPayByOver(services.now, delivery) ? { isPayByOver: true as const } : {}),
  };
}

/** Everything, for the buyer. */
export const toOrderAnswer = async (services: Services, known: KnownOrder): Promise<OrderAnswer> => ({
  yours: true,
  order: await toOrderView(services, known),
});

/** True when this visitor holds a sealed token of this very order. */
export const isOwnOrder = async (services: Services, cookie: string | null, orderId: string): Promise<boolean> =>
  (await readKnownOrderIds(services, cookie)).includes(orderId);

/** What its withdrawal is known by (rules withdrawal.no-relay and withdrawal.proof), and that it is paid by now. */
const noteOrder = (services: Services, order: Order) =>
  Promise.all([
    noteOrderNumber(services, order),
    noteOrderMailbox(services, order),
    isPaid(order) ? notePaid(services, order.id) : null,
  ]);

/**
 * For anybody else: number and state, nothing personal. The commerce API is asked only for what was placed here, so that nobody counts
 * through its orders.
 */
async function toStrangersAnswer(services: Services, orderId: string): Promise<OrderAnswer> {
  const isPlacedHere = (await readPlacedOrder(services, orderId).catch(() => null)) !== null;
  const order = isPlacedHere ? await services.commerce.getOrder(orderId) : null;
  if (!order?.ok) return { yours: false };
  return { yours: false, order: { number: order.value.number, state: decideOrderState(order.value) } };
}

type Sight = {
  isBuyer: (orderId: string) => boolean | Promise<boolean>;
  /** what the buyer is shown; the order as it was read where it is left out */
  look?: (order: Order) => Promise<KnownOrder>;
};

/**
 * The order as somebody may see it of whom `isBuyer` tells (rule privacy.order-for-buyer); an id that cannot be one is not asked for.
 */
export async function showOrder(
  services: Services,
  id: string | undefined,
  { isBuyer, look = async (order) => ({ order, isLookedUp: false }) }: Sight,
): Promise<Result<OrderAnswer>> {
  const orderId = opaqueIdSchema.safeParse(id).data;
  if (orderId === undefined)
    return { ok: false, failure: { kind: 'refused', operation: 'getOrder', reason: 'not-found' } };
  if (!(await isBuyer(orderId))) return succeed(await toStrangersAnswer(services, orderId));
  const read = await services.commerce.getOrder(orderId);
  if (!read.ok) return read;
  const known = await look(read.value);
  await noteOrder(services, known.order).catch(() => undefined);
  return succeed(await toOrderAnswer(services, known));
}

/** The same for this visitor. */
export const findOrder = (
  services: Services,
  cookie: string | null,
  id: string | undefined,
): Promise<Result<OrderAnswer>> =>
  showOrder(services, id, { isBuyer: (orderId) => isOwnOrder(services, cookie, orderId) });
