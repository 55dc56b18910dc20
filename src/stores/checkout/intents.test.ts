import { checkoutPaths as paths } from '#api/checkout.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { limits } from '#config/limits.ts';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft, openInformation, sampleCheckoutBasket } from './checkout-for-tests.ts';
import type { DraftField } from '#domain/checkout/checkout-draft.ts';

const begin = () => openInformation({ draft: completeDraft, basket: chosenBasket() });

// rule checkout.pauses
describe('typing', () => {
  test.each<[DraftField, string | boolean, string, unknown]>([
    ['shipping.country', 'FR', paths.shippingCountry, { country: 'FR' }],
    ['shipping.postcode', '54321', paths.postcode, { postcode: '54321' }],
    ['billing.country', 'AT', paths.billingCountry, { country: 'AT' }],
    ['isCompany', true, paths.company, { isCompany: true }],
  ])('%s is told to its own endpoint 500 ms after the last change', async (field, value, path, body) => {
    const { store, calls, pass, sent } = await begin();
    const start = 1_000;
    store.setField(field, typeof value === 'boolean' ? !value : 'CH');
    await pass(limits.inputDebounceMs - 1);
    store.setField(field, value);
    await pass(limits.inputDebounceMs - 1);
    expect(sent(path)).toEqual([]);
    await pass(1);
    expect(sent(path)).toEqual([body]);
    expect(calls.find((call) => call.path === path)?.at).toBe(start + 2 * limits.inputDebounceMs - 1);
  });

  // rule postcode.complete
  test.each<[string, string, boolean]>([
    ['DE', '1234', false],
    ['DE', '12345', true],
    ['AT', '1010', true],
    ['AT', '101', false],
    ['GB', 'SW', false],
    ['GB', 'SW1', true],
  ])('in %s the postcode "%s" is sent when it is whole or tells the tax: %s', async (country, postcode, isSent) => {
    const { store, pass, sent } = await openInformation({ basket: sampleCheckoutBasket({ shippingCountry: country }) });
    store.setField('shipping.postcode', postcode);
    await pass(1_000);
    expect(sent(paths.postcode)).toHaveLength(isSent ? 1 : 0);
  });

  test('other fields are only kept', async () => {
    const { store, pass, writes, sent } = await begin();
    store.setField('shipping.city', 'Potsdam');
    await pass(1_000);
    expect(writes()).toEqual([]);
    expect(sent(paths.draft)).toMatchObject([{ shipping: { city: 'Potsdam' } }]);
  });
});

describe('order', () => {
  test('a postcode typed before the country goes after it, by the rules of the new country', async () => {
    const { store, pass, writes } = await openInformation({ basket: sampleCheckoutBasket({ shippingCountry: 'NL' }) });
    store.setField('shipping.postcode', '12345');
    await pass(200);
    store.setField('shipping.country', 'DE');
    await pass(2_000);
    expect(writes()).toEqual([paths.shippingCountry, paths.postcode]);
  });

  test('a method chosen while the country waits goes after it, and stays chosen', async () => {
    const { store, pass, writes, shop } = await begin();
    store.setField('shipping.country', 'FR');
    void store.chooseShippingMethod('dpd');
    await pass(1_000);
    expect(writes()).toEqual([paths.shippingCountry, paths.postcode, paths.shippingMethod]);
    expect(shop.basket.shippingMethodId).toBe('dpd');
    expect(store.$draft.get().shippingMethodId).toBe('dpd');
  });

  test('a change made while its forerunner is on the way is told as well', async () => {
    const { store, pass, hold, sent } = await begin();
    const release = hold(paths.shippingCountry);
    store.setField('shipping.country', 'FR');
    await pass(500);
    store.setField('shipping.country', 'AT');
    await pass(1_000);
    await release();
    await pass(1_000);
    expect(sent(paths.shippingCountry)).toEqual([{ country: 'FR' }, { country: 'AT' }]);
    expect(store.$pending.get()['shipping.country']).toBe(false);
  });
});

describe('methods', () => {
  test('a choice shows at once, also when the basket is read meanwhile', async () => {
    const { store, basketStore, hold, settled, shop } = await begin();
    const releases = [hold(paths.shippingMethod), hold(paths.paymentMethod)];
    const before = shop.basket;
    void store.chooseShippingMethod('dpd');
    void store.choosePaymentMethod('revolut');
    await settled();
    basketStore.awaitBasket()({ ...before });
    expect(store.$draft.get()).toMatchObject({ shippingMethodId: 'dpd', paymentMethodId: 'revolut' });
    for (const release of releases) await release();
    expect(store.$draft.get()).toMatchObject({ shippingMethodId: 'dpd', paymentMethodId: 'revolut' });
  });

  test('a choice that fails shows what the basket holds, and says so', async () => {
    const { store, spoil } = await begin();
    spoil(paths.paymentMethod, 'shop-unavailable');
    await store.choosePaymentMethod('revolut');
    expect(store.$draft.get().paymentMethodId).toBe('paypal');
    expect(store.$problem.get()).toBe('shop-unavailable');
  });

  test('the country clears the shipping method', async () => {
    const { store, pass } = await begin();
    store.setField('shipping.country', 'FR');
    await pass(1_000);
    expect(store.$draft.get().shippingMethodId).toBe('');
  });
});

// rule checkout.method-cleared
describe('a shipping method that was taken back', () => {
  const chosen = () => openInformation({ draft: completeDraft, basket: chosenBasket() });

  test.each<['shipping.country' | 'shipping.postcode' | 'isCompany', string | boolean]>([
    ['shipping.country', 'FR'],
    ['shipping.postcode', '54321'],
    ['isCompany', true],
  ])('is said when %s changes, until there is one again', async (field, value) => {
    const { store, pass } = await chosen();
    expect(store.$isMethodDropped.get()).toBe(false);
    store.setField(field, value);
    await pass(1_000);
    expect(store.$isMethodDropped.get()).toBe(true);
    await store.chooseShippingMethod('dpd');
    expect(store.$isMethodDropped.get()).toBe(false);
  });

  test('nobody who has chosen none yet is told of it', async () => {
    const { store, pass } = await openInformation({ draft: { ...completeDraft, shippingMethodId: '' } });
    store.setField('shipping.country', 'FR');
    await pass(1_000);
    expect(store.$isMethodDropped.get()).toBe(false);
  });
});

describe('failures', () => {
  test('a lost answer is said, and the change is told again before the next one that builds on it', async () => {
    const { store, pass, spoil, sent } = await begin();
    spoil(paths.shippingCountry, 'offline');
    store.setField('shipping.country', 'FR');
    await pass(600);
    expect(store.$problem.get()).toBe('offline');
    store.setField('shipping.postcode', '75001');
    await pass(600);
    expect(sent(paths.shippingCountry)).toHaveLength(2);
    expect(store.$draft.get().shipping).toMatchObject({ country: 'FR', postcode: '75001' });
  });

  // rule checkout.failure-said-once
  test('dismissed, it is not said again for what was typed before; for what is typed then it is', async () => {
    const { store, pass, spoil, sent } = await begin();
    spoil(paths.company, 'shop-unavailable', 'shop-unavailable', 'shop-unavailable');
    store.setField('isCompany', true);
    await pass(300);
    store.setField('vatNumber', '123456789');
    await pass(300);
    expect(store.$problem.get()).toBe('shop-unavailable');
    store.dismissProblem();
    await pass(300);
    expect([sent(paths.company).length, store.$problem.get()]).toEqual([2, null]);
    store.setField('vatNumber', '123456780');
    await pass(600);
    expect([sent(paths.company).length, store.$problem.get()]).toEqual([3, 'shop-unavailable']);
  });

  test('dismissed, another failure is said all the same: for another reason, or of something else', async () => {
    const { store, spoil } = await begin();
    spoil(paths.shippingCountry, 'offline', 'shop-unavailable');
    spoil(paths.billingCountry, 'shop-unavailable');
    store.setField('shipping.country', 'FR');
    store.setField('billing.country', 'AT');
    for (const problem of ['offline', 'shop-unavailable', 'shop-unavailable', null]) {
      await store.catchUp();
      expect(store.$problem.get()).toBe(problem);
      store.dismissProblem();
    }
  });

  test('a refusal that names a field stands beside it, not on top', async () => {
    const { store, pass, spoil } = await openInformation({
      draft: { ...completeDraft, isCompany: true },
      basket: chosenBasket(),
    });
    spoil(paths.vatNumber, { code: 'invalid-vat-number', fields: { vatNumber: checkoutCopy.vatInvalid } });
    store.setField('vatNumber', '12');
    await pass(600);
    expect(store.$problem.get()).toBeNull();
    expect(store.$fieldErrors.get().vatNumber).toBe(checkoutCopy.vatInvalid);
  });

  test('a considered no is said once and not repeated', async () => {
    const { store, pass, spoil, sent } = await begin();
    spoil(paths.postcode, 'invalid-request');
    store.setField('shipping.postcode', '54321');
    await pass(600);
    await store.submit();
    expect(sent(paths.postcode)).toHaveLength(1);
  });
});
