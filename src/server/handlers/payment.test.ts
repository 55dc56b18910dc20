import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PaymentWidgets, paymentWidgetsSchema, type Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

async function placed(payment: 'paypal' | 'revolut' = 'paypal') {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer, { payment });
  const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
  return {
    total: agreed.shownTotal,
    orderId,
    readWidgets: () => buyer.ask('POST', `/api/order/${orderId}/payment`, {}),
    confirm: () => buyer.ask('POST', `/api/order/${orderId}/confirm`, {}),
  };
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

describe('payment', () => {
  // rule payment.revolut
  test.each(['paypal', 'revolut'] as const)('%s: its widget only, for exactly the total of the order', async (kind) => {
    const { readWidgets, orderId, total } = await placed(kind);
    const answer: PaymentWidgets = paymentWidgetsSchema.parse((await readWidgets()).body);
    expect(answer.widgets.map((widget) => widget.kind)).toEqual([kind]);
    expect(answer).toMatchObject({ amount: total, reference: orderId, payerName: 'Canary Testowska' });
  });

  // rule payment.when-offered
  test('no widget for an order that is paid or closed', async () => {
    const { readWidgets, orderId } = await placed();
    shop.sandbox.store.orders.change(orderId, { status: 'closed' });
    expect(codeOf(await readWidgets())).toEqual([409, 'not-payable']);
    shop.sandbox.store.orders.change(orderId, { status: 'pendingapproval', paymentStatus: 'fullypaid' });
    expect(codeOf(await readWidgets())).toEqual([409, 'not-payable']);
  });

  // rule payment.shop-confirms
  test('whatever the browser says, an order is not paid before the commerce API says so', async () => {
    const { confirm, orderId } = await placed();
    expect(await confirm()).toMatchObject({ status: 200, body: { order: { paymentStatus: null } } });
    shop.sandbox.store.orders.change(orderId, { paymentStatus: 'fullypaid' });
    const answer = await confirm();
    expect([answer.status, answer.body]).toMatchObject([200, { yours: true, order: { paymentStatus: 'fullypaid' } }]);
  });

  test('an answer of the confirmation that is lost is looked up at the order', async () => {
    const { confirm, orderId } = await placed();
    shop.sandbox.store.faults.set({ operation: 'confirmPayment', mode: 'hang' });
    const pending = confirm();
    await expect.poll(() => shop.sandbox.store.calls.counts()['confirmPayment']).toBeGreaterThan(0);
    shop.sandbox.store.orders.change(orderId, { paymentStatus: 'fullypaid' });
    expect((await pending).status).toBe(200);
  });

  test('the amount has changed since it was read: its own reason, not the one of the summary', async () => {
    const { readWidgets } = await placed();
    const { getOrder } = shop.services.commerce;
    shop.services.commerce.getOrder = async (id) => {
      const read = await getOrder(id);
      if (read.ok) read.value.totals.total.amount -= 100;
      return read;
    };
    const answer = await readWidgets();
    shop.services.commerce.getOrder = getOrder;
    expect(codeOf(answer)).toEqual([409, 'amount-mismatch']);
    expect((await readWidgets()).status).toBe(200);
  });

  test('tokens that cannot be had: 503, the order stays', async () => {
    const { readWidgets } = await placed();
    shop.sandbox.store.faults.set({ operation: 'getPaymentWidgets', mode: 'error-before' });
    expect(codeOf(await readWidgets())).toEqual([503, 'shop-unavailable']);
    shop.sandbox.store.faults.clear();
    expect((await readWidgets()).status).toBe(200);
  });
});
