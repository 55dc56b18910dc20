import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OtherMethods, type Placed, restoreBasketAnswerSchema } from '#api/order.ts';
import type { CheckoutAnswer } from '#api/checkout.ts';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, readAgreed, testDraft, testPart, type TestVisitor } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

const scarce = '4B1606H-.25';
/** So many on the shelf, and none anywhere else. */
function stock(slug: string, pieces: number): void {
  const { parts } = shop.sandbox.store;
  const part = parts.bySlug(slug);
  if (part)
    parts.save({ ...part, stock: { default: pieces, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] } });
}

async function place(change: Parameters<typeof reachSummary>[1] = {}) {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer, change);
  const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
  const path = `/api/order/${orderId}/basket`;
  const otherMethods = async () => ((await buyer.ask('GET', path)).body as OtherMethods).methods;
  return { buyer, orderId, agreed, otherMethods, restoreBasket: (body: object = {}) => buyer.ask('POST', path, body) };
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];
const readCheckout = async (buyer: TestVisitor) => (await buyer.ask('GET', '/api/checkout')).body as CheckoutAnswer;

// rule order.put-back
describe('the parts of an unpaid order', () => {
  test('go back with address and choices, and are ordered to be paid by the other method', async () => {
    const { buyer, agreed, otherMethods, restoreBasket } = await place({ payment: 'paypal', quantity: 2 });
    const [card] = await otherMethods();
    expect(card?.name).toBe('Revolut');
    const answer = restoreBasketAnswerSchema.parse((await restoreBasket({ paymentMethodId: card?.id })).body);
    expect(answer).toEqual({ next: 'summary', missing: [] });
    expect(buyer.cookies.has('order_id')).toBe(false);
    const again = await readAgreed(buyer);
    expect(again.shown.draft).toEqual({ ...agreed.shown.draft, paymentMethodId: card?.id });
    expect({ total: again.shownTotal, lines: again.shown.lines }).toEqual({
      total: agreed.shownTotal,
      lines: agreed.shown.lines,
    });
    const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...again })).body as Placed;
    expect(shop.sandbox.store.orders.byId(orderId)?.paymentMethod.name).toBe('Revolut');
  });

  test('of a company: the number is checked again, and nothing but the button is left', async () => {
    const shipping = { ...testDraft.shipping, country: 'DE', postcode: '10115' };
    const buyer = shop.visit();
    await reachSummary(buyer, { draft: { shipping } });
    await buyer.ask('PUT', '/api/checkout/company', { isCompany: true });
    await buyer.ask('PUT', '/api/checkout/vat-number', { vatNumber: '811234567', country: 'DE' });
    const { basket, draft } = await readCheckout(buyer);
    const shippingMethodId = basket.shippingMethods[0]?.id ?? '';
    await buyer.ask('PUT', '/api/checkout/shipping-method', { id: shippingMethodId });
    const typed = { isCompany: true, vatNumber: '811234567', vatCountry: 'DE', shippingMethodId };
    await buyer.ask('PUT', '/api/checkout/draft', { ...draft, ...typed });
    const agreed = await readAgreed(buyer);
    const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
    expect((await buyer.ask('POST', `/api/order/${orderId}/basket`, {})).body).toEqual({
      next: 'summary',
      missing: [],
    });
    const again = await readCheckout(buyer);
    expect(again).toMatchObject({
      isCompany: true,
      takenVatNumber: { country: 'DE', number: '811234567' },
      basket: { vatNumber: 'valid' },
    });
    expect(again.basket.totals.total).toEqual(agreed.shownTotal);
  });

  test('take along what is in a basket begun since: of the same part the pieces of both', async () => {
    const { buyer, restoreBasket } = await place({ quantity: 2 });
    const order = buyer.cookies.get('order_id') ?? '';
    for (const part of [testPart, 'AG-1']) await buyer.ask('POST', '/api/basket/lines', { part, quantity: 1 });
    // opened again by the link of its mail
    buyer.cookies.set('order_id', order);
    expect((await restoreBasket()).body).toMatchObject({ missing: [] });
    const { lines } = (await readCheckout(buyer)).basket;
    expect(lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      [testPart, 3],
      ['AG-1', 1],
    ]);
  });

  test.each([
    ['', 'PADDOCK10'],
    ['RALLY26', 'RALLY26'],
  ])('ordered with the code "%s", take along that of a basket begun since: %s', async (own, code) => {
    const buyer = shop.visit();
    await reachSummary(buyer);
    await buyer.ask('PUT', '/api/basket/promo-code', { code: own });
    const pressed = await buyer.ask('POST', '/api/order', { key: newKey(), ...(await readAgreed(buyer)) });
    const order = buyer.cookies.get('order_id') ?? '';
    for (const time of ['first', 'again']) {
      buyer.cookies.delete('cart_id');
      await buyer.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
      await buyer.ask('PUT', '/api/basket/promo-code', { code: 'PADDOCK10' });
      buyer.cookies.set('order_id', order);
      await buyer.ask('POST', `/api/order/${(pressed.body as Placed).orderId}/basket`, {});
      expect((await readCheckout(buyer)).basket.promoCode, time).toBe(code);
    }
  });

  test('put back twice are one basket', async () => {
    const { buyer, restoreBasket } = await place({ quantity: 2 });
    const cookies = new Map(buyer.cookies);
    await restoreBasket();
    buyer.cookies.set('order_id', cookies.get('order_id') ?? '');
    buyer.cookies.delete('cart_id');
    expect((await restoreBasket()).status).toBe(200);
    expect((await readCheckout(buyer)).basket.lines).toMatchObject([{ slug: testPart, quantity: 2 }]);
  });

  /** Puts the order back, then comes with a basket begun on another device, by the link of the mail. */
  async function begunElsewhere(lines: [part: string, quantity: number][]) {
    const placed = await place({ payment: 'paypal', quantity: 2 });
    const { buyer, restoreBasket } = placed;
    const order = buyer.cookies.get('order_id') ?? '';
    await restoreBasket();
    const device = shop.visit();
    for (const [part, quantity] of lines) await device.ask('POST', '/api/basket/lines', { part, quantity });
    const cart = device.cookies.get('cart_id') ?? '';
    const press = (body: object = {}) => {
      device.cookies.set('order_id', order).set('cart_id', cart);
      return device.ask('POST', `/api/order/${placed.orderId}/basket`, body);
    };
    return { ...placed, device, press };
  }
  const linesOf = async (buyer: TestVisitor) =>
    (await readCheckout(buyer)).basket.lines.map(({ slug, quantity }) => [slug, quantity]);

  test('put back already: a basket begun on another device comes along, once, and both are one basket', async () => {
    const { buyer, device, press } = await begunElsewhere([
      [testPart, 1],
      ['AG-1', 1],
    ]);
    // the second press as after a lost answer: with the cookies of before
    for (const time of ['first', 'second']) {
      expect((await press()).body, time).toEqual({ next: 'summary', missing: [] });
      const both = [
        [testPart, 3],
        ['AG-1', 1],
      ];
      expect([await linesOf(device), await linesOf(buyer)], time).toEqual([both, both]);
    }
  });

  test('put back already: of what comes along there are not enough pieces, which is named', async () => {
    stock(scarce, 9);
    const { press } = await begunElsewhere([[scarce, 3]]);
    stock(scarce, 2);
    expect((await press()).body).toEqual({ next: 'basket', missing: [{ number: scarce, asked: 3, put: 2 }] });
  });

  test('put back already: the payment method that is pressed then is taken', async () => {
    const { buyer, otherMethods, restoreBasket } = await place({ payment: 'paypal' });
    const order = buyer.cookies.get('order_id') ?? '';
    const [card] = await otherMethods();
    await restoreBasket();
    buyer.cookies.set('order_id', order);
    expect((await restoreBasket({ paymentMethodId: card?.id })).body).toEqual({ next: 'summary', missing: [] });
    const { basket, draft } = await readCheckout(buyer);
    expect([basket.paymentMethodId, draft.paymentMethodId]).toEqual([card?.id, card?.id]);
  });

  test.each([
    ['fewer are left', 1, 200, { next: 'basket', missing: [{ number: scarce, asked: 2, put: 1 }] }],
    ['none are left', 0, 409, expect.objectContaining({ code: 'out-of-stock' })],
  ])('of which %s: what there is goes back, the rest is named', async (_case, left, status, body) => {
    stock(scarce, 9);
    const { restoreBasket } = await place({ part: scarce, quantity: 2 });
    stock(scarce, left);
    expect(await restoreBasket()).toMatchObject({ status, body });
  });

  test('of an order that is paid, or may be, stay where they are', async () => {
    const { orderId, restoreBasket, otherMethods } = await place();
    shop.sandbox.store.orders.change(orderId, { paymentStatus: 'fullypaid' });
    expect(codeOf(await restoreBasket())).toEqual([409, 'not-payable']);
    expect(await otherMethods()).toEqual([]);
  });

  test('stay where they are while nobody knows whether the order is paid', async () => {
    const { restoreBasket } = await place();
    shop.sandbox.store.faults.set({ operation: 'confirmPayment', mode: 'drop-after' });
    expect(codeOf(await restoreBasket())).toEqual([503, 'shop-unavailable']);
  });

  // rule order.once
  test('stay where they are while the basket begun since is being ordered', async () => {
    const { buyer, restoreBasket } = await place();
    const order = buyer.cookies.get('order_id') ?? '';
    const { agreed } = await reachSummary(buyer, { part: 'AG-1' });
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'slow', ms: 2000, times: 1 });
    const ordering = buyer.ask('POST', '/api/order', { key: newKey(), ...agreed });
    buyer.cookies.set('order_id', order);
    await expect.poll(() => shop.sandbox.store.faults.list().length).toBe(0);
    expect(codeOf(await restoreBasket())).toEqual([409, 'order-pending']);
    expect((await ordering).status).toBe(201);
  });

  // rule order.once
  test('taken along: an order of the basket begun since that was sent before is asked about, and the next press is not', async () => {
    const { buyer, restoreBasket } = await place();
    const order = buyer.cookies.get('order_id') ?? '';
    const { agreed } = await reachSummary(buyer, { part: 'AG-1' });
    const otherTab = shop.visit(new Map(buyer.cookies));
    buyer.cookies.set('order_id', order);
    expect((await restoreBasket()).status).toBe(200);
    const press = () => otherTab.ask('POST', '/api/order', { key: newKey(), ...agreed });
    expect(codeOf(await press())).toEqual([409, 'details-changed']);
    expect((await press()).status).toBe(201);
  });

  test('are nobody else’s', async () => {
    const { orderId } = await place();
    const stranger = shop.visit();
    expect(codeOf(await stranger.ask('POST', `/api/order/${orderId}/basket`, {}))).toEqual([403, 'not-your-order']);
    expect(codeOf(await stranger.ask('GET', `/api/order/${orderId}/basket`))).toEqual([403, 'not-your-order']);
  });
});
