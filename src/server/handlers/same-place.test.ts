import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BasketAnswer, basketAnswerSchema } from '#api/basket.ts';
import { type LivePart, livePartSchema } from '#api/part.ts';
import { promisePieces } from '#domain/delivery/line-promise.ts';
import type { TaxReason } from '#domain/tax/tax.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import type { TestVisitor } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.sandbox.store.faults.clear());

const slug = '4B1606H-STD';

const readPart = async (visitor: TestVisitor): Promise<LivePart> =>
  livePartSchema.parse((await visitor.ask('GET', `/api/part/${slug}`)).body);
const readBasket = async (visitor: TestVisitor): Promise<BasketAnswer> =>
  basketAnswerSchema.parse((await visitor.ask('GET', '/api/basket')).body);
const choose = (visitor: TestVisitor, country: string) => visitor.ask('PUT', '/api/visitor/country', { country });
const add = async (visitor: TestVisitor): Promise<BasketAnswer> =>
  basketAnswerSchema.parse((await visitor.ask('POST', '/api/basket/lines', { part: slug, quantity: 1 })).body);

/** What a part's page says of one piece, and what drawer and basket say of it. */
const ofPart = ({ gross, taxReason, delivery, today }: LivePart) => ({
  ...{ price: gross, reason: taxReason, country: delivery?.country, notes: delivery?.notes },
  isFree: delivery?.hasFreeShipping,
  promise: promisePieces(delivery?.sources ?? [], 1, today).promise,
});
const ofBasket = ({ lines, tax, delivery }: BasketAnswer) => ({
  ...{ price: lines[0]?.gross, reason: tax.reason, country: delivery?.country, notes: delivery?.notes },
  ...{ isFree: delivery?.hasFreeShipping, promise: lines[0]?.delivery?.promise },
});

type Expected = { isTaxed: boolean; reason: TaxReason; notes: string[]; isFree: boolean };
const inside: Expected = { isTaxed: true, reason: 'private-buyer', notes: [], isFree: true };
const outside: Expected = { isTaxed: false, reason: 'export', notes: ['customs'], isFree: false };
const cases: [string, Expected][] = [
  ['PL', inside],
  ['DE', inside],
  ['MC', { ...inside, isFree: false }],
  ['CY', { ...inside, isFree: false }],
  ['A2', { ...inside, isFree: false }],
  ['CH', outside],
  ['NO', outside],
  ['JE', outside],
  ['IC', { ...outside, reason: 'export-within-customs-union', notes: [] }],
  ['AD', { ...outside, reason: 'export-within-customs-union', notes: [] }],
  ['GB', { ...inside, reason: 'postcode-unknown', notes: ['customs'], isFree: false }],
];

// rules price.as-in-basket, delivery.country and delivery.notes
test.each(cases)('%s: the part says before what the basket says after', async (country, expected) => {
  const visitor = shop.visit();
  await choose(visitor, country);
  const part = await readPart(visitor);
  const { net, gross, delivery } = part;
  expect({ reason: part.taxReason, notes: delivery?.notes, isFree: delivery?.hasFreeShipping }).toEqual({
    ...{ reason: expected.reason, notes: expected.notes, isFree: expected.isFree },
  });
  expect(gross.amount !== net.amount).toBe(expected.isTaxed);
  const basket = await add(visitor);
  expect(basket.totals.tax.amount > 0).toBe(expected.isTaxed);
  // a basket for a country of the EU is sent there by the checkout: until then its tax has no reason of its own
  const reason = expected.reason === 'private-buyer' ? 'country-unknown' : expected.reason;
  expect(ofBasket(basket)).toEqual({ ...ofPart(part), reason });
  expect(ofPart(await readPart(visitor))).toEqual(ofBasket(basket));
});

// rule price.as-in-basket
test('changed while there is a basket: the part follows it there and back', async () => {
  const visitor = shop.visit();
  await choose(visitor, 'DE');
  const { gross, net } = await readPart(visitor);
  await add(visitor);
  for (const [country, price] of [
    ['CH', net],
    ['FR', gross],
  ] as const) {
    await choose(visitor, country);
    const part = await readPart(visitor);
    expect(part.gross).toEqual(price);
    expect(ofPart(part)).toEqual(ofBasket(await readBasket(visitor)));
  }
});

// rules price.as-in-basket and tax.places
test.each([
  ['GB', 'SW1A 1AA', 'export'],
  ['GB', 'BT1 5GS', 'private-buyer'],
  ['ES', '35001', 'export-within-customs-union'],
  ['FI', '22100', 'export-within-customs-union'],
] as const)('%s %s: the part follows the postcode that the checkout knows: %s', async (country, postcode, reason) => {
  const visitor = shop.visit();
  await choose(visitor, country);
  await add(visitor);
  await visitor.ask('PUT', '/api/checkout/shipping-country', { country });
  await visitor.ask('PUT', '/api/checkout/postcode', { postcode });
  const part = await readPart(visitor);
  expect(part.taxReason).toBe(reason);
  expect(ofPart(part)).toEqual(ofBasket(await readBasket(visitor)));
});

// rule price.as-in-basket
test('where the country cannot be set the part is in the basket all the same, with VAT, and its page says so', async () => {
  const visitor = shop.visit();
  await choose(visitor, 'CH');
  shop.sandbox.store.faults.set({ operation: 'updateCart', mode: 'error-before' });
  const basket = await add(visitor);
  expect(basket.totals.tax.amount).toBeGreaterThan(0);
  shop.sandbox.store.faults.clear();
  const part = await readPart(visitor);
  expect([part.gross, part.delivery?.country]).toEqual([basket.lines[0]?.gross, 'CH']);
});
