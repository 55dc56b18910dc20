import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testTiming } from '#scripts/test-kit/timing.ts';
import type { Agreed } from '#scripts/test-kit/http-buyer.ts';
import { newKey, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';

const dayMs = 86_400_000;
let shop: TestShop;
beforeAll(async () => {
  const timing = {
    deadlines: { 'create-order': 400 },
    placing: { ...testTiming.placing, silenceMs: 1_500, settleMs: 4_000 },
  };
  shop = await openTestShop({ storage: 'memory', timing });
});
afterAll(() => shop.stop());
afterEach(() => {
  vi.useRealTimers();
  shop.sandbox.store.faults.clear();
});

/** The clock of the shop and of the sandbox, so many days from the true one. */
const setClock = (days: number): void =>
  void (vi.useRealTimers(), vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs }));

/** Sets the clock at the moment at which the commerce API is asked for the order. */
function setClockWhilePlacing(days: number): void {
  const { faults } = shop.sandbox.store;
  const { take } = faults;
  faults.take = (operation) => {
    if (operation === 'createOrder') {
      faults.take = take;
      setClock(days);
    }
    return take(operation);
  };
}

/** As the browser does: asks again, with the cookies that it has, as long as nothing is known. */
async function press(visitor: TestVisitor, agreed: Agreed): Promise<{ status: number; body: unknown }> {
  const body = { key: newKey(), ...agreed };
  for (let round = 0; round < 20; round += 1) {
    const answer = await visitor.ask('POST', '/api/order', body);
    if ((answer.body as Problem).code !== 'order-pending') return answer;
  }
  throw new Error('the order stayed pending');
}

/** Until no mail waits any more. */
const untilSent = () =>
  vi.waitFor(async () => expect(await shop.services.storage.list('outbox:open:')).toEqual([]), { timeout: 5_000 });
const orderOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as Placed).orderId ?? (body as Problem).code,
];
const count = (operation: string) => shop.sandbox.store.calls.counts()[operation] ?? 0;

// rule order.once
describe('the clock of the shop', () => {
  test.each([
    { begun: 0, placed: -31, again: 0 },
    { begun: 0, placed: -300, again: 0 },
    { begun: 0, placed: 0, again: 30 },
    { begun: 30, placed: 30, again: 0 },
  ])(
    'at $begun, $placed and $again days while a basket is filled, ordered and pressed again: one order, one mail',
    async (days) => {
      setClock(days.begun);
      const visitor = shop.visit();
      const { agreed } = await reachSummary(visitor);
      const old = new Map(visitor.cookies);
      setClock(days.placed);
      const mailed = count('smtp');
      const { orderId } = (await press(visitor, agreed)).body as Placed;
      await untilSent();
      setClock(days.again);
      for (const tab of [shop.visit(old), visitor]) expect(orderOf(await press(tab, agreed))).toEqual([201, orderId]);
      await untilSent();
      expect(count('smtp') - mailed).toBe(1);
    },
  );

  test('set on by days while a mail waits loses none', async () => {
    shop.sandbox.store.faults.set({ operation: 'smtp', mode: 'error-before' });
    const tried = count('smtp');
    const visitor = shop.visit();
    const { agreed } = await reachSummary(visitor);
    const { orderId } = (await press(visitor, agreed)).body as Placed;
    await vi.waitUntil(() => count('smtp') > tried);
    shop.sandbox.store.faults.clear();
    setClock(30);
    await shop.services.outbox.flush();
    await vi.waitUntil(() =>
      shop.sandbox.store.mails.list().some(({ text }) => text.includes(`/order/${orderId}#link=`)),
    );
  });

  test.each([
    ['is answered', null],
    ['is done, and its answer lost', { operation: 'createOrder', mode: 'drop-after' }],
    ['is done late, after it was given up', { operation: 'createOrder', mode: 'slow', ms: 900 }],
  ] as const)(
    'set on by three days while an order is placed that %s: the buyer gets it, one, sent once',
    async (_, fault) => {
      const visitor = shop.visit();
      const { agreed } = await reachSummary(visitor);
      const old = new Map(visitor.cookies);
      const [created, mailed] = [count('createOrder'), count('smtp')];
      if (fault) shop.sandbox.store.faults.set({ ...fault, times: 1 });
      setClockWhilePlacing(3);
      const [status, orderId] = orderOf(await press(visitor, agreed));
      expect([status, count('createOrder') - created]).toEqual([201, 1]);
      expect(orderOf(await press(shop.visit(old), agreed))).toEqual([201, orderId]);
      await untilSent();
      expect(count('smtp') - mailed).toBe(1);
    },
  );

  test('set on by three days before anything was placed: the basket is over, and none is ordered', async () => {
    const visitor = shop.visit();
    const { agreed } = await reachSummary(visitor);
    const created = count('createOrder');
    setClock(3);
    expect([...orderOf(await press(visitor, agreed)), count('createOrder') - created]).toEqual([409, 'basket-gone', 0]);
  });
});
