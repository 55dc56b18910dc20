import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSampleOrder } from '../testing/sample-order.ts';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
});
afterAll(() => sandbox.stop());

let made = 0;
let orderId: string;
beforeEach(() => {
  sandbox.store.faults.clear();
  orderId = `ord_${++made}`;
  addSampleOrder(sandbox.store, orderId);
});

const get = (path: string) => fetch(sandbox.url + path);
const press = (path: string, token: string, origin = sandbox.url) =>
  fetch(sandbox.url + path, { method: 'POST', headers: { origin }, body: new URLSearchParams({ token }) });
const callPayPal = (path: string, body: unknown = {}, clientId = '') =>
  fetch(`${sandbox.url}/paypal/api/orders${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-id': clientId },
    body: JSON.stringify(body),
  });
const unitOf = (value: string, currency = 'EUR') => ({
  purchase_units: [{ amount: { value, currency_code: currency }, custom_id: orderId }],
});

async function createPayment(): Promise<string> {
  const answer = await callPayPal('', unitOf('309.66'), sandbox.store.payments.tokenFor(orderId, 'paypal'));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

describe('the PayPal script', () => {
  const script = (clientId: string, currency: string) =>
    get(`/paypal/sdk/js?client-id=${clientId}&currency=${currency}&disable-funding=card`);

  test('comes for a client id of the sandbox and a currency of the shop', async () => {
    const answer = await script(sandbox.store.payments.tokenFor(orderId, 'paypal'), 'PLN');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
  });

  test.each([
    ['a wrong client id', 'nobody', 'EUR', 'client-id not recognized'],
    ['an unknown currency', '', 'ZZZ', 'Invalid query value for currency'],
  ])('throws for %s', async (_, clientId, currency, text) => {
    const answer = await script(clientId || sandbox.store.payments.tokenFor(orderId, 'paypal'), currency);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`throw new Error("SDK Validation error: '${text}`);
  });

  test('is hit by the fault "paypalScript"', async () => {
    sandbox.store.faults.set({ operation: 'paypalScript', mode: 'error-before', times: 1 });
    expect((await script('', 'EUR')).status).toBe(500);
  });
});

describe('a PayPal payment', () => {
  test('keeps the amount that the page asked for, and the order it is for', async () => {
    expect(sandbox.store.payments.find(await createPayment())).toMatchObject({
      provider: 'paypal',
      orderId,
      amount: 30966,
      currency: 'eur',
      status: 'created',
    });
  });

  test('without an order id in it is for the order of the client id', async () => {
    const purchase = {
      purchase_units: [{ amount: { value: '309.66', currency_code: 'EUR' }, custom_id: 'SO-100001' }],
    };
    const answer = await callPayPal('', purchase, sandbox.store.payments.tokenFor(orderId, 'paypal'));
    const { id } = (await answer.json()) as { id: string };
    expect(sandbox.store.payments.find(id)?.orderId).toBe(orderId);
  });

  test.each([['0.00'], ['-1'], ['1.234'], ['12,50'], ['']])('refuses the amount "%s"', async (value) => {
    const answer = await callPayPal('', unitOf(value), sandbox.store.payments.tokenFor(orderId, 'paypal'));
    expect(answer.status).toBe(422);
  });

  test('is captured once, and only after approval', async () => {
    const id = await createPayment();
    expect((await callPayPal(`/${id}/capture`)).status).toBe(422);
    expect(await (await press('/paypal/checkout/approve', id)).json()).toMatchObject({ type: 'approved' });
    const captured = await callPayPal(`/${id}/capture`);
    expect(await captured.json()).toMatchObject({
      id,
      status: 'COMPLETED',
      purchase_units: [{ amount: { value: '309.66', currency_code: 'EUR' } }],
    });
    expect(sandbox.store.payments.find(id)?.status).toBe('captured');
    expect(await (await callPayPal(`/${id}/capture`)).json()).toMatchObject({
      details: [{ issue: 'ORDER_ALREADY_CAPTURED' }],
    });
  });

  test('with a declined instrument fails at the capture and may be tried again', async () => {
    const id = await createPayment();
    await press('/paypal/checkout/decline', id);
    const declined = await callPayPal(`/${id}/capture`);
    expect(declined.status).toBe(422);
    expect(await declined.json()).toMatchObject({ details: [{ issue: 'INSTRUMENT_DECLINED' }] });
    expect(sandbox.store.payments.find(id)?.status).toBe('declined');
    await press('/paypal/checkout/approve', id);
    expect((await callPayPal(`/${id}/capture`)).status).toBe(201);
  });

  test('that was cancelled is not approved', async () => {
    const id = await createPayment();
    await press('/paypal/checkout/approve', id);
    await press('/paypal/checkout/cancel', id);
    expect(sandbox.store.payments.find(id)?.status).toBe('cancelled');
    expect((await callPayPal(`/${id}/capture`)).status).toBe(422);
  });

  test('is decided by the popup of the sandbox only', async () => {
    expect((await press('/paypal/checkout/approve', await createPayment(), 'https://elsewhere.example')).status).toBe(
      403,
    );
  });

  test('is done although the answer is lost', async () => {
    const id = await createPayment();
    await press('/paypal/checkout/approve', id);
    sandbox.store.faults.set({ operation: 'paypalCapture', mode: 'error-after', times: 1 });
    expect((await callPayPal(`/${id}/capture`)).status).toBe(500);
    expect(sandbox.store.payments.find(id)?.status).toBe('captured');
  });
});

test('nothing can be pressed before the page of a payment listens', async () => {
  const merchant = encodeURIComponent('https://shop.example');
  const pages = [
    `/paypal/checkout?token=${await createPayment()}&merchant=${merchant}`,
    `/revolut/checkout?token=${sandbox.store.payments.tokenFor(orderId, 'revolut')}&merchant=${merchant}`,
  ];
  for (const path of pages) {
    const buttons = (await (await get(path)).text()).match(/<button[^>]*>/g) ?? [];
    expect(buttons).toHaveLength(3);
    expect(buttons.filter((button) => !button.includes(' disabled'))).toEqual([]);
  }
});

describe('a Revolut payment', () => {
  const tokenOf = () => sandbox.store.payments.tokenFor(orderId, 'revolut');
  const page = async (token: string, more = '') =>
    (await get(`/revolut/checkout?token=${token}&merchant=https://shop.example${more}`)).text();
  const paymentOf = () => sandbox.store.payments.list()[0];

  test('shows payer and amount, and escapes what the address says', async () => {
    const text = await page(tokenOf(), `&name=${encodeURIComponent('<b>Anna</b>')}`);
    expect(text).toContain('€309.66');
    expect(text).toContain('&lt;b&gt;Anna&lt;/b&gt;');
  });

  test.each([
    ['pay', { type: 'paid' }, 'captured'],
    ['decline', { type: 'error', error: { type: 'error.declined' } }, 'declined'],
    ['cancel', { type: 'cancelled' }, 'cancelled'],
  ])('"%s" answers and is kept', async (choice, answer, status) => {
    expect(await (await press(`/revolut/checkout/${choice}`, tokenOf())).json()).toMatchObject(answer);
    expect(paymentOf()).toMatchObject({ provider: 'revolut', orderId, amount: 30966, status });
  });

  test('is made once, also when the answer is lost', async () => {
    const before = sandbox.store.payments.list().length;
    sandbox.store.faults.set({ operation: 'revolutPay', mode: 'error-after', times: 1 });
    expect((await press('/revolut/checkout/pay', tokenOf())).status).toBe(500);
    expect(await (await press('/revolut/checkout/pay', tokenOf())).json()).toEqual({ type: 'paid' });
    expect(sandbox.store.payments.list()).toHaveLength(before + 1);
    expect(await page(tokenOf())).toContain('error.order-already-completed');
  });

  test('of an unknown token is refused', async () => {
    expect(await page('rev_unknown')).toContain('error.order-not-found');
    expect(await (await press('/revolut/checkout/pay', 'rev_unknown')).json()).toMatchObject({
      error: { type: 'error.order-not-found' },
    });
  });

  test('of a closed order is refused', async () => {
    sandbox.store.orders.change(orderId, { status: 'closed' });
    expect(await page(tokenOf())).toContain('error.order-is-cancelled');
  });
});
