import { checkoutCopy } from '#config/copy/checkout.ts';
import { describe, expect, test } from 'vitest';
import { emptyCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts';
import { keepNumberCountry, numberCountryOfDraft, readDraftNumber, takeNamedCountry } from './draft-number.ts';

type Typed = { chosen?: string; billing?: string; showsBilling?: boolean; delivery?: string; postcode?: string };

const toDraft = ({ chosen = '', billing = '', showsBilling = true, delivery = '', postcode = '' }: Typed) =>
  ({
    ...emptyCheckoutDraft,
    vatCountry: chosen,
    showBilling: showsBilling,
    billing: { ...emptyCheckoutDraft.billing, country: billing },
    shipping: { ...emptyCheckoutDraft.shipping, country: delivery, postcode },
  }) satisfies CheckoutDraft;

// rule vat-number.country
describe('the country of a number', () => {
  test.each<[string, Typed, string]>([
    ['chosen beside the field, whatever the addresses say', { chosen: 'FR', billing: 'AT', delivery: 'DE' }, 'FR'],
    ['not chosen: that of the billing address', { billing: 'AT', delivery: 'DE' }, 'AT'],
    ['a billing address that is folded away', { billing: 'AT', showsBilling: false, delivery: 'DE' }, 'DE'],
    ['a billing address without a country yet', { delivery: 'DE' }, 'DE'],
    ['a territory has the numbers of its country', { delivery: 'A2' }, 'PT'],
    ['Northern Ireland has its own', { delivery: 'GB', postcode: 'BT1 5GS' }, 'XI'],
    ['Great Britain', { delivery: 'GB', postcode: 'EC1A 1BB' }, 'GB'],
    ['nothing tells it', {}, ''],
  ])('%s', (_case, typed, country) => {
    expect(numberCountryOfDraft(toDraft(typed))).toBe(country);
  });
});

// rule vat-number.country
describe('the country of a number that is typed', () => {
  const nl = { delivery: 'NL' };
  test.each<[string, { from: Typed; vatNumber: string; to: Typed; isRefused?: boolean; country: string }]>([
    ['stays', { from: nl, vatNumber: '123456789B01', to: { delivery: 'AT' }, country: 'NL' }],
    [
      'stays when a billing address is shown',
      { from: nl, vatNumber: '123456789B01', to: { ...nl, billing: 'BE' }, country: 'NL' },
    ],
    [
      'stays when the postcode tells another',
      { from: { delivery: 'GB' }, vatNumber: '123456789', to: { delivery: 'GB', postcode: 'BT1 5GS' }, country: 'GB' },
    ],
    [
      'stays outside the EU',
      { from: { delivery: 'CH' }, vatNumber: 'CHE123456789', to: { delivery: 'DE' }, country: 'CH' },
    ],
    [
      'stays as it was chosen',
      { from: { chosen: 'FR', ...nl }, vatNumber: '123456789', to: { chosen: 'FR', delivery: 'AT' }, country: 'FR' },
    ],
    ['follows where none is typed', { from: nl, vatNumber: ' ', to: { delivery: 'AT' }, country: 'AT' }],
    ['follows where it cannot be one', { from: nl, vatNumber: 'NL1', to: { delivery: 'AT' }, country: 'AT' }],
    [
      'follows where it was found wrong',
      { from: nl, vatNumber: '123456789B01', to: { delivery: 'AT' }, isRefused: true, country: 'AT' },
    ],
    ['stays while it names another', { from: nl, vatNumber: 'DE123', to: { delivery: 'AT' }, country: 'NL' }],
    ['follows where there was none', { from: {}, vatNumber: '123456789B01', to: { delivery: 'NL' }, country: 'NL' }],
  ])('%s', (_case, { from, vatNumber, to, isRefused = false, country }) => {
    const typed = (parts: Typed) => ({ ...toDraft(parts), vatNumber });
    expect(numberCountryOfDraft(keepNumberCountry(typed(from), typed(to), { isRefused }))).toBe(country);
  });

  test('one that the address tells as well is not chosen', () => {
    const draft = { ...toDraft(nl), vatNumber: '123456789B01' };
    expect(keepNumberCountry(draft, draft, { isRefused: false })).toBe(draft);
  });
});

// rule vat-number.no-prefix
describe('the number of a draft', () => {
  test.each([
    ['as typed, without blanks and dots', 'DE', ' 123.456 789 ', { country: 'DE', number: '123456789' }],
    ['letters that belong to it stay', 'AT', 'u12345678', { country: 'AT', number: 'U12345678' }],
    ['those of its country are an error', 'AT', 'ATU12345678', { error: checkoutCopy.vatPrefix }],
    ['those of another country name it', 'DE', 'ATU12345678', { country: 'AT', number: 'U12345678' }],
    ['so do words', 'DE', 'P.IVA 12345678901', { country: 'IT', number: '12345678901' }],
    ['none', 'DE', ' . ', { error: checkoutCopy.required }],
    ['one that no country has', 'DE', '1', { error: checkoutCopy.vatInvalid }],
  ])('%s', (_case, chosen, vatNumber, read) => {
    expect(readDraftNumber({ ...toDraft({ chosen }), vatNumber })).toEqual(read);
  });
});

// rule vat-number.other-country
describe('the country that a number names', () => {
  test.each([
    ['NL', 'DE 123 456 789', 'DE', '123456789'],
    ['', 'VAT GB 123 4567 89', 'GB', '123456789'],
  ])('with "%s" chosen "%s" is taken: %s, %s', (vatCountry, vatNumber, taken, number) => {
    const draft = { ...emptyCheckoutDraft, vatCountry, vatNumber };
    const after = { ...draft, vatCountry: taken, vatNumber: number };
    expect(takeNamedCountry(draft)).toEqual(after);
    expect(takeNamedCountry(after)).toBeNull();
  });

  test.each([
    ['DE', '123456789'],
    ['DE', 'USt-IdNr. DE123456789'],
    ['DE', 'DE123456789'],
    ['FR', 'DE123456789'],
  ])('with %s chosen "%s" is left as it is typed', (vatCountry, vatNumber) => {
    expect(takeNamedCountry({ ...emptyCheckoutDraft, vatCountry, vatNumber })).toBeNull();
  });
});
