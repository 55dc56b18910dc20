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

// rule vat-number.other-country
describe('a number that names another country', () => {
  const openCompany = () => openInformation({ draft: { ...completeDraft, isCompany: true }, basket: chosenBasket() });
  type Kit = Awaited<ReturnType<typeof openCompany>>;
  const standing = ({ store }: Kit) => {
    const { vatCountry, vatNumber } = store.$draft.get();
    return [vatCountry, vatNumber, store.$namedCountry.get()];
  };

  test.each([
    ['FR12345678901', 'FR', '12345678901'],
    ['CHE-123.456.789 MWST', 'CH', 'CHE123456789'],
    ['NIP 526-10-40-828', 'PL', '5261040828'],
    ['org.nr NO 123 456 789 MVA', 'NO', '123456789'],
  ])('"%s" is taken as one of %s, typed, left or pasted', async (text, country, number) => {
    const [typed, left, pasted] = [await openCompany(), await openCompany(), await openCompany()];
    typed.store.setField('vatNumber', text);
    expect(standing(typed)).toEqual(['', text, null]);
    left.store.setField('vatNumber', text);
    left.store.checkField('vatNumber');
    expect(pasted.store.pasteNumber(text)).toBe(true);
    for (const kit of [typed, left, pasted]) {
      await kit.pass(1_000);
      expect(standing(kit)).toEqual([country, number, country]);
      expect(kit.sent(paths.vatNumber)).toEqual([{ vatNumber: number, country }]);
      expect([kit.store.$fieldErrors.get(), kit.shop.draft.vatNumber]).toEqual([{}, number]);
    }
  });

  test('a country that the buyer then chooses stays, whatever is typed at the number', async () => {
    const kit = await openCompany();
    kit.store.setField('vatNumber', 'FR12345678901');
    await kit.pass(1_000);
    kit.store.setField('vatCountry', 'IT');
    await kit.pass(1_000);
    expect(standing(kit)).toEqual(['IT', '12345678901', null]);
    kit.store.setField('vatNumber', '12345678902');
    kit.store.checkField('vatNumber');
    await kit.pass(1_000);
    expect(standing(kit)).toEqual(['IT', '12345678902', null]);
    expect(kit.sent(paths.vatNumber).at(-1)).toEqual({ vatNumber: '12345678902', country: 'IT' });
  });

  test('the country chosen after the letters were typed counts more than they', async () => {
    const kit = await openCompany();
    kit.store.setField('vatNumber', 'DE123456789');
    await kit.pass(1_000);
    expect(kit.store.$fieldErrors.get()).toEqual({ vatNumber: checkoutCopy.vatPrefix });
    kit.store.setField('vatCountry', 'AT');
    await kit.pass(1_000);
    expect(standing(kit)).toEqual(['AT', '123456789', null]);
  });

  test('letters of two readings are left to the buyer, whose choice is enough', async () => {
    const kit = await openCompany();
    kit.store.setField('vatCountry', 'FR');
    kit.store.setField('vatNumber', 'DE123456789');
    await kit.pass(1_000);
    expect(standing(kit)).toEqual(['FR', 'DE123456789', null]);
    kit.store.setField('vatCountry', 'DE');
    await kit.pass(1_000);
    expect(standing(kit)).toEqual(['DE', '123456789', null]);
    expect(kit.sent(paths.vatNumber).at(-1)).toEqual({ vatNumber: '123456789', country: 'DE' });
  });

  test('it is typed on where the typing paused', async () => {
    const kit = await openCompany();
    kit.store.setField('vatNumber', 'NIP 52');
    await kit.pass(1_000);
    kit.store.setField('vatNumber', `${kit.store.$draft.get().vatNumber}6-10-40-828`);
    await kit.pass(1_000);
    expect(standing(kit)).toEqual(['PL', '526-10-40-828', 'PL']);
    expect(kit.sent(paths.vatNumber).at(-1)).toEqual({ vatNumber: '5261040828', country: 'PL' });
  });

  test('emptied, or of no company any more, nothing is said of it', async () => {
    const kit = await openCompany();
    kit.store.pasteNumber('FR12345678901');
    kit.store.setField('vatNumber', '');
    expect(kit.store.$namedCountry.get()).toBeNull();
    kit.store.pasteNumber('NL123456789B01');
    kit.store.setField('isCompany', false);
    expect(kit.store.$namedCountry.get()).toBeNull();
  });

  test('one that was kept before it was taken is taken when the page opens again', async () => {
    const draft = { ...completeDraft, isCompany: true, vatNumber: 'AT U12345678' };
    const kit = await openInformation({
      draft,
      basket: chosenBasket({ vatNumber: 'valid' }),
      takenVatNumber: { country: 'AT', number: 'U12345678' },
    });
    expect(standing(kit)).toEqual(['AT', 'U12345678', 'AT']);
  });

  test('words of its own country stand as they are typed, and are not sent', async () => {
    const kit = await openCompany();
    kit.store.setField('vatNumber', 'USt-IdNr. DE123456789');
    await kit.pass(1_000);
    expect(standing(kit)).toEqual(['', 'USt-IdNr. DE123456789', null]);
    expect(kit.sent(paths.vatNumber)).toEqual([{ vatNumber: '123456789', country: 'DE' }]);
  });
});
