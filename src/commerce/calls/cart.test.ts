import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '#domain/failure.ts';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import type { Cart } from '../commerce.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const need = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.failure));
};

const findId = async (slug: string): Promise<string> =>
  need(await shop.commerce.getPart(slug, { country: 'DE', currency: 'eur' })).part.id;

let cart: Cart;
beforeEach(async () => {
  await shop.control('PATCH', 'parts/4B1606H-STD', { price: 100, stock: 5 });
  const partId = await findId('4B1606H-STD');
  cart = need(await shop.commerce.addToCart(null, { partId, quantity: 2, country: 'DE' }));
});

describe('addToCart', () => {
  test('opens a cart and tells line and totals in minor units', () => {
    expect(cart.basket).toMatchObject({
      currency: 'eur',
      promoCode: null,
      hasBackorder: false,
      vatNumberValid: null,
      lines: [
        {
          slug: '4B1606H-STD',
          quantity: 2,
          gross: { amount: 24600, currency: 'eur' },
          discountRate: 0,
          isKitComponent: false,
        },
      ],
      totals: { items: { amount: 24600 }, tax: { amount: 4600 }, total: { amount: 24600 }, discount: { amount: 0 } },
    });
    expect(cart.orderId).toBeNull();
  });

  test('raises the line of a part that is there already', async () => {
    const partId = cart.basket.lines[0]?.partId ?? '';
    const more = need(await shop.commerce.addToCart(cart.id, { partId, quantity: 1, country: 'DE' }));
    expect(more.id).toBe(cart.id);
    expect(more.basket.lines).toMatchObject([{ quantity: 3 }]);
  });

  // rule shipping.together
  test('knows when a piece must wait', async () => {
    const partId = await findId('10B1580H-STD');
    const begun = need(await shop.commerce.addToCart(null, { partId, quantity: 3, country: 'DE' }));
    const more = need(await shop.commerce.addToCart(begun.id, { partId, quantity: 1, country: 'DE' }));
    expect([begun.basket.hasBackorder, more.basket.hasBackorder]).toEqual([false, true]);
  });

  test('says out-of-stock beyond what there is', async () => {
    const partId = cart.basket.lines[0]?.partId ?? '';
    expect(await shop.commerce.addToCart(cart.id, { partId, quantity: 4, country: 'DE' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'out-of-stock' },
    });
  });

  test('says not-found for a cart that has run out', async () => {
    const partId = cart.basket.lines[0]?.partId ?? '';
    expect(await shop.commerce.addToCart('cart_gone', { partId, quantity: 1, country: 'DE' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'not-found' },
    });
  });

  test('marks the contents of a kit', async () => {
    const partId = await findId('5B5562H-STD');
    const withKit = need(await shop.commerce.addToCart(null, { partId, quantity: 1, country: 'DE' }));
    const [kit, ...contents] = withKit.basket.lines;
    expect(kit?.isKitComponent).toBe(false);
    expect(contents.length).toBeGreaterThan(0);
    expect(contents.every(({ isKitComponent }) => isKitComponent)).toBe(true);
  });
});

describe('getCart', () => {
  test('gives the cart as the last write left it', async () => {
    expect(need(await shop.commerce.getCart(cart.id))).toEqual(cart);
  });

  test('says not-found for an unknown cart', async () => {
    expect(await shop.commerce.getCart('cart_gone')).toMatchObject({ ok: false, failure: { reason: 'not-found' } });
  });

  // rule commerce.whole-lists
  test.each([
    ['a field is missing', { mode: 'missing-field' }],
    ['the list of lines is cut', { mode: 'truncated', cut: 'list' }],
  ] as const)('never makes an empty basket of a broken answer: %s', async (_case, fault) => {
    await shop.fault({ operation: 'getCart', ...fault });
    expect(await shop.commerce.getCart(cart.id)).toMatchObject({
      ok: false,
      failure: { kind: 'broken-contract', at: expect.stringContaining('shoppingcarts') },
    });
  });
});

describe('setLineQuantity', () => {
  test('sets the pieces of one line', async () => {
    const lineId = cart.basket.lines[0]?.id ?? '';
    expect(need(await shop.commerce.setLineQuantity(cart.id, lineId, 5)).basket.lines).toMatchObject([{ quantity: 5 }]);
  });

  test.each([
    ['out-of-stock', '', 6],
    ['not-found', 'line_gone', 1],
  ])('says %s', async (reason, lineId, quantity) => {
    const line = lineId || (cart.basket.lines[0]?.id ?? '');
    expect(await shop.commerce.setLineQuantity(cart.id, line, quantity)).toMatchObject({
      ok: false,
      failure: { reason },
    });
  });
});

describe('removeLine', () => {
  test('takes the line off', async () => {
    const left = need(await shop.commerce.removeLine(cart.id, cart.basket.lines[0]?.id ?? ''));
    expect(left.basket).toMatchObject({ lines: [], totals: { total: { amount: 0 } } });
  });

  test('says not-found for a line that is gone', async () => {
    expect(await shop.commerce.removeLine(cart.id, 'line_gone')).toMatchObject({
      ok: false,
      failure: { reason: 'not-found' },
    });
  });
});

describe('setCartFields', () => {
  test('sets one field', async () => {
    const moved = need(await shop.commerce.setCartFields(cart.id, [{ field: 'shippingCountry', value: 'DE' }]));
    expect(moved.basket.shippingCountry).toBe('DE');
    expect(moved.basket.shippingMethods.map(({ id }) => id)).toContain('ship-ups-express');
  });

  test('sets several in one call, in the order given', async () => {
    const moved = need(
      await shop.commerce.setCartFields(cart.id, [
        { field: 'shippingCountry', value: 'DE' },
        { field: 'postcode', value: '10115' },
        { field: 'shippingMethod', value: 'ship-ups-express' },
        { field: 'paymentMethod', value: 'pay-revolut' },
      ]),
    );
    expect(moved.basket).toMatchObject({ shippingMethodId: 'ship-ups-express', paymentMethodId: 'pay-revolut' });
    expect(moved.basket.totals.shipping.amount).toBeGreaterThan(0);
    expect(await shop.count('updateCart')).toBe(1);
  });

  test('takes a shipping method off again', async () => {
    await shop.commerce.setCartFields(cart.id, [
      { field: 'shippingCountry', value: 'DE' },
      { field: 'shippingMethod', value: 'ship-ups-express' },
    ]);
    const without = need(await shop.commerce.setCartFields(cart.id, [{ field: 'shippingMethod', value: null }]));
    expect(without.basket.shippingMethodId).toBeNull();
  });

  test('changes the currency of every amount', async () => {
    const pln = need(await shop.commerce.setCartFields(cart.id, [{ field: 'currency', value: 'pln' }]));
    expect(pln.basket).toMatchObject({ currency: 'pln', totals: { total: { currency: 'pln', amount: 105780 } } });
  });

  test('gives what a promo code took off, and takes the code off again', async () => {
    const reduced = need(await shop.commerce.setCartFields(cart.id, [{ field: 'promoCode', value: 'PADDOCK10' }]));
    expect(reduced.basket).toMatchObject({
      promoCode: 'PADDOCK10',
      lines: [{ discountRate: 0.1 }],
      totals: { items: { amount: 22140 }, discount: { amount: 2460 } },
    });
    const without = need(await shop.commerce.setCartFields(cart.id, [{ field: 'promoCode', value: '' }]));
    expect(without.basket).toMatchObject({ promoCode: null, totals: { discount: { amount: 0 } } });
  });

  test.each([
    ['invalid-promo-code', { field: 'promoCode', value: 'NOTHING' }],
    ['expired-promo-code', { field: 'promoCode', value: 'expired26' }],
    ['invalid-request', { field: 'shippingCountry', value: 'QQ' }],
    ['invalid-request', { field: 'tax', value: 'export' }],
    ['vat-service-down', { field: 'vatNumber', value: { country: 'DE', number: '123456999' } }],
  ] as const)('says %s', async (reason, field) => {
    expect(await shop.commerce.setCartFields(cart.id, [field])).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason },
    });
  });

  test.each([
    ['valid', { country: 'DE', number: '123456789' }, true],
    ['valid in Greece, whose GR is sent as EL', { country: 'GR', number: '123456789' }, true],
    ['invalid', { country: 'DE', number: '12' }, false],
  ])('tells that a VAT number is %s', async (_, value, valid) => {
    const updated = need(await shop.commerce.setCartFields(cart.id, [{ field: 'vatNumber', value }]));
    expect(updated.basket.vatNumberValid).toBe(valid);
    const without = need(await shop.commerce.setCartFields(cart.id, [{ field: 'vatNumber', value: null }]));
    expect(without.basket.vatNumberValid).toBeNull();
  });

  test('without a field is a bug, not a call', async () => {
    await expect(async () => shop.commerce.setCartFields(cart.id, [])).rejects.toThrow(RangeError);
  });
});
