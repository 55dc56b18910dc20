import { checkoutPaths as paths } from '#api/checkout.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft, openInformation } from './checkout-for-tests.ts';
import type { DraftField } from './draft-fields.ts';

describe('company and VAT number', () => {
  // rule vat-number.companies-only
  test.each([true, false])('the box set to %s clears the number and calls off its check', async (isCompany) => {
    const { store, pass, writes } = await openInformation({
      draft: { ...completeDraft, isCompany: !isCompany, vatNumber: isCompany ? '' : '123456789' },
      basket: chosenBasket({ vatNumber: isCompany ? null : 'valid' }),
    });
    store.setField('vatNumber', '987654321');
    store.setField('isCompany', isCompany);
    await pass(1_000);
    expect(store.$draft.get().vatNumber).toBe('');
    expect(writes()).toEqual([paths.company]);
  });

  const typeNumber = async (number: string) => {
    const kit = await openInformation({ draft: { ...completeDraft, isCompany: true }, basket: chosenBasket() });
    kit.store.setField('vatNumber', number);
    await kit.pass(1_000);
    return kit;
  };

  test.each([
    ['DE123456789', checkoutCopy.vatPrefix],
    ['123456000', checkoutCopy.vatInvalid],
  ])('"%s" gives "%s" once it was checked', async (number, sentence) => {
    const { store } = await typeNumber(number);
    expect(store.$fieldErrors.get()).toEqual({ vatNumber: sentence });
  });

  test.each(['123456789', '123456999', ' 123 456 789 '])('"%s" gives no error', async (number) => {
    const { store, sent } = await typeNumber(number);
    expect(store.$fieldErrors.get()).toEqual({});
    expect(sent(paths.vatNumber)).toEqual([{ vatNumber: number.replaceAll(' ', ''), country: 'DE' }]);
  });

  test('the error of an earlier number goes while the next one is typed and checked', async () => {
    const { store, pass } = await typeNumber('123456000');
    store.setField('vatNumber', '123456789');
    store.checkField('vatNumber');
    expect(store.$fieldErrors.get()).toEqual({});
    await pass(1_000);
    expect(store.$fieldErrors.get()).toEqual({});
  });

  // rule vat-number.check-again
  test('one that could not be checked is asked about again by the button and by Continue, and no other', async () => {
    const { store, sent } = await typeNumber('123456999');
    await store.checkNumberAgain();
    expect(sent(paths.vatNumber)).toHaveLength(2);
    await store.submit();
    expect(sent(paths.vatNumber)).toHaveLength(3);
    const valid = await typeNumber('123456789');
    await valid.store.checkNumberAgain();
    await valid.store.submit();
    expect(valid.sent(paths.vatNumber)).toHaveLength(1);
  });

  // rule vat-number.check-again
  test('one that could not be sent does not wait for ever: it says so, and goes again when asked', async () => {
    const { store, pass, sent, spoil, shop } = await openInformation({
      draft: { ...completeDraft, isCompany: true },
      basket: chosenBasket(),
    });
    spoil(paths.vatNumber, 'offline');
    store.setField('vatNumber', '123456789');
    expect(store.$isUnanswered.get()).toBe(false);
    await pass(1_000);
    expect([store.$pending.get().vatNumber, store.$isUnanswered.get()]).toEqual([true, true]);
    await store.checkNumberAgain();
    expect([store.$pending.get().vatNumber, store.$isUnanswered.get()]).toEqual([false, false]);
    expect([sent(paths.vatNumber).length, shop.basket.vatNumber]).toEqual([2, 'valid']);
  });

  // rule vat-number.country
  test.each<[string, [DraftField, string | boolean][], string | null]>([
    ['chosen beside it', [['vatCountry', 'AT']], 'AT'],
    ['of the delivery', [['shipping.country', 'FR']], 'FR'],
    [
      'of the billing address, where one is shown',
      [
        ['billing.country', 'BE'],
        ['showBilling', true],
      ],
      'BE',
    ],
    ['of a billing address that is not shown', [['billing.country', 'BE']], null],
    [
      'chosen, wherever the goods go',
      [
        ['vatCountry', 'AT'],
        ['shipping.country', 'FR'],
      ],
      'AT',
    ],
  ])('the country %s is the one it is asked about', async (_case, changes, country) => {
    const { store, pass, sent } = await typeNumber('123456789');
    for (const [field, value] of changes) store.setField(field, value);
    await pass(1_000);
    const asked = (code: string) => ({ vatNumber: '123456789', country: code });
    expect(sent(paths.vatNumber)).toEqual([asked('DE'), ...(country === null ? [] : [asked(country)])]);
  });

  test('a number on the basket is taken off when what is typed cannot be one', async () => {
    const { store, pass, sent, shop } = await typeNumber('123456789');
    store.setField('vatNumber', 'DE123');
    await pass(1_000);
    expect(sent(paths.vatNumber)).toEqual([{ vatNumber: '123456789', country: 'DE' }, { vatNumber: '' }]);
    expect(shop.basket.vatNumber).toBeNull();
  });

  test('a new country checks the number again', async () => {
    const { store, pass, writes, asked } = await typeNumber('123456789');
    asked.length = 0;
    store.setField('shipping.country', 'CZ');
    await pass(1_000);
    expect(writes()).toEqual([paths.shippingCountry, paths.vatNumber, paths.postcode]);
  });
});
