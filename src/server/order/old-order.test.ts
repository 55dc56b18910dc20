import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CheckoutAnswer } from '#api/checkout.ts';
import { type OrderAnswer, orderAnswerSchema, type Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { limits } from '#config/limits.ts';
import { retention } from '#config/retention.ts';
import { onItsWay, press, setStock } from '#scripts/test-kit/delivery.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { reachSummary, readAgreed, testDraft, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { cookieNames } from '../cookies.ts';

const daySeconds = 24 * 60 * 60;
const orderKeptDays = retention['placed-order'].seconds / daySeconds;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => void vi.useRealTimers());

/** So much later by the shop's clock, which the sandbox goes by too. */
const later = (days: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * daySeconds * 1000 });

/** Somebody who has opened a new link to the order. */
const openByLink = async (id: string): Promise<TestVisitor> =>
  shop.visit(new Map([[cookieNames.order, await shop.services.seal.seal('order', { id }, daySeconds)]]));

const placed = async (visitor: TestVisitor): Promise<string> =>
  ((await press(visitor, await readAgreed(visitor))).body as Placed).orderId;

type OwnOrder = Extract<OrderAnswer, { yours: true }>['order'];
async function readOrder(visitor: TestVisitor, id: string): Promise<OwnOrder> {
  const answer = orderAnswerSchema.parse((await visitor.ask('GET', `/api/order/${id}`)).body);
  if (!answer.yours) throw new Error('not shown to its buyer');
  return answer.order;
}

/** A company's order, delivered to Berlin and billed to Vienna, without VAT. */
async function placeAsCompany(): Promise<{ visitor: TestVisitor; id: string }> {
  const visitor = shop.visit();
  await visitor.ask('POST', '/api/basket/lines', { part: onItsWay, quantity: 1 });
  await visitor.ask('PUT', '/api/checkout/company', { isCompany: true });
  await visitor.ask('PUT', '/api/checkout/vat-number', { vatNumber: '123456789', country: 'DE' });
  const address = { country: 'DE', postcode: '10115', city: 'Berlin', company: 'Keller GmbH', address2: 'Hof 2' };
  const billing = { ...{ name: 'Keller Holding AG', address: 'Ring 1', address2: '' }, city: 'Wien', postcode: '1010' };
  const draft = {
    ...{ shipping: { ...testDraft.shipping, ...address }, showBilling: true, billing: { ...billing, country: 'AT' } },
    ...{ isCompany: true, vatNumber: '123456789', vatCountry: 'DE', reference: 'PO 77' },
  };
  await reachSummary(visitor, { part: onItsWay, draft });
  return { visitor, id: await placed(visitor) };
}

// rules delivery.kept and tax.in-words
test('what was agreed is told of an order for as long as the shop keeps anything of it, by a new link', async () => {
  setStock(shop, onItsWay, { inTransit: [{ days: 60, quantity: 80 }] });
  const { visitor, id } = await placeAsCompany();
  const before = await readOrder(visitor, id);
  expect(before.delivery?.promise.kind).toBe('dates');
  expect(before.tax).toMatchObject({ vatNumber: 'DE123456789', company: 'Keller GmbH', reference: 'PO 77' });
  later(orderKeptDays - 1);
  const after = await readOrder(await openByLink(id), id);
  expect([after.delivery, after.tax]).toEqual([before.delivery, before.tax]);
});

// rule order.replaced
test('an order that was ordered anew cannot be paid beside its successor as long as either may be open', async () => {
  const visitor = shop.visit();
  await reachSummary(visitor);
  const first = await placed(visitor);
  expect((await visitor.ask('POST', `/api/order/${first}/basket`, {})).status).toBe(200);
  const second = await placed(visitor);
  later(orderKeptDays - 1);
  const pay = async (id: string) => (await openByLink(id)).ask('POST', `/api/order/${id}/payment`, {});
  const refused = await pay(first);
  expect([refused.status, (refused.body as Problem).code]).toEqual([409, 'order-replaced']);
  expect((await pay(second)).status).toBe(200);
});

// rule order.replaced
test('parts that were put back are known as those of their order for as long', async () => {
  const visitor = shop.visit();
  await reachSummary(visitor);
  const first = await placed(visitor);
  expect((await visitor.ask('POST', `/api/order/${first}/basket`, {})).status).toBe(200);
  const cart = visitor.cookies.get(cookieNames.cart) ?? '';
  const cartId = (await shop.services.seal.open('cart', cart))?.['id'] ?? '';
  later(orderKeptDays - 1);
  const kept = await shop.services.storage.get(`cart-replaces:${cartId}`);
  expect(kept).toContain(first);
});

// rule order.put-back
test('put back when what was typed is not kept any more: company, number, reference and billing address, without VAT again', async () => {
  setStock(shop, onItsWay, { inTransit: [{ days: 60, quantity: 80 }] });
  const { visitor, id } = await placeAsCompany();
  const order = await readOrder(visitor, id);
  later(limits.cartDays + 1);
  const buyer = await openByLink(id);
  expect(await buyer.ask('POST', `/api/order/${id}/basket`, {})).toMatchObject({
    ...{ status: 200, body: { next: 'checkout', missing: [] } },
  });
  const { basket, draft, takenVatNumber } = (await buyer.ask('GET', '/api/checkout')).body as CheckoutAnswer;
  expect(draft).toMatchObject({
    ...{ isCompany: true, vatNumber: '123456789', vatCountry: 'DE', reference: 'PO 77', showBilling: true },
    shipping: { company: 'Keller GmbH', address: 'Kanariestraat 12, Hof 2', postcode: '10115', country: 'DE' },
    billing: { name: 'Keller Holding AG', address: 'Ring 1', city: 'Wien', postcode: '1010', country: 'AT' },
  });
  expect(takenVatNumber).toEqual({ country: 'DE', number: '123456789' });
  expect([basket.vatNumber, basket.tax.reason]).toEqual(['valid', order.tax?.reason]);
  expect([basket.totals.items, basket.totals.tax.amount]).toEqual([order.totals.items, 0]);
});
