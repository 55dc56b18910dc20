import * as z from 'zod';
import type { Cart, Commerce } from '#commerce/commerce.ts';
import { retention } from '#config/retention.ts';
import { countPieces } from '#domain/basket/basket.ts';
import { countUnpaid, decideOrderState, decidePieces, type HeldPieces } from '#domain/order/order.ts';
import { isOpen, placingRows } from '../journal/placing-record.ts';
import type { Log } from '../log.ts';
import type { Mutex } from '../mutex.ts';
import { isKnownPaid, notePaid } from '../payment/paid-at.ts';
import { askForOrder } from '../payment/payment-looks.ts';
import { findReplacement } from '../payment/successor.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/**
 * Pieces of a cart that has become an order, or may; the key is visitor and cart. Kept as long as the cart's record in the journal, which
 * says whether there is an order: so no row has to be removed when there is none.
 */
export const unpaidPiecesRows: RowFormat<number> = {
  kind: 'unpaid-pieces',
  prefix: 'unpaid-pieces:',
  schema: z.int().min(0),
  keptSeconds: retention['unpaid-pieces'].seconds,
};

type PiecesCheck =
  | { kind: 'free' }
  /** `orders`: the unpaid ones, newest first; `held`, `ordered` and `most` in pieces */
  | { kind: 'pay-first'; orders: string[]; held: number; ordered: number; most: number }
  /** too many by the rows, and the commerce API cannot be asked whether they are paid by now */
  | { kind: 'unknown' };

/**
 * `visitor`: a keyed hash, so that no address is kept. `replaced`: orders that the cart replaces. `leaseMs`: how long a dead
 * process keeps its lease.
 */
type PiecesRequest = { visitor: string; cart: Cart; replaced: readonly string[]; leaseMs: number };

/** Pieces in unpaid orders of one visitor, over all servers (rule order.unpaid-pieces). */
export type UnpaidPieces = {
  /** called right before the cart becomes an order, whose pieces count from here on if `free`. Rejects when the storage does */
  take(request: PiecesRequest): Promise<PiecesCheck>;
};

type Options = RowDependencies & {
  log: Log;
  now: () => number;
  commerce: Pick<Commerce, 'getOrder' | 'confirmPayment' | 'getCart'>;
  runExclusive: Mutex['runExclusive'];
  most: number;
};

/** `orderId` null while it is being made */
type Held = HeldPieces & { cartId: string; orderId: string | null; startedAt: number };

/**
 * By the rows alone; null where the cart has no order, and none is being made. An order that was paid, closed or ordered anew elsewhere
 * still counts as unpaid.
 */
async function readHeld(options: Options, cartId: string, pieces: number, leaseMs: number): Promise<Held | null> {
  const row = await openRows(placingRows, options).find(cartId);
  if (row === null) return null;
  if (row.value && row.value.step !== 'placed' && !isOpen(row.value, options.now(), leaseMs)) return null;
  const { orderId = null, startedAt = 0 } = row.value ?? {};
  const isPaid = orderId !== null && (await isKnownPaid(options, orderId));
  return { cartId, orderId, pieces, startedAt, state: isPaid ? 'paid' : 'unpaid' };
}

/** By the commerce API; null where it cannot be asked. */
async function askState(options: Options, orderId: string): Promise<HeldPieces['state'] | null> {
  const order = await askForOrder(options, orderId);
  if (order === null) return null;
  if (order === 'gone') return 'closed';
  const state = decideOrderState(order);
  if (state === 'paid') await notePaid(options, orderId);
  if (state !== 'awaiting-payment') return state === 'closed' ? 'closed' : 'paid';
  return (await findReplacement(options, orderId)) === null ? 'unpaid' : 'replaced';
}

/** The commerce API is asked only where the rows alone would make the buyer wait. */
async function checkStates(options: Options, held: readonly Held[]): Promise<Held[] | null> {
  const checked: Held[] = [];
  for (const one of held) {
    const isOpen = one.orderId !== null && one.state === 'unpaid';
    const state = isOpen ? await askState(options, one.orderId ?? '') : one.state;
    if (state === null) return null;
    checked.push({ ...one, state });
  }
  return checked;
}

async function decide(options: Options, held: readonly Held[], ordered: number): Promise<PiecesCheck> {
  const { most } = options;
  if (decidePieces(held, ordered, most) === 'free') return { kind: 'free' };
  const known = await checkStates(options, held);
  if (known === null) return { kind: 'unknown' };
  if (decidePieces(known, ordered, most) === 'free') return { kind: 'free' };
  const waiting = known.filter(({ state }) => state === 'unpaid').toSorted((a, b) => b.startedAt - a.startedAt);
  const orders = waiting.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  return { kind: 'pay-first', orders, held: countUnpaid(known), ordered, most };
}

/** Builds it on storage and commerce API. */
export const createUnpaidPieces = (options: Options): UnpaidPieces => ({
  take: ({ visitor, cart, replaced, leaseMs }) =>
    // or two baskets of one visitor at the same moment would both be within the limit
    options.runExclusive(unpaidPiecesRows.prefix + visitor, async () => {
      const rows = openRows({ ...unpaidPiecesRows, prefix: `${unpaidPiecesRows.prefix}${visitor}:` }, options);
      const others = (await rows.list()).filter(({ id }) => id !== cart.id);
      const held = await Promise.all(others.map(({ id, value }) => readHeld(options, id, value ?? 0, leaseMs)));
      const standing = held
        .filter((one) => one !== null)
        .filter(({ orderId }) => orderId === null || !replaced.includes(orderId));
      const ordered = countPieces(cart.basket.lines);
      const check = await decide(options, standing, ordered);
      if (check.kind === 'free') await rows.write(cart.id, ordered);
      return check;
    }),
});
