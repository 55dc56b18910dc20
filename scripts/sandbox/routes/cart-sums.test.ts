import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';
import { createShop } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';

let sandbox: Sandbox;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
  shop = createShop(sandbox.url);
});
afterAll(() => sandbox.stop());

type Answer = Awaited<ReturnType<Shop['getCart']>>;
const cartOf = (answer: Answer) => answer.body.shoppingcarts[0].shoppingcart;
const optionsOf = (answer: Answer) => answer.body.shoppingcarts[0].options;
const open = async (slug = '4B1606H-STD', quantity = 1): Promise<string> =>
  (await shop.add(slug, quantity)).body.cart_id;

describe('VAT number and tax', () => {
  test('a number that cannot be checked stands on the cart unchecked, and VAT is charged', async () => {
    const cartId = await open();
    await shop.setAll(cartId, [
      ['shipcountry', 'DE'],
      ['taxnumber', 'DE123456789'],
      ['tax', 'reverse-charge'],
    ]);
    expect(await shop.set(cartId, 'taxnumber', 'DE123456999')).toMatchObject({
      status: 503,
      body: { code: 'vat_service_down' },
    });
    const answer = await shop.getCart(cartId);
    expect(cartOf(answer)).toMatchObject({ taxnumber: 'DE123456999', validtaxnumber: null });
    expect(answer.body.summary.taxamount).toBeGreaterThan(0);
  });

  test('reverse charge and export cost net; what takes away their ground brings VAT back', async () => {
    const cartId = await open('10B1580H-STD', 1);
    const dutiful = await shop.setAll(cartId, [
      ['shipcountry', 'DE'],
      ['taxnumber', 'DE123456789'],
      ['tax', 'reverse-charge'],
      ['shippingmethod', 'ship-dpd'],
    ]);
    expect(dutiful.body.summary).toMatchObject({
      grossitemsamount: 157.9,
      grossshippingcost: 7.24,
      grossamount: 165.14,
      taxamount: 0,
    });
    expect((await shop.set(cartId, 'taxnumber', '')).body.summary).toMatchObject({
      grossitemsamount: 194.22,
      grossshippingcost: 8.9,
      taxamount: 37.98,
    });
    await shop.setAll(cartId, [
      ['shipcountry', 'CH'],
      ['tax', 'export'],
    ]);
    expect((await shop.getCart(cartId)).body.summary).toMatchObject({ grossamount: 157.9, taxamount: 0 });
    expect((await shop.set(cartId, 'shipcountry', 'PL')).body.summary).toMatchObject({ grossamount: 194.22 });
    await shop.set(cartId, 'taxnumber', 'PL1234567890');
    expect((await shop.set(cartId, 'tax', 'reverse-charge')).body.code).toBe('invalid_tax');
  });
});

describe('sums', () => {
  test.each([
    [
      '10B1580H-STD',
      1,
      'RALLY26',
      'NL',
      'ship-ups-standard',
      { grossitemsamount: 184.51, discountamount: 9.71, grossshippingcost: 0, grossamount: 184.51, taxamount: 34.5 },
    ],
    [
      '10B1580H-STD',
      3,
      'PADDOCK10',
      'NL',
      'ship-ups-express',
      {
        grossitemsamount: 524.39,
        discountamount: 58.27,
        grossshippingcost: 19.9,
        grossamount: 544.29,
        taxamount: 101.78,
      },
    ],
    [
      '5B5562H-STD',
      1,
      '',
      'FR',
      'ship-ups-standard',
      { grossitemsamount: 97.79, discountamount: 0, grossshippingcost: 14.9, grossamount: 112.69, taxamount: 21.07 },
    ],
    [
      '5B5562H-STD',
      1,
      '',
      'CY',
      'ship-ups-standard',
      { grossitemsamount: 97.79, grossshippingcost: 29.9, grossamount: 127.69 },
    ],
    [
      '5B5562H-STD',
      2,
      '',
      'CY',
      'ship-ups-standard',
      { grossitemsamount: 195.58, grossshippingcost: 29.9, grossamount: 225.48 },
    ],
    [
      '5B5562H-STD',
      2,
      '',
      'FR',
      'ship-ups-standard',
      { grossitemsamount: 195.58, grossshippingcost: 0, grossamount: 195.58 },
    ],
  ])('%s x %i, code "%s", to %s by %s', async (slug, quantity, code, country, method, summary) => {
    const cartId = await open(slug, quantity);
    await shop.set(cartId, 'promocode', code);
    const answer = await shop.setAll(cartId, [
      ['shipcountry', country],
      ['shippingmethod', method],
    ]);
    expect(answer.body.summary).toMatchObject(summary);
    const offered = optionsOf(answer).shippingmethod.find(({ _id }: { _id: string }) => _id === method);
    expect(offered.grossprice).toBe(summary.grossshippingcost);
  });
});

describe('createAddress', () => {
  test.each([
    ['street', { address: ' ' }],
    ['city', { city: '' }],
    ['zip', { zip: '' }],
    ['country', { country: 'US' }],
    ['addressee and name', { addressee: '', name: '' }],
  ])('without a proper %s: 422', async (_what, change) => {
    expect(await shop.address(await open(), change)).toMatchObject({ status: 422, body: { code: 'invalid_address' } });
  });

  test('a reference is good for its own cart only, and for its country', async () => {
    const [mine, other] = [await open(), await open()];
    await shop.set(mine, 'shipcountry', 'NL');
    const ref = (await shop.address(mine)).body._id;
    expect((await shop.set(other, 'shippingaddress', ref)).body.code).toBe('invalid_field');
    expect((await shop.set(mine, 'shippingaddress', ref)).status).toBe(200);
    await shop.set(mine, 'shipcountry', 'BE');
    expect((await shop.set(mine, 'shippingaddress', ref)).body.code).toBe('invalid_field');
    const nobody = (await shop.address(mine, { addressee: '', name: 'Motoren BV', country: 'BE' })).body._id;
    expect((await shop.set(mine, 'shippingaddress', nobody)).body.code).toBe('invalid_field');
    expect((await shop.set(mine, 'billingaddress', nobody)).status).toBe(200);
  });
});
