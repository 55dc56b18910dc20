import { checkoutPaths as paths } from '#api/checkout.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft, openInformation } from './checkout-for-tests.ts';
import type { DraftField } from '#domain/checkout/checkout-draft.ts';

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
    expect(store.$isUnsent.get()).toBe(false);
    await pass(1_000);
    expect([store.$pending.get().vatNumber, store.$isUnsent.get()]).toEqual([true, true]);
    await store.checkNumberAgain();
    expect([store.$pending.get().vatNumber, store.$isUnsent.get()]).toEqual([false, false]);
    expect([sent(paths.vatNumber).length, shop.basket.vatNumber]).toEqual([2, 'valid']);
  });

  // rule checkout.failure-said-once
  test.each([
    ['shop-unavailable', 'number-not-sent'],
    ['order-pending', 'order-pending'],
    ['offline', 'offline'],
    ['too-many-requests', 'too-many-requests'],
  ] as const)('%s: no window while it is typed; Continue, which waits for it, says %s', async (code, expected) => {
    const { store, pass, spoil, visited } = await openInformation({
      draft: { ...completeDraft, isCompany: true },
      basket: chosenBasket(),
    });
    spoil(paths.vatNumber, code, code, code);
    store.setField('vatNumber', '123456789');
    await pass(1_000);
    expect([store.$problem.get(), store.$isUnsent.get()]).toEqual([null, true]);
    await store.checkNumberAgain();
    expect([store.$problem.get(), store.$isUnsent.get()]).toEqual([null, true]);
    expect(await store.submit()).toBe(false);
    expect(store.$problem.get()).toBe(expected);
    store.dismissProblem();
    expect(await store.submit()).toBe(true);
    expect([store.$problem.get(), visited]).toEqual([null, ['/summary']]);
  });

  test('one that was taken off and could not be is not said beside an empty field: a window says so', async () => {
    const { store, pass, spoil } = await typeNumber('123456789');
    spoil(paths.vatNumber, 'shop-unavailable');
    store.setField('vatNumber', '');
    await pass(1_000);
    expect(store.$problem.get()).toBe('shop-unavailable');
  });

  // rule vat-number.country
  test.each<[string, [DraftField, string | boolean][], string | null]>([
    ['chosen beside it', [['vatCountry', 'AT']], 'AT'],
    ['of another delivery', [['shipping.country', 'FR']], null],
    [
      'of a billing address that is shown later',
      [
        ['billing.country', 'BE'],
        ['showBilling', true],
      ],
      null,
    ],
    [
      'chosen, wherever the goods go',
      [
        ['vatCountry', 'AT'],
        ['shipping.country', 'FR'],
      ],
      'AT',
    ],
  ])('the country %s is the one it is asked about anew, or none', async (_case, changes, country) => {
    const { store, pass, sent } = await typeNumber('123456789');
    for (const [field, value] of changes) store.setField(field, value);
    await pass(1_000);
    const request = (code: string) => ({ vatNumber: '123456789', country: code });
    expect(sent(paths.vatNumber)).toEqual([request('DE'), ...(country === null ? [] : [request(country)])]);
  });

  test('a number on the basket is taken off when what is typed cannot be one', async () => {
    const { store, pass, sent, shop } = await typeNumber('123456789');
    store.setField('vatNumber', 'DE123');
    await pass(1_000);
    expect(sent(paths.vatNumber)).toEqual([{ vatNumber: '123456789', country: 'DE' }, { vatNumber: '' }]);
    expect(shop.basket.vatNumber).toBeNull();
  });

  const twoPlaces = async (number: string) => {
    const kit = await typeNumber(number);
    kit.calls.length = 0;
    kit.store.setField('shipping.country', 'CZ');
    await kit.pass(1_000);
    return kit;
  };

  // rule vat-number.country
  test.each(['123456789', '123456999'])('%s is not asked about again for a new country of delivery', async (number) => {
    const { store, writes } = await twoPlaces(number);
    expect(writes()).toEqual([paths.shippingCountry, paths.postcode]);
    expect(store.$draft.get()).toMatchObject({ vatCountry: 'DE', shipping: { country: 'CZ' } });
  });

  test('one that was found wrong is asked about in the new country', async () => {
    const { sent } = await twoPlaces('123456000');
    expect(sent(paths.vatNumber)).toEqual([{ vatNumber: '123456000', country: 'CZ' }]);
  });

  test('one found wrong after the country of delivery has changed is asked about there, once', async () => {
    const { store, pass, sent } = await openInformation({
      draft: { ...completeDraft, isCompany: true },
      basket: chosenBasket(),
    });
    store.setField('vatNumber', '123456000');
    store.setField('shipping.country', 'CZ');
    await pass(1_000);
    expect(sent(paths.vatNumber).map((body) => (body as { country: string }).country)).toEqual(['DE', 'CZ']);
    expect([store.$draft.get().vatCountry, store.$fieldErrors.get()]).toEqual([
      '',
      { vatNumber: checkoutCopy.vatInvalid },
    ]);
  });

  test('emptied, its country goes with the address again', async () => {
    const { store, pass } = await twoPlaces('123456789');
    store.setField('vatNumber', '');
    await pass(1_000);
    expect(store.$draft.get().vatCountry).toBe('');
  });
});
