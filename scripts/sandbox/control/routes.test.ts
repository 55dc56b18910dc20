import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';
import { createShop, prepareOrder, sampleAddress } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';

let sandbox: Sandbox;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', mailPort: 0, quiet: true });
  shop = createShop(sandbox.url);
});
beforeEach(() => shop.control('POST', '/reset'));
afterAll(() => sandbox.stop());

describe('parts', () => {
  test('PATCH changes price and stock for everybody at once', async () => {
    await shop.control('PATCH', '/parts/AG-1', {
      price: 20,
      stock: { default: 0, inTransit: [{ days: 30, quantity: 4 }] },
    });
    const { price, available, deliveries } = (await shop.getItem('AG-1')).body.data;
    expect(price.prices.NL).toEqual({ price: 20, grossprice: 24.6 });
    expect(available[0].quantityavailable).toBe(0);
    expect(deliveries.NL).toEqual([{ eta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), quantity: 4 }]);
    expect((await shop.getItem('AG-1', 'pln')).body.data.price.prices.NL.price).toBe(86);
  });

  test('a delivery may be overdue: its day is one before today', async () => {
    await shop.control('PATCH', '/parts/AG-1', { stock: { default: 0, inTransit: [{ days: -3, quantity: 4 }] } });
    const [delivery] = (await shop.getItem('AG-1')).body.data.deliveries.NL;
    expect(delivery.eta < new Date().toISOString().slice(0, 10)).toBe(true);
  });

  test('a promotion begins and ends', async () => {
    await shop.control('PATCH', '/parts/AG-1', { price: 8, promotion: { price: 10, lowest30days: 9 } });
    expect((await shop.getItem('AG-1')).body.data.price.prices.NL.promotion).toEqual({
      price: 10,
      grossprice: 12.3,
      lowestgross30days: 11.07,
    });
    await shop.control('PATCH', '/parts/AG-1', { promotion: null });
    expect((await shop.getItem('AG-1')).body.data.price.prices.NL).not.toHaveProperty('promotion');
  });

  test('PUT makes a part, DELETE takes it out, PUT brings it back under its old id', async () => {
    const form = { name: 'Conrod bearing set 4B7777H-STD', price: 50, stock: 3, description: 'A new one' };
    const made = (await shop.control('PUT', '/parts/4B7777H-STD', form)).body;
    expect(made).toMatchObject({ number: '4B7777H-STD', set: '4B7777H', size: 'STD' });
    expect((await shop.getItem('4B7777H-STD')).body.data).toMatchObject({
      id: made.id,
      description: 'A new one',
      picture: null,
    });
    expect((await shop.control('DELETE', '/parts/4B7777H-STD')).status).toBe(204);
    expect((await shop.getItem('4B7777H-STD')).status).toBe(404);
    expect((await shop.control('PUT', '/parts/4B7777H-STD', form)).body.id).toBe(made.id);
  });

  test('PATCH gives a part another address that is free, its id stays', async () => {
    const { body: before } = await shop.control('GET', '/parts/AY-1');
    expect((await shop.control('PATCH', '/parts/AY-1', { slug: 'AG-1' })).status).toBe(409);
    const { status, body } = await shop.control('PATCH', '/parts/AY-1', { slug: 'AY-2' });
    expect([status, body]).toEqual([200, { ...(before as object), slug: 'AY-2' }]);
    expect((await shop.control('GET', '/parts/AY-1')).status).toBe(404);
  });

  test('what GET shows, PATCH takes', async () => {
    const { id: _id, slug: _slug, gone: _gone, ...form } = (await shop.control('GET', '/parts/12B9116H-STD')).body;
    const before = (await shop.getItem('12B9116H-STD')).body;
    expect((await shop.control('PATCH', '/parts/12B9116H-STD', form)).status).toBe(200);
    expect((await shop.getItem('12B9116H-STD')).body).toEqual(before);
  });

  test.each([
    ['PATCH', '/parts/AG-1', { price: -1 }, 422],
    ['PATCH', '/parts/AG-1', { stock: 'many' }, 422],
    ['PATCH', '/parts/AG-1', { colour: 'green' }, 422],
    ['PUT', '/parts/AG-9', { price: 1 }, 422],
    ['PUT', '/parts/lower', { name: 'x', price: 1 }, 422],
    ['PATCH', '/parts/AG-9', { price: 1 }, 404],
    ['DELETE', '/parts/AG-9', undefined, 404],
    ['PATCH', '/orders/ord_none', { status: 'closed' }, 404],
    ['PATCH', '/settings', { visitorCountry: 'Netherlands' }, 422],
  ])('%s %s %j: %i, readably', async (method, path, body, status) => {
    const answer = await shop.control(method, path, body);
    expect([answer.status, answer.body.message.length > 5]).toEqual([status, true]);
  });

  test('a body that is no JSON: 422', async () => {
    const response = await fetch(`${sandbox.url}/__sandbox/parts/AG-1`, { method: 'PATCH', body: 'price=1' });
    expect([response.status, (await response.json()).message]).toEqual([422, 'The body must be JSON.']);
  });
});

describe('state', () => {
  test('tells an order with lines, amounts, address, e-mail, payment and the order of its fields', async () => {
    const cartId = await prepareOrder(shop, '10B1580H-STD');
    const id = (await shop.createOrder(cartId)).body._id;
    const { orders, carts, addresses, mails, calls } = (await shop.control('GET', '/state')).body;
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      id,
      number: 'SO-100001',
      cart_id: cartId,
      currency: 'eur',
      email: 'vera@buyer.example',
      comment: '',
      paymentstatus: null,
      amounts: { items: 194.22, shipping: 0, total: 194.22, tax: 36.32, discount: 0 },
      address: sampleAddress,
      billing: null,
      payments: [],
      fieldOrder: ['reqpayment', 'sendtogether', 'shippingaddress', 'comment', 'shipemail', 'paymentmethod'],
    });
    expect(orders[0].lines).toMatchObject([
      { quantity: 1, grosamount: 194.22, item: { urlcomponent: '10B1580H-STD' } },
    ]);
    expect(carts).toMatchObject([{ id: cartId, orderId: id }]);
    expect([addresses.length, mails]).toEqual([1, []]);
    expect(calls).toEqual({ addToCart: 1, createAddress: 1, updateCart: 7, createOrder: 1 });
  });

  test('of one address: its orders and its mails, and nobody else’s', async () => {
    const id = (await shop.createOrder(await prepareOrder(shop, 'AG-1'))).body._id;
    const { orders } = (await shop.control('GET', '/state')).body;
    const of = async (path: string) => (await shop.control('GET', path)).body;
    expect(await of('/orders?email=vera@buyer.example')).toEqual(orders);
    expect(orders).toMatchObject([{ id }]);
    expect([await of('/orders?email=buyer.example'), await of('/orders')]).toEqual([[], []]);
    const transport = createTransport(`smtp://127.0.0.1:${sandbox.mailPort}`);
    const mail = { from: 'orders@shop.example', subject: 'Your order', text: 'Thank you.' };
    for (const to of ['Vera Lind <vera@buyer.example>', 'era@buyer.example']) await transport.sendMail({ ...mail, to });
    transport.close();
    expect(await of('/mails?to=vera@buyer.example')).toMatchObject([{ to: ['Vera Lind <vera@buyer.example>'] }]);
    expect(await of('/mails')).toEqual([]);
  });

  test('PATCH marks an order paid or closed', async () => {
    const id = (await shop.createOrder(await prepareOrder(shop, 'AG-1'))).body._id;
    expect(
      (await shop.control('PATCH', `/orders/${id}`, { paymentstatus: 'fullypaid', status: 'closed' })).status,
    ).toBe(200);
    expect((await shop.getOrder(id)).body.data).toMatchObject({
      paymentstatus: 'fullypaid',
      status: { _id: 'closed' },
    });
  });
});
