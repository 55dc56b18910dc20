import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';
import { createShop, placeFields, prepareOrder } from '../testing/shop.ts';
import type { Placing, Shop } from '../testing/shop.ts';
import { checkFieldOrder } from './convert-cart.ts';

let sandbox: Sandbox;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
  shop = createShop(sandbox.url);
});
beforeEach(() => sandbox.store.reset());
afterAll(() => sandbox.stop());

const order = async (slug = '10B1580H-STD', placing: Placing = {}): Promise<string> => {
  const { status, body } = await shop.createOrder(await prepareOrder(shop, slug, placing));
  if (status !== 200) throw new Error(body.message);
  return body._id;
};
const state = async () => (await shop.control('GET', '/state')).body;

describe('createOrder', () => {
  test('makes one order of a cart, as the buyer saw it', async () => {
    const id = await order('4B1946H+5M1959H+1T1957', { hasBilling: true });
    const { data } = (await shop.getOrder(id)).body;
    expect(data).toMatchObject({
      _id: id,
      name: 'SO-100001',
      status: { _id: 'pendingapproval' },
      paymentstatus: null,
      paymentmethod: { name: 'PayPal' },
      shippingmethod: { name: 'UPS Standard' },
      currency: { iso: 'eur' },
      comment: '',
      promocode: null,
      shipaddressee: 'Vera Voorbeeld',
      shipaddress: 'Werkplaatsweg 7',
      shipzip: '3511 AA',
      shipcity: 'Utrecht',
      shipcountryname: 'Netherlands',
      shipemail: 'vera@buyer.example',
      billaddressee: 'Motoren BV',
      billcountryname: 'Netherlands',
    });
    expect(data.transactionlines.map(({ kitcomponent }: { kitcomponent: boolean }) => kitcomponent)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(data.grossamount).toBe(Math.round((data.grossitemsamount + data.grossshippingcost) * 100) / 100);
    const [kept] = (await state()).orders;
    expect(kept.fieldOrder).toEqual([
      'reqpayment',
      'sendtogether',
      'shippingaddress',
      'billingaddress',
      'comment',
      'shipemail',
      'paymentmethod',
    ]);
  });

  test('takes the stock and keeps the price, whatever comes later', async () => {
    const id = await order('10B1580H-STD');
    expect(sandbox.store.parts.bySlug('10B1580H-STD')?.stock.default).toBe(2);
    await shop.control('PATCH', '/parts/10B1580H-STD', { price: 1 });
    expect((await shop.getOrder(id)).body.data.grossitemsamount).toBe(194.22);
  });

  test('closes the cart: reading shows the order, every write is refused', async () => {
    const cartId = await prepareOrder(shop, 'AG-1');
    const { _id } = (await shop.createOrder(cartId)).body;
    const { shoppingcart } = (await shop.getCart(cartId)).body.shoppingcarts[0];
    expect(shoppingcart.salesorder).toEqual({ _id });
    const line = shoppingcart.transactionlines[0]._id;
    const writes = [
      shop.createOrder(cartId),
      shop.add('AG-1', 1, cartId),
      shop.set(cartId, 'comment', 'x'),
      shop.set(cartId, 'quantity', 2, line),
      shop.removeLine(cartId, line),
      shop.address(cartId),
    ];
    for (const answer of await Promise.all(writes))
      expect(answer).toMatchObject({ status: 409, body: { code: 'cart_closed' } });
  });

  test('fifty at the same time make one order', async () => {
    const cartId = await prepareOrder(shop, 'AG-1');
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.createOrder(cartId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'cart_closed')).toHaveLength(49);
    expect(sandbox.store.orders.list()).toHaveLength(1);
  });

  test.each<[string, [string, unknown][]]>([
    ['no shipping method', [['shippingmethod', '']]],
    [
      'another country after the address',
      [
        ['shipcountry', 'BE'],
        ['shippingmethod', 'ship-ups-standard'],
      ],
    ],
  ])('%s: incomplete', async (_what, fields) => {
    const cartId = await prepareOrder(shop, 'AG-1');
    await placeFields(shop, cartId, fields);
    expect(await shop.createOrder(cartId)).toMatchObject({ status: 422, body: { code: 'incomplete_cart' } });
  });

  test('an empty cart: incomplete', async () => {
    const cartId = await prepareOrder(shop, 'AG-1');
    const [line] = (await shop.getCart(cartId)).body.shoppingcarts[0].shoppingcart.transactionlines;
    await shop.removeLine(cartId, line._id);
    expect((await shop.createOrder(cartId)).body.code).toBe('incomplete_cart');
  });

  test('a placing that begins again forgets the billing address of the first one', async () => {
    const cartId = await prepareOrder(shop, 'AG-1', { hasBilling: true });
    const ref = (await shop.address(cartId)).body._id;
    await placeFields(shop, cartId, [
      ['reqpayment', true],
      ['sendtogether', true],
      ['shippingaddress', ref],
      ['comment', ''],
      ['shipemail', 'vera@buyer.example'],
      ['paymentmethod', 'pay-revolut'],
    ]);
    const id = (await shop.createOrder(cartId)).body._id;
    expect((await shop.getOrder(id)).body.data).toMatchObject({
      billaddress: null,
      paymentmethod: { name: 'Revolut' },
    });
  });
});

describe('checkFieldOrder', () => {
  const full = [
    'reqpayment',
    'sendtogether',
    'shippingaddress',
    'billingaddress',
    'comment',
    'shipemail',
    'paymentmethod',
  ];
  const without = (field: string) => full.filter((one) => one !== field);
  test.each([
    ['all', full],
    ['no billing address', without('billingaddress')],
    ['a step said twice', [...full.slice(0, 3), 'shippingaddress', ...full.slice(3)]],
  ])('%s is accepted', (_what, placing) => expect(() => checkFieldOrder(placing)).not.toThrow());

  test.each([
    ...without('billingaddress').map((field): [string, string[]] => [`no ${field}`, without(field)]),
    ['payment method first', ['paymentmethod', ...without('paymentmethod')]],
    [
      'e-mail before comment',
      ['reqpayment', 'sendtogether', 'shippingaddress', 'shipemail', 'comment', 'paymentmethod'],
    ],
    [
      'billing before shipping',
      ['reqpayment', 'sendtogether', 'billingaddress', 'shippingaddress', 'comment', 'shipemail', 'paymentmethod'],
    ],
    ['a comment set again at the end', [...full, 'comment']],
    ['nothing', []],
  ])('%s is refused', (_what, placing) => expect(() => checkFieldOrder(placing)).toThrow(/set/));
});

describe('payment', () => {
  test('PayPal gives a client id, the same each time; none for an order that is closed', async () => {
    const id = await order('10B1580H-STD', { country: 'PL', currency: 'pln', payment: 'pay-paypal-p24' });
    const first = (await shop.widgets(id, 835.13, 'pln')).body;
    expect(first.data[0]).toEqual({
      widgettype: 'PayPal',
      token: [{ value: expect.stringMatching(/^sandbox-client-/) }],
    });
    expect((await shop.widgets(id, 835.13, 'pln')).body).toEqual(first);
    await shop.control('PATCH', `/orders/${id}`, { status: 'closed' });
    expect((await shop.widgets(id, 835.13, 'pln')).body).toEqual({ data: [] });
  });

  test.each([
    ['captured, exactly', 'captured', 19_422, 'eur', true],
    ['never captured', 'created', 19_422, 'eur', false],
    ['declined', 'declined', 19_422, 'eur', false],
    ['cancelled', 'cancelled', 19_422, 'eur', false],
    ['a cent short', 'captured', 19_421, 'eur', false],
    ['another currency', 'captured', 19_422, 'pln', false],
  ] as const)('a payment %s', async (_what, status, amount, currency, pays) => {
    const id = await order();
    const { payments } = sandbox.store;
    const payment = payments.create({
      provider: 'paypal',
      reference: payments.tokenFor(id, 'paypal'),
      amount,
      currency,
    });
    if (status === 'captured') payments.capture(payment.id);
    if (status === 'declined') payments.decline(payment.id);
    if (status === 'cancelled') payments.cancel(payment.id);
    const answer = await shop.confirm(id);
    expect(answer.status).toBe(pays ? 200 : 409);
    expect((await shop.getOrder(id)).body.data.paymentstatus).toBe(pays ? 'fullypaid' : null);
    if (pays) expect((await shop.confirm(id)).body).toEqual(answer.body);
    else expect(answer.body.code).toBe('not_paid');
  });

  test('money for another order, or at another provider, pays nothing', async () => {
    const [id, other] = [await order(), await order()];
    const { payments } = sandbox.store;
    payments.capture(payments.create({ provider: 'paypal', reference: other, amount: 19_422, currency: 'eur' }).id);
    payments.capture(payments.create({ provider: 'revolut', reference: id, amount: 19_422, currency: 'eur' }).id);
    expect((await shop.confirm(id)).status).toBe(409);
  });
});
