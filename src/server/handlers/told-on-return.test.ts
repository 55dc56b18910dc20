import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderAnswer, Placed } from '#api/order.ts';
import { clientIdOf, openPaymentWindow } from '#scripts/test-kit/payment-window.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

const toOrder = ({ body }: { body: unknown }) => (body as OrderAnswer & { yours: true }).order;

/** An order that waits; `byLink` is another device with the link of its mail. */
async function placed() {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer, { payment: 'paypal' });
  const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
  const path = `/api/order/${orderId}`;
  const link = await shop.services.seal.seal('order-link', { id: orderId }, 60);
  const askShop = (method: string, to: string, body?: unknown) => buyer.ask(method, to, body);
  const window = openPaymentWindow({ askShop, sandbox: shop.sandbox, orderId });
  return {
    /** the window of PayPal is approved, and closed before the shop's page can take the money */
    async approveAndClose() {
      const widgets = await window.open();
      if (widgets === null) throw new Error('nothing to pay with');
      const id = (await window.openProviderOrder(widgets, clientIdOf(widgets))) ?? '';
      await window.approve(id);
      return id;
    },
    mayCapture: window.mayCapture,
    read: async () => toOrder(await buyer.ask('GET', path)),
    confirm: async (body: object = {}) => toOrder(await buyer.ask('POST', `${path}/confirm`, body)),
    byLink: async () => toOrder(await shop.visit().ask('POST', path, { link })),
  };
}

// rule payment.told-on-return
describe('a window of PayPal was closed', () => {
  test('before the money was taken: told with each look at the provider, and by nothing else', async () => {
    const { approveAndClose, read, confirm, byLink } = await placed();
    for (const look of [confirm, byLink]) expect((await look()).attempt, 'nothing was opened').toBeUndefined();
    await approveAndClose();
    for (const look of [confirm, byLink]) expect((await look()).attempt?.kind).toBe('unfinished');
    expect((await read()).attempt).toBeUndefined();
    expect((await confirm({ isTry: true })).attempt, 'it is being tried again').toBeUndefined();
    shop.sandbox.store.faults.set({ operation: 'confirmPayment', mode: 'error-before' });
    for (const look of [confirm, byLink]) expect((await look()).attempt, 'nobody could ask').toBeUndefined();
  });

  test('after it was given leave to take the money: nobody is told to pay again', async () => {
    const { approveAndClose, mayCapture, confirm, byLink } = await placed();
    expect(await mayCapture(await approveAndClose())).toBe(true);
    for (const look of [confirm, byLink]) expect((await look()).attempt?.kind).toBe('under-way');
  });

  test('after it was taken, and told nobody: the link of the mail knows on any device', async () => {
    const { approveAndClose, byLink, read } = await placed();
    shop.sandbox.store.payments.capture(await approveAndClose());
    expect((await read()).paymentStatus, 'reading asks nobody').toBeNull();
    expect(await byLink()).toMatchObject({ paymentStatus: 'fullypaid' });
    expect((await read()).paymentStatus).toBe('fullypaid');
  });
});

test('a closed order is not asked about', async () => {
  const { byLink, read } = await placed();
  shop.sandbox.store.orders.change((await read()).id, { status: 'closed' });
  const before = shop.sandbox.store.calls.counts()['confirmPayment'] ?? 0;
  expect((await byLink()).status).toBe('closed');
  expect(shop.sandbox.store.calls.counts()['confirmPayment'] ?? 0).toBe(before);
});
