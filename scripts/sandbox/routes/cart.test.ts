import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';
import { createShop } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';
import type { WireLine } from '../wire/line.ts';

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

describe('addToCart', () => {
  test('opens a cart that knows no country yet', async () => {
    const answer = await shop.add('4B1606H-STD', 2);
    expect(answer.status).toBe(200);
    expect(cartOf(answer)).toMatchObject({
      currency: { iso: 'eur', symbol: '€' },
      promocode: null,
      validtaxnumber: null,
      taxnumber: null,
      shipcountry: null,
      shipzip: null,
      shippingmethod: null,
      paymentmethod: null,
      salesorder: null,
      backorderquantity: 0,
    });
    expect(optionsOf(answer).shippingmethod).toEqual([]);
    expect(optionsOf(answer).paymentmethod.map(({ name }: { name: string }) => name)).toEqual(['PayPal', 'Revolut']);
    expect(answer.body.quantity).toBe(2);
    const { body } = await shop.getItem('4B1606H-STD');
    const gross = Math.round(body.data.price.prices.NL.grossprice * 200) / 100;
    expect(answer.body.summary).toMatchObject({
      grossitemsamount: gross,
      grossshippingcost: 0,
      grossamount: gross,
      discountamount: 0,
      quantity: 2,
    });
    expect(cartOf(answer).transactionlines).toMatchObject([
      {
        quantity: 2,
        grosamount: gross,
        discountrate: 0,
        kitcomponent: false,
        item: { _id: body.data.id, urlcomponent: '4B1606H-STD' },
      },
    ]);
  });

  test('goes as far as the stock and no further', async () => {
    const all = 31;
    expect(await shop.add('10B1580H-STD', all + 1)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', max: all },
    });
    const cartId = await open('10B1580H-STD', all);
    expect(await shop.add('10B1580H-STD', 1, cartId)).toMatchObject({ status: 409, body: { max: all } });
    expect(cartOf(await shop.getCart(cartId)).backorderquantity).toBe(all - 3);
  });

  test('puts the contents of a kit behind it; they follow its quantity and go with it', async () => {
    const answer = await shop.add('4B1946H+5M1959H+1T1957');
    const cartId = answer.body.cart_id;
    const [kit, ...contents] = cartOf(answer).transactionlines;
    expect(answer.body.quantity).toBe(1);
    expect(
      contents.map(({ item, quantity, grosamount, kitcomponent }: WireLine) => [
        item.urlcomponent,
        quantity,
        grosamount,
        kitcomponent,
      ]),
    ).toEqual([
      ['4B1946H-STD', 1, 0, true],
      ['5M1959H-STD', 1, 0, true],
      ['1T1957-STD', 1, 0, true],
    ]);
    const three = cartOf(await shop.set(cartId, 'quantity', 3, kit._id)).transactionlines;
    expect(three.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3, 3, 3]);
    expect((await shop.removeLine(cartId, contents[0]._id)).body.code).toBe('line_not_found');
    expect(cartOf(await shop.removeLine(cartId, kit._id)).transactionlines).toEqual([]);
  });
});

describe('updateCart', () => {
  test.each([
    ['nonsense', 1, 'invalid_field'],
    ['constructor', 'x', 'invalid_field'],
    ['promocode', 'NOSUCH', 'invalid_promocode'],
    ['promocode', 'EXPIRED26', 'expired_promocode'],
    ['promocode', 5, 'invalid_field'],
    ['currency', 'usd', 'invalid_field'],
    ['paymentmethod', 'pay-cash', 'invalid_field'],
    ['paymentmethod', 'pay-paypal-p24', 'invalid_field'],
    ['shippingmethod', 'ship-ups-standard', 'invalid_field'],
    ['shipcountry', 'US', 'invalid_field'],
    ['billcountry', 'XX', 'invalid_field'],
    ['tax', 'none', 'invalid_field'],
    ['tax', 'reverse-charge', 'invalid_tax'],
    ['tax', 'export', 'invalid_tax'],
    ['reqpayment', false, 'invalid_field'],
    ['sendtogether', 'true', 'invalid_field'],
    ['shippingaddress', 'adr_none', 'invalid_field'],
    ['shipemail', 'nobody', 'invalid_field'],
  ])('%s = %j is refused: %s', async (field, value, code) => {
    expect(await shop.set(await open(), field, value)).toMatchObject({ status: 422, body: { code } });
  });

  // rule tax.settings
  test.each([
    ['NL', '1012 AB', 'NL123456789B01', 'reverse-charge', "a number of the seller's own NL"],
    ['PL', '00-950', 'DE123456789', 'reverse-charge', 'a delivery inside PL'],
    ['DE', '10115', '', 'export', "export to DE 10115, which is inside the EU's VAT area"],
  ])('to %s %s, number "%s": %s is refused as a tax office would, and the record says why', async (...row) => {
    const [country, zip, number, tax, why] = row;
    const cartId = await open();
    await shop.setAll(cartId, [
      ['shipcountry', country],
      ['shipzip', zip],
      ['taxnumber', number],
    ]);
    expect(await shop.set(cartId, 'tax', tax)).toMatchObject({ status: 422, body: { code: 'invalid_tax' } });
    expect((await shop.control('GET', '/state')).body.refusals[0]).toEqual({
      operation: 'updateCart',
      refusal: expect.stringContaining(why),
    });
  });

  test('quantity needs a line and a number from 1', async () => {
    const cartId = await open('10B1580H-STD');
    const [{ _id: line }] = cartOf(await shop.getCart(cartId)).transactionlines;
    expect((await shop.set(cartId, 'quantity', 5, line)).body.quantity).toBe(5);
    expect((await shop.set(cartId, 'quantity', 0, line)).body.code).toBe('invalid_field');
    expect((await shop.set(cartId, 'quantity', '2', line)).body.code).toBe('invalid_field');
    expect((await shop.set(cartId, 'quantity', 2, 'line_none')).body.code).toBe('line_not_found');
    expect((await shop.set(cartId, 'quantity', 32, line)).body).toMatchObject({ code: 'out_of_stock', max: 31 });
  });

  test('several fields are set in their order, or none', async () => {
    const cartId = await open();
    const answer = await shop.setAll(cartId, [
      ['shipcountry', 'DE'],
      ['shippingmethod', 'ship-dpd'],
      ['tax', 'standard'],
      ['shipzip', '10115'],
    ]);
    expect(cartOf(answer)).toMatchObject({ shipcountry: 'DE', shippingmethod: 'ship-dpd', shipzip: '10115' });
    expect(
      (
        await shop.setAll(cartId, [
          ['shipcountry', 'AT'],
          ['shippingmethod', 'ship-dpd'],
        ])
      ).status,
    ).toBe(422);
    expect(cartOf(await shop.getCart(cartId)).shipcountry).toBe('DE');
  });

  test('an empty postcode takes it off, beside the country that it was one of', async () => {
    const cartId = await open();
    await shop.setAll(cartId, [
      ['shipcountry', 'DE'],
      ['shipzip', '10115'],
    ]);
    const answer = await shop.setAll(cartId, [
      ['shipcountry', 'AT'],
      ['shippingmethod', ''],
      ['shipzip', ''],
      ['tax', 'standard'],
    ]);
    expect(cartOf(answer)).toMatchObject({ shipcountry: 'AT', shipzip: null, shippingmethod: null });
  });

  test('a new country takes the shipping method off, and a payment method that it does not have', async () => {
    const cartId = await open();
    await shop.setAll(cartId, [
      ['shipcountry', 'PL'],
      ['shippingmethod', 'ship-dpd'],
      ['paymentmethod', 'pay-paypal-p24'],
    ]);
    expect(cartOf(await shop.set(cartId, 'shipcountry', 'DE'))).toMatchObject({
      shippingmethod: null,
      paymentmethod: null,
    });
  });
});
