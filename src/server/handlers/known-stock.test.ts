import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BasketAnswer, basketAnswerSchema } from '#api/basket.ts';
import { checkoutAnswerSchema } from '#api/checkout.ts';
import { orderAnswerSchema, type Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { type Answer, readAgreed, reachSummary, testDraft, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import {
  atMaker,
  chooseCountry,
  fillMixed,
  onShelf,
  press,
  reachMixedSummary,
  silenceStock,
} from '#scripts/test-kit/delivery.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => {
  vi.useRealTimers();
  shop.sandbox.store.faults.clear();
});

const readBasket = async (visitor: TestVisitor): Promise<BasketAnswer> =>
  basketAnswerSchema.parse((await visitor.ask('GET', '/api/basket')).body);

/** What the order page says of the delivery of the order that was just placed. */
async function readKept(visitor: TestVisitor, placed: Answer) {
  const { body } = await visitor.ask('GET', `/api/order/${(placed.body as Placed).orderId}`);
  const answer = orderAnswerSchema.parse(body);
  return answer.yours ? answer.order.delivery : null;
}

// rule delivery.known-stock
describe('stock that does not answer at the press', () => {
  /** A summary for Portugal with three lines; from now on no line is answered. */
  async function reachSilence() {
    fillMixed(shop);
    const visitor = shop.visit();
    await chooseCountry(visitor, 'PT');
    await reachMixedSummary(visitor);
    const summary = await readBasket(visitor);
    const agreed = await readAgreed(visitor);
    silenceStock(shop);
    return { visitor, summary, agreed };
  }

  test('the days that were shown are kept, of the order and of each line', async () => {
    const { visitor, summary, agreed } = await reachSilence();
    const placed = await press(visitor, agreed);
    const { promise, leaves, notes, paidBy } = summary.delivery!;
    expect([placed.status, await readKept(visitor, placed)]).toEqual([
      201,
      {
        ...{ promise, leaves, notes, paidBy },
        lines: summary.lines.map(({ slug, delivery }) => ({ slug, isLate: slug === atMaker, delivery })),
      },
    ]);
  });

  test('a reading without an answer between summary and press takes nothing away', async () => {
    const { visitor, summary, agreed } = await reachSilence();
    expect((await readBasket(visitor)).delivery?.promise).toEqual({ kind: 'unknown', why: 'not-asked' });
    const placed = await press(visitor, agreed);
    expect(await readKept(visitor, placed)).toMatchObject({ promise: summary.delivery!.promise });
  });

  test('by the clock of the press: days that have become later are asked about', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:30:00Z') });
    const visitor = shop.visit();
    fillMixed(shop);
    await reachSummary(visitor, { part: onShelf });
    const agreed = await readAgreed(visitor);
    silenceStock(shop);
    vi.setSystemTime('2026-11-23T13:05:00Z');
    const refused = await press(visitor, agreed);
    expect([refused.status, (refused.body as Problem).code]).toEqual([409, 'delivery-changed']);
  });

  test('an hour later nothing is known any more: that is asked about, and then agreed to', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:30:00Z') });
    const { visitor, agreed } = await reachSilence();
    const before = shop.sandbox.store.orders.list().length;
    vi.setSystemTime('2026-11-23T09:30:00Z');
    const refused = await press(visitor, agreed);
    expect([refused.status, (refused.body as Problem).code]).toEqual([409, 'delivery-changed']);
    expect(shop.sandbox.store.orders.list()).toHaveLength(before);
    const placed = await press(visitor, await readAgreed(visitor));
    expect([placed.status, await readKept(visitor, placed)]).toMatchObject([
      201,
      { promise: { kind: 'unknown', why: 'not-asked' } },
    ]);
  });

  test('stock that was read for another country does not count', async () => {
    const { visitor } = await reachSilence();
    await chooseCountry(visitor, 'FR');
    const { basket } = checkoutAnswerSchema.parse((await visitor.ask('GET', '/api/checkout')).body);
    const id = basket.shippingMethods.find(({ name }) => name === 'UPS Standard')?.id ?? '';
    await visitor.ask('PUT', '/api/checkout/shipping-method', { id });
    const shipping = { ...testDraft.shipping, country: 'FR', postcode: '75001' };
    await visitor.ask('PUT', '/api/checkout/postcode', { postcode: '75001' });
    await visitor.ask('PUT', '/api/checkout/shipping-method', { id });
    const paymentMethodId = basket.paymentMethodId ?? '';
    await visitor.ask('PUT', '/api/checkout/draft', { ...testDraft, shipping, shippingMethodId: id, paymentMethodId });
    const placed = await press(visitor, await readAgreed(visitor));
    expect(await readKept(visitor, placed)).toMatchObject({ promise: { kind: 'unknown', why: 'not-asked' } });
  });
});
