import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isOutcomeUnknown, type Result } from '#domain/failure.ts';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import type { AddressInput, CartField } from '../commerce.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const need = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.failure));
};

const address: AddressInput = {
  recipient: 'Erika Beispiel',
  company: 'Beispiel Motoren',
  address: 'Hauptstrasse 1',
  address2: '2. OG',
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
  phone: '+49 30 1234567',
};

async function openCart(): Promise<string> {
  const { part } = need(await shop.commerce.getPart('4B1606H-STD', { country: 'DE', currency: 'eur' }));
  const { id } = need(await shop.commerce.addToCart(null, { partId: part.id, quantity: 1, country: 'DE' }));
  need(
    await shop.commerce.setCartFields(id, [
      { field: 'shippingCountry', value: 'DE' },
      { field: 'postcode', value: '10115' },
      { field: 'shippingMethod', value: 'ship-ups-express' },
    ]),
  );
  return id;
}

/** Everything up to createOrder, in the order of rule order.placing-fields. */
async function readyCart(paymentMethod: string, withBilling = false): Promise<string> {
  const id = await openCart();
  const reference = need(await shop.commerce.createAddress(id, address));
  const billing: CartField[] = withBilling ? [{ field: 'billingAddress', value: reference }] : [];
  need(
    await shop.commerce.setCartFields(id, [
      { field: 'requestPayment', value: true },
      { field: 'sendTogether', value: true },
      { field: 'shippingAddress', value: reference },
      ...billing,
      { field: 'comment', value: '' },
      { field: 'email', value: 'erika@example.com' },
      { field: 'paymentMethod', value: paymentMethod },
    ]),
  );
  return id;
}

describe('createAddress', () => {
  test('sends the company as the name and gives a reference', async () => {
    const id = await openCart();
    const reference = need(await shop.commerce.createAddress(id, address));
    expect(reference).toMatch(/./);
    const { addresses } = await (await shop.control('GET', 'state')).json();
    expect(addresses).toMatchObject([
      { addressee: 'Erika Beispiel', name: 'Beispiel Motoren', zip: '10115', country: 'DE' },
    ]);
  });

  test('says invalid-request for an address without a street, and tells the log nothing of it', async () => {
    const id = await openCart();
    expect(await shop.commerce.createAddress(id, { ...address, address: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'invalid-request' },
    });
    expect(JSON.stringify(shop.logged)).not.toMatch(/Erika|Berlin|10115/);
  });
});

describe('createOrder and getOrder', () => {
  test('make an order of the cart and tell it in our words', async () => {
    const cartId = await readyCart('pay-paypal', true);
    const totals = need(await shop.commerce.getCart(cartId)).basket.totals;
    const orderId = need(await shop.commerce.createOrder(cartId));
    const order = need(await shop.commerce.getOrder(orderId));
    expect(order).toMatchObject({
      id: orderId,
      status: 'pendingapproval',
      paymentStatus: null,
      paymentMethod: 'PayPal',
      shippingMethod: 'UPS Express',
      lines: [{ slug: '4B1606H-STD', quantity: 1 }],
      email: 'erika@example.com',
      phone: address.phone,
      shipping: { recipient: 'Erika Beispiel', postcode: '10115', city: 'Berlin' },
      billing: { postcode: '10115', city: 'Berlin' },
    });
    expect(order.totals).toEqual(totals);
    expect(order.number).toMatch(/./);
  });

  test('an order without a billing address has none', async () => {
    const orderId = need(await shop.commerce.createOrder(await readyCart('pay-paypal')));
    expect(need(await shop.commerce.getOrder(orderId)).billing).toBeNull();
  });

  test('the cart then names its order and refuses everything', async () => {
    const cartId = await readyCart('pay-paypal');
    const orderId = need(await shop.commerce.createOrder(cartId));
    expect(need(await shop.commerce.getCart(cartId)).orderId).toBe(orderId);
    expect(await shop.commerce.createOrder(cartId)).toMatchObject({ ok: false, failure: { reason: 'cart-closed' } });
  });

  test.each(['error-after', 'hang-after', 'drop-after', 'garbage', 'missing-field'] as const)(
    'after %s the outcome is unknown, and the cart tells it',
    async (mode) => {
      const cartId = await readyCart('pay-paypal');
      await shop.fault({ operation: 'createOrder', mode });
      const answer = await shop.commerce.createOrder(cartId);
      expect(!answer.ok && isOutcomeUnknown(answer.failure)).toBe(true);
      expect(need(await shop.commerce.getCart(cartId)).orderId).toMatch(/./);
      expect(await shop.count('createOrder')).toBe(1);
    },
  );

  test('say invalid-request for a cart that is not complete', async () => {
    expect(await shop.commerce.createOrder(await openCart())).toMatchObject({
      ok: false,
      failure: { reason: 'invalid-request' },
    });
  });

  test('say out-of-stock when the last piece has gone meanwhile', async () => {
    const cartId = await readyCart('pay-paypal');
    await shop.control('PATCH', 'parts/4B1606H-STD', { stock: 0 });
    expect(await shop.commerce.createOrder(cartId)).toMatchObject({ ok: false, failure: { reason: 'out-of-stock' } });
  });

  test('say not-found for an unknown order, and do not guess an amount', async () => {
    expect(await shop.commerce.getOrder('ord_unknown')).toMatchObject({ ok: false, failure: { reason: 'not-found' } });
    const orderId = need(await shop.commerce.createOrder(await readyCart('pay-paypal')));
    await shop.fault({ operation: 'getOrder', mode: 'missing-field' });
    expect(await shop.commerce.getOrder(orderId)).toMatchObject({
      ok: false,
      failure: { kind: 'broken-contract', at: expect.stringContaining('grossamount') },
    });
  });
});

describe('getPaymentTokens', () => {
  const tokensOf = async (method: string) => {
    const orderId = need(await shop.commerce.createOrder(await readyCart(method)));
    const { totals } = need(await shop.commerce.getOrder(orderId));
    return {
      orderId,
      total: totals.total,
      tokens: await shop.commerce.getPaymentTokens({ id: orderId, total: totals.total }),
    };
  };

  test('give the client id for PayPal', async () => {
    expect((await tokensOf('pay-paypal')).tokens).toMatchObject({
      ok: true,
      value: [{ kind: 'paypal', clientId: expect.any(String) }],
    });
  });

  test('give the token for Revolut', async () => {
    expect((await tokensOf('pay-revolut')).tokens).toMatchObject({
      ok: true,
      value: [{ kind: 'revolut', token: expect.any(String) }],
    });
  });

  test("say amount-mismatch when the amount is not the order's", async () => {
    const { orderId, total } = await tokensOf('pay-paypal');
    const other = { ...total, amount: total.amount + 1 };
    expect(await shop.commerce.getPaymentTokens({ id: orderId, total: other })).toMatchObject({
      ok: false,
      failure: { reason: 'amount-mismatch' },
    });
  });
});

describe('confirmPayment', () => {
  const payer = { name: 'Erika Beispiel', email: 'erika@example.com' };

  test('says not-payable while no money has come', async () => {
    const orderId = need(await shop.commerce.createOrder(await readyCart('pay-paypal')));
    expect(await shop.commerce.confirmPayment(orderId, payer)).toMatchObject({
      ok: false,
      failure: { reason: 'not-payable' },
    });
    expect(need(await shop.commerce.getOrder(orderId)).paymentStatus).toBeNull();
  });

  test('answers the order as it then is', async () => {
    const orderId = need(await shop.commerce.createOrder(await readyCart('pay-paypal')));
    await shop.control('PATCH', `orders/${orderId}`, { paymentstatus: 'fullypaid' });
    expect(need(await shop.commerce.confirmPayment(orderId, payer)).paymentStatus).toBe('fullypaid');
    expect(JSON.stringify(shop.logged)).not.toMatch(/erika/i);
  });
});
