import { checkoutCopy } from '#config/copy/checkout.ts';
import { describe, expect, test } from 'vitest';
import { emptyCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts';
import { numberCountryOfDraft, readDraftNumber } from './draft-number.ts';

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

// rule vat-number.no-prefix
describe('the number of a draft', () => {
  test.each([
    ['as typed, without blanks and dots', 'DE', ' 123.456 789 ', { country: 'DE', number: '123456789' }],
    ['letters that belong to it stay', 'AT', 'u12345678', { country: 'AT', number: 'U12345678' }],
    ['those of its country are an error', 'AT', 'ATU12345678', { error: checkoutCopy.vatPrefix }],
    ['those of another country are none', 'DE', 'AT12345678', { country: 'DE', number: 'AT12345678' }],
    ['none', 'DE', ' . ', { error: checkoutCopy.required }],
    ['one that no country has', 'DE', '1', { error: checkoutCopy.vatInvalid }],
  ])('%s', (_case, chosen, vatNumber, read) => {
    expect(readDraftNumber({ ...toDraft({ chosen }), vatNumber })).toEqual(read);
  });
});
