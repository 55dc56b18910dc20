import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, testDraft, testPart, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { readCartId } from '../cart-holder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

const ordersBefore = () => new Set(shop.sandbox.store.orders.list().map(({ id }) => id));
const newOrders = (before: Set<string>) => shop.sandbox.store.orders.list().filter(({ id }) => !before.has(id));

async function begin(change?: Parameters<typeof reachSummary>[1]) {
  const visitor = shop.visit();
  const { total, draft, agreed } = await reachSummary(visitor, change);
  const before = ordersBefore();
  return { visitor, total, draft, agreed, key: newKey(), orders: () => newOrders(before) };
}

/** Asks again while the shop says "pending", as the island does. */
async function placeUntilKnown(visitor: TestVisitor, body: unknown) {
  for (let round = 0; round < 20; round += 1) {
    const answer = await visitor.ask('POST', '/api/order', body);
    if ((answer.body as Problem).code !== 'order-pending') return answer;
  }
  throw new Error('the order stayed pending');
}

describe('placing an order', () => {
  // rule order.placing-fields
  test('makes one order of the basket: fields in their order, address, e-mail and comment as typed', async () => {
    const { visitor, agreed, total, key, orders } = await begin({ quantity: 2 });
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect(answer.status).toBe(201);
    const { orderId, url } = answer.body as Placed;
    expect(url).toBe(`/order/${orderId}`);
    const [order, ...others] = orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      id: orderId,
      fieldOrder: ['reqpayment', 'sendtogether', 'shippingaddress', 'comment', 'shipemail', 'paymentmethod'],
      email: 'canary@buyer.example',
      comment: '',
      amounts: { total: total.amount },
      shipping: {
        addressee: 'Canary Testowska',
        city: 'Canaryville',
        zip: '1012 AB',
        country: 'NL',
        phone: '+31 20 555 0199',
      },
      billing: null,
    });
    expect(order?.lines[0]?.item.urlcomponent).toBe(testPart);
    expect([...visitor.cookies.keys()].sort()).toEqual([
      'basketCount',
      'cart_id',
      'known_orders',
      'order_id',
      'orderedBasket',
    ]);
    // rule basket.late-answers: its cookie stays, and is one of no basket
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    expect(await readCartId(shop.services, cookie)).toBeNull();
    expect(visitor.cookies.get('basketCount')).toMatch(new RegExp(`^\\d\\.${visitor.cookies.get('orderedBasket')}$`));
  });

  test('sends the billing address only when its section is shown and good, and says OUTSIDE EU', async () => {
    const billing = {
      name: 'Buyer Ltd',
      address: '1 Bill Road',
      address2: '',
      city: 'Billtown',
      postcode: 'AB1 2CD',
      country: 'GB',
    };
    const shipping = { ...testDraft.shipping, country: 'GB', postcode: 'AB1 2CD' };
    const { visitor, agreed, key, orders } = await begin({ draft: { shipping, showBilling: true, billing } });
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect(answer.status).toBe(201);
    expect(orders()[0]).toMatchObject({
      comment: 'OUTSIDE EU',
      billing: { name: 'Buyer Ltd', city: 'Billtown' },
      tax: 'export',
    });
    expect(orders()[0]?.fieldOrder[3]).toBe('billingaddress');
  });

  // rule order.once
  test('fifty requests at once, with the same key and with others, make one order and get one answer', async () => {
    const { visitor, agreed, key, orders } = await begin();
    const tabs = Array.from({ length: 50 }, (_, n) =>
      shop.visit(new Map(visitor.cookies)).ask('POST', '/api/order', { key: n % 2 ? key : newKey(), ...agreed }),
    );
    const answers = await Promise.all(tabs);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as Placed).orderId)).size).toBe(1);
    expect(orders()).toHaveLength(1);
  });

  test('a late repeat gets the same order: with the old cart cookie, and with the order cookie that names its basket', async () => {
    const { visitor, agreed, key, orders } = await begin();
    const before = new Map(visitor.cookies);
    const first = await visitor.ask('POST', '/api/order', { key, ...agreed });
    const lostAnswer = await shop.visit(before).ask('POST', '/api/order', { key, ...agreed });
    const otherTab = await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
    expect([lostAnswer.status, otherTab.status]).toEqual([201, 201]);
    expect([lostAnswer.body, otherTab.body]).toEqual([first.body, first.body]);
    expect(orders()).toHaveLength(1);
  });

  test('who goes on with the old cart cookie gets a new basket', async () => {
    const { visitor, agreed, key } = await begin();
    const before = new Map(visitor.cookies);
    await visitor.ask('POST', '/api/order', { key, ...agreed });
    const oldTab = shop.visit(new Map(before));
    expect((await oldTab.ask('PUT', '/api/basket/promo-code', { code: '' })).body).toMatchObject({
      code: 'basket-gone',
    });
    const again = shop.visit(before);
    expect((await again.ask('POST', '/api/basket/lines', { part: testPart, quantity: 2 })).body).toMatchObject({
      quantity: 2,
    });
  });
});

describe('what is refused before anything is created', () => {
  const createdSince = (before: Record<string, number>) => {
    const now = shop.sandbox.store.calls.counts();
    return ['createAddress', 'createOrder'].map((operation) => (now[operation] ?? 0) - (before[operation] ?? 0));
  };

  test('a total that the buyer did not see: 409 total-changed', async () => {
    const { visitor, agreed, key } = await begin();
    const before = shop.sandbox.store.calls.counts();
    const shownTotal = { ...agreed.shownTotal, amount: agreed.shownTotal.amount - 1 };
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed, shownTotal });
    expect([answer.status, (answer.body as Problem).code]).toEqual([409, 'total-changed']);
    expect(createdSince(before)).toEqual([0, 0]);
  });

  test('a draft that is not good: 422 with the field texts', async () => {
    const { visitor, agreed, draft, key } = await begin();
    const before = shop.sandbox.store.calls.counts();
    const broken = {
      ...draft,
      repeatEmail: 'other@buyer.example',
      termsAccepted: false,
      shipping: { ...draft.shipping, city: ' ' },
    };
    await visitor.ask('PUT', '/api/checkout/draft', broken);
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect(answer.status).toBe(422);
    expect((answer.body as Problem).fields).toEqual({
      repeatEmail: 'E-mail addresses must match',
      'shipping.city': 'Field is required.',
      termsAccepted: 'Field is required.',
    });
    expect(createdSince(before)).toEqual([0, 0]);
    await visitor.ask('PUT', '/api/checkout/draft', draft);
    expect((await visitor.ask('POST', '/api/order', { key, ...agreed })).status).toBe(201);
  });

  test('a draft whose country or shipping method is not the one that the basket was priced with', async () => {
    const { visitor, agreed, draft, key } = await begin();
    const shipping = { ...draft.shipping, country: 'DE', postcode: '10115' };
    await visitor.ask('PUT', '/api/checkout/draft', { ...draft, shippingMethodId: 'ship-other', shipping });
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect(Object.keys((answer.body as Problem).fields ?? {}).sort()).toEqual(['shipping.country', 'shippingMethodId']);
  });

  test('no basket: 409 basket-empty', async () => {
    const { agreed, key } = await begin();
    const answer = await shop.visit().ask('POST', '/api/order', { key, ...agreed });
    expect([answer.status, (answer.body as Problem).code]).toEqual([409, 'basket-empty']);
  });

  test('stock that is gone by now: 409 out-of-stock, and the basket stays', async () => {
    const { visitor, agreed, key, orders } = await begin();
    const part = shop.sandbox.store.parts.bySlug(testPart);
    if (!part) throw new Error('no part');
    shop.sandbox.store.parts.save({ ...part, gone: true });
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    shop.sandbox.store.parts.save(part);
    expect([answer.status, (answer.body as Problem).code]).toEqual([409, 'out-of-stock']);
    expect(orders()).toEqual([]);
    expect((await visitor.ask('POST', '/api/order', { key, ...agreed })).status).toBe(201);
  });
});

// rule order.once
describe('faults of the commerce API while placing', () => {
  const operations = ['getCart', 'createAddress', 'updateCart', 'createOrder'];
  const modes = [
    'error-before',
    'error-after',
    'hang',
    'hang-after',
    'drop-after',
    'garbage',
    'html',
    'truncated',
    'missing-field',
  ] as const;
  const table = [
    ...operations.flatMap((operation) => modes.map((mode) => ({ operation, mode, times: 1 }))),
    ...modes.map((mode) => ({ operation: 'createOrder', mode, times: 2 })),
    ...['createAddress', 'updateCart'].map((operation) => ({ operation, mode: 'error-before' as const, times: 2 })),
  ];

  test.each(table)(
    '$operation $mode, $times times: at most one order, and a repeat gets it',
    async ({ operation, mode, times }) => {
      const { visitor, agreed, key, orders } = await begin();
      shop.sandbox.store.faults.set({ operation, mode, times });
      const first = await placeUntilKnown(visitor, { key, ...agreed });
      if (first.status === 201) expect(orders().map(({ id }) => id)).toEqual([(first.body as Placed).orderId]);
      else expect(orders()).toEqual([]);
      shop.sandbox.store.faults.clear();
      const again = await placeUntilKnown(visitor, { key, ...agreed });
      expect(again.status).toBe(201);
      expect(orders().map(({ id }) => id)).toEqual([(again.body as Placed).orderId]);
    },
  );

  test('pressed in two tabs while the answer to createOrder is lost: sent once, one order, both get it', async () => {
    const { visitor, agreed, key, orders } = await begin();
    const before = shop.sandbox.store.calls.counts()['createOrder'] ?? 0;
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'drop-after', times: 1 });
    const tabs = [key, key, newKey()].map((own) =>
      placeUntilKnown(shop.visit(new Map(visitor.cookies)), { key: own, ...agreed }),
    );
    const answers = await Promise.all(tabs);
    expect((shop.sandbox.store.calls.counts()['createOrder'] ?? 0) - before).toBe(1);
    expect(orders()).toHaveLength(1);
    expect(answers.map(({ status, body }) => [status, (body as Placed).orderId])).toEqual(
      tabs.map(() => [201, orders()[0]?.id]),
    );
  });

  test('createOrder done and answered 500: found by the look-up, not repeated', async () => {
    const { visitor, agreed, key, orders } = await begin();
    const before = shop.sandbox.store.calls.counts()['createOrder'] ?? 0;
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'error-after' });
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect(answer.status).toBe(201);
    expect((shop.sandbox.store.calls.counts()['createOrder'] ?? 0) - before).toBe(1);
    expect(orders()).toHaveLength(1);
  });

  // rule order.failed
  test('createOrder fails for good: order-failed, nothing made, the basket is as it was and cannot be lost', async () => {
    const { visitor, agreed, total, key, orders } = await begin();
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'error-before' });
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect([answer.status, (answer.body as Problem).code]).toEqual([503, 'order-failed']);
    expect(orders()).toEqual([]);
    const basket = await visitor.ask('GET', '/api/basket');
    expect(basket.body).toMatchObject({ quantity: 1, totals: { total } });
  });

  test('while the outcome is unknown the basket cannot be changed', async () => {
    const { visitor, agreed, key } = await begin();
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'hang' });
    shop.sandbox.store.faults.set({ operation: 'getCart', mode: 'error-before' });
    const placing = visitor.ask('POST', '/api/order', { key, ...agreed });
    shop.sandbox.store.faults.clear('getCart');
    const busy = shop.visit(new Map(visitor.cookies));
    await expect
      .poll(async () => (await busy.ask('PUT', '/api/basket/promo-code', { code: '' })).body)
      .toMatchObject({ code: 'order-pending' });
    shop.sandbox.store.faults.clear();
    await placing;
  });

  test('an outcome that cannot be found out is pending, and is settled later though nobody asks again', async () => {
    const { visitor, agreed, key, orders } = await begin();
    const cartId = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
    const { faults } = shop.sandbox.store;
    const { take } = faults;
    faults.take = (operation) => {
      if (operation !== 'createOrder') return take(operation);
      faults.take = take;
      faults.set({ operation: 'getCart', mode: 'error-before' });
      return { operation, mode: 'error-after' };
    };
    const answer = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect([answer.status, (answer.body as Problem).code]).toEqual([409, 'order-pending']);
    expect(orders()).toHaveLength(1);
    shop.sandbox.store.faults.clear();
    await expect.poll(() => shop.services.placing.isPlacing(cartId), { timeout: 10_000 }).toBe(false);
    const again = await visitor.ask('POST', '/api/order', { key, ...agreed });
    expect([again.status, (again.body as Placed).orderId]).toEqual([201, orders()[0]?.id]);
  });
});
