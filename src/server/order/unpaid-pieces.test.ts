import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart, Commerce } from '#commerce/commerce.ts';
import { countUnpaid, decidePieces, type HeldPieces } from '#domain/order/order.ts';
import { type PlacingRecord, placingRows, toUnsettledRecord } from '../journal/placing-record.ts';
import { recordLog } from '../log-for-tests.ts';
import { createMutex } from '../mutex.ts';
import { changePaymentRecord } from '../payment/payment-rows.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { createUnpaidPieces } from './unpaid-pieces.ts';

const most = 48;
const leaseMs = 4_000;
const now = () => 1_000_000;
type Made = { id: string; pieces: number; isPaid: boolean; isClosed: boolean; by: Made | null };

/** The same in a few words: replaced as long as an order in its place is open or paid. */
function stateOf({ isPaid, isClosed, by }: Made): HeldPieces['state'] {
  if (isPaid) return 'paid';
  if (isClosed) return 'closed';
  for (let next = by; next !== null; next = next.by) if (next.isPaid || !next.isClosed) return 'replaced';
  return 'unpaid';
}

/** A commerce API that knows these orders and nothing else. */
const tell = (orders: Map<string, Made>) =>
  ({
    getOrder: async (id: string) => {
      const { isPaid, isClosed } = orders.get(id) as Made;
      const words = { status: isClosed ? 'closed' : 'pendingapproval', paymentStatus: isPaid ? 'fullypaid' : null };
      return { ok: true, value: { id, ...words, shipping: { recipient: '' }, email: '' } };
    },
    confirmPayment: async () => ({ ok: false, failure: { kind: 'refused', operation: '', reason: 'not-payable' } }),
    getCart: () => Promise.reject(new Error('no cart is asked for')),
  }) as unknown as Pick<Commerce, 'getOrder' | 'confirmPayment' | 'getCart'>;

const cartOf = (id: string, quantity: number) =>
  ({ id, basket: { lines: [{ quantity, isKitComponent: false }] } }) as unknown as Cart;

const lease = (until: number) => ({ owner: 'another process', until });
/** How a placing is left that made no order and will make none with nobody there. */
const ended: Partial<PlacingRecord>[] = [
  { step: 'failed' },
  { step: 'begun', lease: null },
  { step: 'begun', lease: lease(now()) },
  { step: 'begun', lease: lease(now() + 86_400_000) },
];

function begin() {
  const storage = createMemoryStorage(now);
  const { log } = recordLog();
  const orders = new Map<string, Made>();
  const { runExclusive } = createMutex({ storage, log, now });
  const unpaid = createUnpaidPieces({ storage, log, now, runExclusive, most, commerce: tell(orders) });
  let carts = 0;

  const journal = (cartId: string, changes: Partial<PlacingRecord>) =>
    openRows(placingRows, { storage, log }).write(cartId, { ...toUnsettledRecord(cartId, 0), key: 'k', ...changes });

  /** One press of a visitor, as a placing makes it; what the rule says of it is compared at once. */
  async function press(
    visitor: string,
    pieces: number,
    { replaces, fails }: { replaces: Made | null; fails: boolean },
  ) {
    const cartId = `cart-${(carts += 1)}`;
    const standing = [...orders.values()].filter(({ id }) => id.startsWith(visitor) && id !== replaces?.id);
    const held = standing.map((one) => ({ pieces: one.pieces, state: stateOf(one) }));
    const cart = cartOf(cartId, pieces);
    const check = await unpaid.take({ visitor, cart, replaced: replaces ? [replaces.id] : [], leaseMs });
    expect(check.kind).toBe(decidePieces(held, pieces, most));
    if (check.kind === 'pay-first') expect(check).toMatchObject({ held: countUnpaid(held), ordered: pieces });
    if (check.kind !== 'free') return journal(cartId, { step: 'failed' });
    if (fails) return journal(cartId, ended[carts % ended.length] ?? {});
    const made: Made = { id: `${visitor}-${cartId}`, pieces, isPaid: false, isClosed: false, by: null };
    orders.set(made.id, made);
    await journal(cartId, { step: 'placed', orderId: made.id });
    if (!replaces) return;
    replaces.by = made;
    const replaced = { cartId, orderId: made.id, since: carts };
    const note = (before: object) => ({ record: { ...before, replaced }, result: undefined });
    await changePaymentRecord({ storage, log }, replaces.id, note as Parameters<typeof changePaymentRecord>[2]);
  }

  return { orders, press, unpaid, journal };
}

const visitors = ['a', 'b'] as const;
const step = fc.record({
  what: fc.constantFrom('place', 'place', 'place', 'fail', 'pay', 'close', 'replace'),
  visitor: fc.constantFrom(...visitors),
  pieces: fc.integer({ min: 1, max: 60 }),
  at: fc.nat({ max: 50 }),
});

// rule order.unpaid-pieces
test('whatever is placed, refused, paid, closed and ordered anew: only unpaid pieces of this visitor count, each once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { orders, press } = begin();
      for (const { what, visitor, pieces, at } of steps) {
        const own = [...orders.values()].filter(({ id }) => id.startsWith(visitor));
        const one = own[at % Math.max(1, own.length)];
        if (what === 'place' || what === 'fail')
          await press(visitor, pieces, { replaces: null, fails: what === 'fail' });
        else if (one && stateOf(one) === 'unpaid') {
          if (what === 'pay') one.isPaid = true;
          else if (what === 'close') one.isClosed = true;
          else await press(visitor, one.pieces, { replaces: one, fails: false });
        }
      }
    }),
    { numRuns: 150 },
  );
});

// rule order.unpaid-pieces
test.each<[string, string, Partial<PlacingRecord>[]]>([
  ['pay-first', 'an order may come of it', [{ step: 'begun', lease: lease(now() + leaseMs) }, { step: 'converting' }]],
  ['free', 'nobody makes an order of it', ended],
])('%s after another basket of the visitor, where %s', async (kind, _why, records) => {
  for (const record of records) {
    const { unpaid, journal } = begin();
    const press = { visitor: 'a', replaced: [], leaseMs };
    await unpaid.take({ ...press, cart: cartOf('first', most) });
    await journal('first', record);
    expect(await unpaid.take({ ...press, cart: cartOf('next', 1) }), JSON.stringify(record)).toMatchObject({ kind });
  }
});
