import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basketAnswerSchema } from '#api/basket.ts';
import { type CheckoutAnswer, checkoutAnswerSchema, keptDraftSchema } from '#api/checkout.ts';
import type { Problem } from '#api/problem.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { decideFreeShippingByCosts } from '#domain/shipping/free-shipping.ts';
import { saveDraft } from '#server/checkout/stored-draft.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testDraft, testPart, type TestVisitor } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function visitWithBasket(country?: string) {
  const visitor = shop.visit();
  await visitor.ask('POST', '/api/basket/lines', { part: testPart, quantity: 1 });
  if (country) await put(visitor, 'shipping-country', { country });
  return visitor;
}
const put = async (visitor: TestVisitor, intent: string, body: unknown) => {
  const answer = await visitor.ask('PUT', `/api/checkout/${intent}`, body);
  return answer.status === 200
    ? basketAnswerSchema.parse(answer.body)
    : { refused: [answer.status, (answer.body as Problem).code] };
};
const cartOf = async (visitor: TestVisitor) => {
  const id = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
  return shop.sandbox.store.carts.byId(id);
};

// rule checkout.one-intent-one-endpoint
describe('checkout: one endpoint per intent', () => {
  // rules tax.server-decides and checkout.method-cleared
  test('country and postcode set the tax and clear the shipping method', async () => {
    const visitor = await visitWithBasket('NL');
    await put(visitor, 'postcode', { postcode: '1012 AB' });
    expect(await put(visitor, 'shipping-method', { id: 'ship-ups-standard' })).toMatchObject({
      shippingMethodId: 'ship-ups-standard',
    });
    expect(await put(visitor, 'shipping-country', { country: 'GB' })).toMatchObject({
      shippingCountry: 'GB',
      shippingMethodId: null,
    });
    expect((await cartOf(visitor))?.tax).toBe('standard');
    expect(await put(visitor, 'postcode', { postcode: 'SW1A 1AA' })).toMatchObject({ tax: { setting: 'export' } });
    expect((await cartOf(visitor))?.tax).toBe('export');
    await put(visitor, 'shipping-country', { country: 'FR' });
    expect((await cartOf(visitor))?.tax).toBe('standard');
    expect(await put(visitor, 'shipping-country', { country: 'US' })).toEqual({ refused: [422, 'invalid-request'] });
  });

  // rules checkout.method-cleared and tax.places
  test('another country takes the postcode off the cart, and with it the tax that it told', async () => {
    const visitor = await visitWithBasket('ES');
    expect(await put(visitor, 'postcode', { postcode: '35001' })).toMatchObject({ tax: { setting: 'export' } });
    expect(await cartOf(visitor)).toMatchObject({ shipZip: '35001', tax: 'export' });
    for (const country of ['DE', 'FR']) {
      expect(await put(visitor, 'shipping-country', { country })).toMatchObject({ shippingCountry: country });
      expect(await cartOf(visitor)).toMatchObject({ shipCountry: country, shipZip: null, tax: 'standard' });
    }
    const answer = checkoutAnswerSchema.parse((await visitor.ask('GET', '/api/checkout')).body);
    expect(answer.takenPostcode).toBeNull();
  });

  // rule postcode.prices-shipping
  test('a postcode counts when it is whole for its country, and clears the shipping method', async () => {
    const visitor = await visitWithBasket('BE');
    expect(await put(visitor, 'postcode', { postcode: '100' })).toEqual({ refused: [422, 'invalid-request'] });
    await put(visitor, 'shipping-method', { id: 'ship-ups-standard' });
    expect(await put(visitor, 'postcode', { postcode: '1000' })).toMatchObject({ shippingMethodId: null });
    expect((await cartOf(visitor))?.shipZip).toBe('1000');
  });

  test('methods must be among those offered', async () => {
    const visitor = await visitWithBasket('NL');
    expect(await put(visitor, 'shipping-method', { id: 'ship-nothing' })).toEqual({
      refused: [422, 'invalid-request'],
    });
    expect(await put(visitor, 'payment-method', { id: 'pay-nothing' })).toEqual({ refused: [422, 'invalid-request'] });
    expect(await put(visitor, 'payment-method', { id: 'pay-revolut' })).toMatchObject({
      paymentMethodId: 'pay-revolut',
    });
  });

  test('currency and billing country', async () => {
    const visitor = await visitWithBasket('PL');
    expect(await put(visitor, 'currency', { currency: 'pln' })).toMatchObject({
      currency: 'pln',
      totals: { total: { currency: 'pln' } },
    });
    await put(visitor, 'billing-country', { country: 'DE' });
    expect((await cartOf(visitor))?.billCountry).toBe('DE');
  });

  // rule vat-number.outcomes
  test.each([
    ['valid', 'DE', '123456789', 'valid', 'reverse-charge'],
    ['invalid', 'DE', '123456000', 'invalid', 'standard'],
    ['could not be checked', 'DE', '123456999', 'unchecked', 'standard'],
    ['Austrian letter belongs to the number', 'AT', 'U12345678', 'valid', 'reverse-charge'],
    ['Greece is asked as EL', 'GR', '123456789', 'valid', 'reverse-charge'],
    ['at home VAT is charged', 'PL', '1234567890', 'valid', 'standard'],
    ['as a paper prints it', 'DE', 'USt-IdNr. DE 123 456 789', 'valid', 'reverse-charge'],
    ['words alone take no VAT off: found invalid', 'DE', 'USt-IdNr. DE123456000', 'invalid', 'standard'],
    ['words alone take no VAT off: of a country outside the EU', 'DE', 'CHE-123.456.789 MWST', 'not-asked', 'standard'],
    ['the country that it names counts', 'DE', 'NIP 526-10-40-828', 'valid', 'standard'],
  ])('VAT number %s', async (_case, country, vatNumber, state, tax) => {
    const visitor = await visitWithBasket(country);
    await put(visitor, 'company', { isCompany: true });
    expect(await put(visitor, 'vat-number', { vatNumber, country })).toMatchObject({ vatNumber: state });
    expect((await cartOf(visitor))?.tax).toBe(tax);
    expect(basketAnswerSchema.parse((await visitor.ask('GET', '/api/basket')).body).vatNumber).toBe(state);
  });

  test('a VAT number alone, without being a company, takes no VAT off', async () => {
    const visitor = await visitWithBasket('DE');
    await put(visitor, 'vat-number', { vatNumber: '123456789', country: 'DE' });
    expect((await cartOf(visitor))?.tax).toBe('standard');
  });

  test('the country prefix is refused with the text of the field; switching company off takes number and relief off', async () => {
    const visitor = await visitWithBasket('DE');
    await put(visitor, 'company', { isCompany: true });
    const answer = await visitor.ask('PUT', '/api/checkout/vat-number', { vatNumber: 'DE123456789', country: 'DE' });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: { vatNumber: 'Please remove letters before the VAT number' } },
    ]);
    await put(visitor, 'vat-number', { vatNumber: '123456789', country: 'DE' });
    expect(await put(visitor, 'company', { isCompany: false })).toMatchObject({
      vatNumber: null,
      shippingMethodId: null,
    });
    expect(await cartOf(visitor)).toMatchObject({ tax: 'standard', taxNumber: null });
  });

  // rule vat-number.country
  test('the number has a country of its own: it stays valid wherever the goods go, and tax follows both', async () => {
    const visitor = await visitWithBasket('DE');
    await put(visitor, 'company', { isCompany: true });
    await put(visitor, 'vat-number', { vatNumber: '123456789', country: 'DE' });
    for (const [country, tax] of [
      ['AT', 'reverse-charge'],
      ['PL', 'standard'],
      ['NL', 'reverse-charge'],
      ['MC', 'reverse-charge'],
      ['CH', 'export'],
      ['DE', 'reverse-charge'],
    ])
      expect([country, await put(visitor, 'shipping-country', { country })]).toMatchObject([
        country,
        { vatNumber: 'valid', tax: { setting: tax } },
      ]);
    expect((await cartOf(visitor))?.taxNumber).toBe('DE123456789');
    expect(await put(visitor, 'vat-number', { vatNumber: '123456789', country: 'IT' })).toMatchObject({
      vatNumber: 'invalid',
      tax: { setting: 'standard', reason: 'number-invalid' },
    });
    for (const country of ['US', undefined])
      expect(await put(visitor, 'vat-number', { vatNumber: '1', country })).toEqual({
        refused: [422, 'invalid-request'],
      });
  });

  // rule vat-number.outcomes
  test('a number of a country outside the EU is kept, and nobody is asked', async () => {
    const visitor = await visitWithBasket('CH');
    await put(visitor, 'company', { isCompany: true });
    expect(await put(visitor, 'vat-number', { vatNumber: 'CHE-123.456.789', country: 'CH' })).toMatchObject({
      vatNumber: 'not-asked',
      tax: { setting: 'export' },
    });
    expect((await cartOf(visitor))?.taxNumber).toBeNull();
    expect(await put(visitor, 'shipping-country', { country: 'DE' })).toMatchObject({
      tax: { setting: 'standard', reason: 'number-outside-eu' },
    });
  });

  // rule shipping.free-above
  test('free shipping is measured on the subtotal: with VAT where VAT is charged, without under reverse charge', async () => {
    const { parts } = shop.sandbox.store;
    const part = parts.bySlug(testPart);
    if (!part) throw new Error(`no ${testPart}`);
    parts.save({ ...part, price: { ...part.price, eur: { net: 8_500 } } });
    const visitor = await visitWithBasket('DE');
    const readFree = (basket: Awaited<ReturnType<typeof put>>) => {
      if ('refused' in basket) throw new Error(basket.refused.join(' '));
      const costs = basket.shippingMethods.map(({ gross }) => gross);
      return [basket.totals.items.amount, decideFreeShippingByCosts(basket.totals.items, true, costs)];
    };
    expect(readFree(await put(visitor, 'postcode', { postcode: '10115' }))).toEqual([10_455, { state: 'reached' }]);
    await put(visitor, 'company', { isCompany: true });
    const relieved = await put(visitor, 'vat-number', { vatNumber: '123456789', country: 'DE' });
    const missing = { amount: 1_501, currency: 'eur' };
    expect(readFree(relieved)).toEqual([8_500, { state: 'missing', missing }]);
    expect(relieved).toMatchObject({ tax: { setting: 'reverse-charge' } });
    parts.save(part);
  });

  // rule tax.places
  test.each([
    ['GB', 'SW1A 1AA', 'export'],
    ['GB', 'BT1 5GS', 'standard'],
    ['ES', '28013', 'standard'],
    ['ES', '35001', 'export'],
    ['AX', '22100', 'export'],
    ['FI', '22100', 'export'],
    ['FI', 'FI-22100', 'export'],
    ['FR', 'F-97400', 'export'],
    ['ES', 'E-35001', 'export'],
    ['MC', '98000', 'standard'],
    ['DE', '27498', 'export'],
  ])('%s %s: %s, in the answer and on the cart', async (country, postcode, setting) => {
    const visitor = await visitWithBasket(country);
    const { tax, totals } = basketAnswerSchema.parse(
      (await visitor.ask('PUT', '/api/checkout/postcode', { postcode })).body,
    );
    expect([tax.setting, totals.tax.amount > 0, (await cartOf(visitor))?.tax]).toEqual([
      setting,
      setting === 'standard',
      setting,
    ]);
    await put(visitor, 'shipping-country', { country: 'BE' });
    expect(await cartOf(visitor)).toMatchObject({ tax: 'standard', shipZip: null });
  });

  // rule tax.server-decides
  test.each([
    'taxnumber',
    'tax',
    'reqpayment',
    'shippingaddress',
    'billingaddress',
    'comment',
    'shipemail',
    'discountrate',
  ])('the browser cannot name the cart field %s', async (field) => {
    const visitor = await visitWithBasket('NL');
    const raw = await visitor.ask('PUT', `/api/checkout/${field}`, { value: 'x' });
    const smuggled = await visitor.ask('PUT', '/api/checkout/currency', { currency: 'eur', [field]: 'x' });
    expect([raw.status, smuggled.status]).toEqual([404, 400]);
  });
});

// rule checkout.nothing-lost
describe('the draft', () => {
  const checkoutOf = async (visitor: TestVisitor): Promise<CheckoutAnswer> =>
    checkoutAnswerSchema.parse((await visitor.ask('GET', '/api/checkout')).body);

  test('is kept on the server and comes back with the basket', async () => {
    const visitor = await visitWithBasket();
    expect((await checkoutOf(visitor)).draft).toEqual(emptyCheckoutDraft);
    expect((await visitor.ask('PUT', '/api/checkout/draft', testDraft)).status).toBe(204);
    const checkout = await checkoutOf(visitor);
    expect(checkout.draft).toEqual(testDraft);
    expect(checkout.basket.quantity).toBe(1);
  });

  // rule checkout.late-save
  test('a save that comes late is not kept, and is told of the newer one; two at once do not both win', async () => {
    const visitor = await visitWithBasket();
    const holder = 'h'.repeat(16);
    const save = (email: string, saveNumber: number) =>
      visitor.ask('PUT', '/api/checkout/draft', { ...testDraft, email, holder, saveNumber });
    expect((await checkoutOf(visitor)).saveNumber).toBe(0);
    const twoAtOnce = await Promise.all([save('one@buyer.example', 1), save('two@buyer.example', 1)]);
    expect(twoAtOnce.map(({ status }) => status).toSorted()).toEqual([200, 204]);
    expect((await save('three@buyer.example', 2)).status).toBe(204);
    const late = await save('late@buyer.example', 1);
    const kept = { draft: { ...testDraft, email: 'three@buyer.example' }, saveNumber: 2 };
    expect([late.status, keptDraftSchema.parse(late.body)]).toEqual([200, kept]);
    expect(await checkoutOf(visitor)).toMatchObject(kept);
  });

  test('belongs to its basket: nobody else reads it, and without basket there is none', async () => {
    const visitor = await visitWithBasket();
    await visitor.ask('PUT', '/api/checkout/draft', testDraft);
    expect((await checkoutOf(await visitWithBasket())).draft).toEqual(emptyCheckoutDraft);
    const answer = await shop.visit().ask('PUT', '/api/checkout/draft', testDraft);
    expect([answer.status, (answer.body as Problem).code]).toEqual([409, 'basket-gone']);
  });

  test('of a basket that expired goes on with the next one: typed, and chosen as far as that offers it', async () => {
    const goneId = 'cart_expired';
    const company = { isCompany: true, vatCountry: 'DE', vatNumber: '123456789', shippingMethodId: 'ship-no-more' };
    await saveDraft(shop.services, goneId, { draft: { ...testDraft, ...company } });
    const visitor = shop.visit(new Map([['cart_id', await shop.services.seal.seal('cart', { id: goneId }, 60)]]));
    await visitor.ask('POST', '/api/basket/lines', { part: testPart, quantity: 1 });
    const { draft, basket } = await checkoutOf(visitor);
    expect(draft).toMatchObject({ ...testDraft, ...company, shippingMethodId: '', termsAccepted: false });
    expect(basket).toMatchObject({ quantity: 1, shippingCountry: 'NL', shippingMethodId: null });
    expect((await cartOf(visitor))?.shipZip).toBe('1012 AB');
  });
});
