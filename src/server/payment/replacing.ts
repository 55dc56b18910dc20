import type { Cart, Commerce } from '#commerce/commerce.ts';
import { sharesParts } from '#domain/basket/basket.ts';
import { isRefusedAs, type Result, succeed } from '#domain/failure.ts';
import { decideOrderState, type Order } from '#domain/order/order.ts';
import { isCaptureHeld, isMoneyTaken, type Replacement } from '#domain/payment/payment-record.ts';
import { decideReplacing, noteReplacedBy, noteReplaces } from '#domain/payment/replacement.ts';
import type { Log } from '../log.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import {
  addCartReplaces,
  changePaymentRecord,
  listReplaced,
  readCartReplaces,
  readPaymentRecord,
} from './payment-rows.ts';
import { askForOrder } from './payment-looks.ts';
import { findReplacement } from './successor.ts';

/**
 * `open`: ids of the orders that the cart replaces; `isStanding`: another one is paid, may be, or was ordered anew already.
 * null where the commerce API cannot be asked.
 */
type ReplacingCheck = { open: string[]; isStanding: boolean };

/** An order that another one has replaced. `isTaken`: money was taken for it, or may be taken at this moment. */
type EarlierOrder = { id: string; number: string | null; isTaken: boolean };

/** Unpaid orders whose parts are ordered anew: only one of the two is paid, and if both are, the seller hears of it (rule order.replaced). */
export type Replacing = {
  /** before the cart becomes an order: the commerce API is asked for the orders whose parts it still holds */
  check(cart: Cart): Promise<ReplacingCheck | null>;
  /** right before the cart becomes an order, once that is journalled: from here on no payment of theirs is captured; false where one is standing */
  claim(cartId: string, orders: readonly string[]): Promise<boolean>;
  /** the cart has become this order; a second call changes nothing */
  noteOrdered(placed: { cartId: string; orderId: string }): Promise<void>;
  /** the parts of this order are in the cart `into` now, and with them what was in the cart `begun` */
  noteRestored(orderId: string, carts: { into: string; begun: string | null }): Promise<void>;
  find(orderId: string): Promise<Replacement | null>;
  /** the orders that this one has replaced, the latest first */
  listEarlier(orderId: string): Promise<Result<EarlierOrder[]>>;
};

type Options = RowDependencies & {
  log: Log;
  now: () => number;
  commerce: Pick<Commerce, 'getOrder' | 'confirmPayment' | 'getCart'>;
};

/** True where money was taken for an order, or a window may be taking it now. */
async function isTakenOrHeld(options: Options, order: Order): Promise<boolean> {
  const record = await readPaymentRecord(options, order.id);
  return isMoneyTaken(order, record) || isCaptureHeld(record, options.now());
}

/** null where the cart does not replace the order: it is closed or unknown by now, or the cart has none of its parts any more */
async function checkOne(
  options: Options,
  cart: Cart,
  orderId: string,
): Promise<'open' | 'standing' | 'unknown' | null> {
  const order = await askForOrder(options, orderId);
  if (order === null) return 'unknown';
  if (order === 'gone' || !sharesParts(order.lines, cart.basket.lines)) return null;
  const state = decideOrderState(order);
  if (state === 'closed') return null;
  const replacement = await findReplacement(options, orderId);
  const isOthers = replacement !== null && replacement.cartId !== cart.id;
  return state !== 'awaiting-payment' || isOthers || (await isTakenOrHeld(options, order)) ? 'standing' : 'open';
}

async function check(options: Options, cart: Cart): Promise<ReplacingCheck | null> {
  const found: ReplacingCheck = { open: [], isStanding: false };
  for (const orderId of await readCartReplaces(options, cart.id)) {
    const one = await checkOne(options, cart, orderId);
    if (one === 'unknown') return null;
    if (one === 'open') found.open.push(orderId);
    found.isStanding ||= one === 'standing';
  }
  return found;
}

async function claim(options: Options, cartId: string, orders: readonly string[]): Promise<boolean> {
  for (const orderId of orders) {
    const kind = await changePaymentRecord(options, orderId, (before) => {
      const decision = decideReplacing(before, { cartId, now: options.now() });
      return { record: decision.kind === 'claimed' ? decision.record : before, result: decision.kind };
    });
    if (kind === 'standing') return false;
  }
  return true;
}

async function noteOrdered(options: Options, { cartId, orderId }: { cartId: string; orderId: string }): Promise<void> {
  const replaced: string[] = [];
  for (const earlier of await readCartReplaces(options, cartId)) {
    const isReplaced = await changePaymentRecord(options, earlier, (before) => {
      const record = noteReplacedBy(before, cartId, orderId);
      return { record, result: record.replaced?.orderId === orderId };
    });
    if (isReplaced) replaced.push(earlier);
  }
  if (replaced.length === 0) return;
  await changePaymentRecord(options, orderId, (before) => ({
    record: noteReplaces(before, replaced),
    result: undefined,
  }));
}

async function readEarlier(options: Options, id: string): Promise<Result<EarlierOrder | null>> {
  const order = await options.commerce.getOrder(id);
  if (!order.ok) return isRefusedAs(order.failure, 'not-found') ? succeed(null) : order;
  return succeed({ id, number: order.value.number, isTaken: await isTakenOrHeld(options, order.value) });
}

async function listEarlier(options: Options, orderId: string): Promise<Result<EarlierOrder[]>> {
  const found: EarlierOrder[] = [];
  for (const id of await listReplaced(options, orderId)) {
    const earlier = await readEarlier(options, id);
    if (!earlier.ok) return earlier;
    if (earlier.value !== null) found.push(earlier.value);
  }
  return succeed(found);
}

/** Builds it on storage and commerce API; several servers share it. */
export const createReplacing = (options: Options): Replacing => ({
  find: (orderId) => findReplacement(options, orderId),
  check: (cart) => check(options, cart),
  claim: (cartId, orders) => claim(options, cartId, orders),
  noteOrdered: (placed) => noteOrdered(options, placed),
  listEarlier: (orderId) => listEarlier(options, orderId),
  async noteRestored(orderId, { into, begun }) {
    const along = begun === null || begun === into ? [] : await readCartReplaces(options, begun);
    await addCartReplaces(options, into, [orderId, ...along]);
  },
});
