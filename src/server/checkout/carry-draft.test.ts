import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#commerce/commerce.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testDraft, testPart } from '#scripts/test-kit/visitor.ts';
import { carryDraft } from './carry-draft.ts';
import { readDraft, saveDraft } from './stored-draft.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** A cart with a part in it, for which nothing is typed. */
async function openCart(): Promise<Cart> {
  const { commerce } = shop.services;
  const part = await commerce.getPart(testPart, { country: 'DE', currency: 'eur' });
  if (!part.ok) throw new Error('the sandbox lacks the part');
  const added = await commerce.addToCart(null, { partId: part.value.part.id, quantity: 1, country: 'DE' });
  if (!added.ok) throw new Error('the part was not added');
  return added.value;
}

// rule checkout.nothing-lost
test('what has been typed for the new cart since is not written over, and its choices stay', async () => {
  const cart = await openCart();
  const newer = { ...testDraft, email: 'newer@buyer.example' };
  await saveDraft(shop.services, 'cart_expired', { draft: testDraft });
  await saveDraft(shop.services, cart.id, { draft: newer });
  expect(await carryDraft(shop.services, 'cart_expired', cart)).toBe(cart);
  expect(await readDraft(shop.services, cart.id)).toEqual(newer);
  expect(await shop.services.commerce.getCart(cart.id)).toMatchObject({ value: { basket: { shippingCountry: null } } });
});

test('where nothing was typed nothing is set', async () => {
  const cart = await openCart();
  expect(await carryDraft(shop.services, 'cart_never', cart)).toBe(cart);
  expect(await readDraft(shop.services, cart.id)).toEqual(emptyCheckoutDraft);
});

test('the part stays in the cart where the choices cannot be set: that is logged', async () => {
  const cart = await openCart();
  await saveDraft(shop.services, 'cart_expired', { draft: testDraft });
  const codes: string[] = [];
  const services = {
    ...shop.services,
    log: { ...shop.services.log, warn: (code: string) => void codes.push(code) },
    commerce: { ...shop.services.commerce, setCartFields: () => Promise.reject(new Error('cut')) },
  };
  expect(await carryDraft(services, 'cart_expired', cart)).toBe(cart);
  expect(codes).toEqual(['draft-not-carried']);
});
