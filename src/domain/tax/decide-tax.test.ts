import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { decideTax, type TaxFacts } from './decide-tax.ts';
import { vatNumberStates } from './tax.ts';

type Row = [
  place: string,
  company: string | null,
  setting: 'standard' | 'reverse-charge' | 'export',
  reason: string,
  notes?: string[],
];

/** "DE 10115" and "FR valid" (country of the number and its state), "none" a company without number, null a private buyer. */
function toFacts(place: string, company: string | null, seller = place.startsWith('NL') ? 'NL' : 'PL'): TaxFacts {
  const [country = '', ...rest] = place.split(' ');
  const [numberOf = '', state = ''] = company?.split(' ') ?? [];
  return {
    ...{ seller, dispatch: 'PL', billingCountry: null, isCompany: company !== null },
    delivery: { country: country || null, postcode: rest.join(' ') || null },
    number:
      company === null || company === 'none'
        ? null
        : { country: numberOf, state: vatNumberStates.find((one) => one === state) ?? 'checking' },
  };
}

const rows: Row[] = [
  // private buyers
  ['', null, 'standard', 'country-unknown'],
  ['XX 1', null, 'standard', 'country-unknown'],
  ['PL 00-950', null, 'standard', 'private-buyer'],
  ['NL 1012 AB', null, 'standard', 'private-buyer'],
  ['DE', null, 'standard', 'private-buyer'],
  ['CY 1010', null, 'standard', 'private-buyer'],
  ['A2 9500-150', null, 'standard', 'private-buyer'],
  ['M3 9000-082', null, 'standard', 'private-buyer'],
  ['MC 98000', null, 'standard', 'private-buyer'],
  ['FR 98000', null, 'standard', 'private-buyer'],
  ['GB BT1 5GS', null, 'standard', 'private-buyer'],
  ['GB', null, 'standard', 'postcode-unknown'],
  ['GB BT', null, 'standard', 'postcode-unknown'],
  ['GB SW', null, 'standard', 'postcode-unknown'],
  ['GB BT1', null, 'standard', 'private-buyer'],
  ['GB B1', null, 'export', 'export', ['outside-eu']],
  ['GB SW1A', null, 'export', 'export', ['outside-eu']],
  ['GB SW1A 1AA', null, 'export', 'export', ['outside-eu']],
  ['CH 8001', null, 'export', 'export', ['outside-eu']],
  ['LI 9490', null, 'export', 'export', ['outside-eu']],
  ['NO', null, 'export', 'export', ['outside-eu']],
  ['NO 9170', null, 'export', 'export', ['outside-eu']],
  ['IS 101', null, 'export', 'export', ['outside-eu']],
  ['JE JE2 3AB', null, 'export', 'export', ['outside-eu']],
  ['GG GY1 1AA', null, 'export', 'export', ['outside-eu']],
  ['IM IM1 1AA', null, 'export', 'export', ['outside-eu']],
  ['GI GX11 1AA', null, 'export', 'export', ['outside-eu']],
  ['FO 100', null, 'export', 'export', ['outside-eu']],
  ['IC 35001', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['ES 35001', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['ES 38001', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['ES 51001', null, 'export', 'export', ['outside-eu']],
  ['ES 52001', null, 'export', 'export', ['outside-eu']],
  ['ES 28013', null, 'standard', 'private-buyer'],
  ['ES', null, 'standard', 'private-buyer'],
  ['AX 22100', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['FI 22100', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['FI 00100', null, 'standard', 'private-buyer'],
  ['IT 23041', null, 'export', 'export', ['outside-eu']],
  ['IT 22061', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['IT 00120', null, 'export', 'export', ['outside-eu']],
  ['SM 47890', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['DE 78266', null, 'export', 'export', ['outside-eu']],
  ['DE 27498', null, 'export', 'export', ['outside-eu']],
  ['GR 630 86', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['FR 97110', null, 'export', 'export-within-customs-union', ['outside-eu']],
  ['FR 98800', null, 'export', 'export', ['outside-eu']],
  ['AD AD500', null, 'export', 'export-within-customs-union', ['outside-eu']],
  // companies, inside the EU
  ['DE 10115', 'none', 'standard', 'number-missing'],
  ['DE 10115', 'DE valid', 'reverse-charge', 'reverse-charge'],
  ['AT 1010', 'DE valid', 'reverse-charge', 'reverse-charge'],
  ['DE 10115', 'DE invalid', 'standard', 'number-invalid'],
  ['DE 10115', 'DE unchecked', 'standard', 'number-unchecked', ['number-unchecked']],
  ['DE 10115', 'DE checking', 'standard', 'number-checking', ['number-unchecked']],
  ['DE 10115', 'CH not-asked', 'standard', 'number-outside-eu', ['number-not-asked']],
  ['DE 10115', 'GB valid', 'standard', 'number-outside-eu'],
  ['DE 10115', 'PL valid', 'standard', 'number-of-seller'],
  ['NL 1012 AB', 'NL valid', 'standard', 'number-of-seller'],
  ['NL 1012 AB', 'BE valid', 'reverse-charge', 'reverse-charge'],
  ['NL 1012 AB', 'PL valid', 'standard', 'number-of-dispatch'],
  ['BE 1000', 'NL valid', 'reverse-charge', 'reverse-charge'],
  ['PL 00-950', 'DE valid', 'standard', 'delivery-at-home'],
  ['PL 00-950', 'PL valid', 'standard', 'delivery-at-home'],
  ['PL 00-950', 'DE unchecked', 'standard', 'delivery-at-home', ['number-unchecked']],
  ['GR 105 57', 'GR valid', 'reverse-charge', 'reverse-charge'],
  ['M3 9000-082', 'PT valid', 'reverse-charge', 'reverse-charge'],
  ['MC 98000', 'FR valid', 'reverse-charge', 'reverse-charge'],
  ['GB BT1 5GS', 'XI valid', 'reverse-charge', 'reverse-charge'],
  ['GB BT1 5GS', 'GB not-asked', 'standard', 'number-outside-eu', ['number-not-asked']],
  ['DE 10115', 'XI valid', 'reverse-charge', 'reverse-charge'],
  ['GB', 'DE valid', 'standard', 'postcode-unknown'],
  ['', 'DE valid', 'standard', 'country-unknown'],
  // companies, outside
  ['CH 8001', 'DE valid', 'export', 'export', ['outside-eu']],
  ['CH 8001', 'none', 'export', 'export', ['outside-eu']],
  ['CH 8001', 'CH not-asked', 'export', 'export', ['outside-eu', 'number-not-asked']],
  ['NO 0150', 'DE unchecked', 'export', 'export', ['outside-eu', 'number-unchecked']],
  ['ES 35001', 'ES valid', 'export', 'export-within-customs-union', ['outside-eu']],
  ['GB SW1A 1AA', 'GB not-asked', 'export', 'export', ['outside-eu', 'number-not-asked']],
];

// rules tax.settings, tax.places and tax.unchecked-number
describe('decideTax', () => {
  test.each(rows)('to "%s", %s: %s, %s', (place, company, setting, reason, notes = []) => {
    expect(decideTax(toFacts(place, company))).toStrictEqual({ setting, reason, notes });
  });

  test('the documents say where the invoice goes, when reverse charge goes elsewhere', () => {
    const facts = toFacts('AT 1010', 'DE valid');
    expect(decideTax({ ...facts, billingCountry: 'DE' }).notes).toEqual(['invoiced-elsewhere']);
    expect(decideTax({ ...facts, billingCountry: 'AT' }).notes).toEqual([]);
    expect(decideTax({ ...toFacts('AT 1010', null), billingCountry: 'DE' }).notes).toEqual([]);
  });
});

/** Where goods may go, with the country whose VAT holds there: null outside the EU's VAT area, "?" while that cannot be known. */
const deliveries: [country: string | null, postcode: string | null, vatOf: string | null][] = [
  [null, null, '?'],
  ['XX', '1', '?'],
  ['GB', null, '?'],
  ['GB', 'BT', '?'],
  ['GB', 'BT1 5GS', 'XI'],
  ['GB', 'SW1A 1AA', null],
  ['IM', 'IM1 1AA', null],
  ['DE', '10115', 'DE'],
  ['DE', null, 'DE'],
  ['DE', '27498', null],
  ['ES', '28013', 'ES'],
  ['ES', '35001', null],
  ['IC', '35001', null],
  ['FR', '75001', 'FR'],
  ['FR', '98000', 'FR'],
  ['MC', '98000', 'FR'],
  ['FR', '97110', null],
  ['FI', '00100', 'FI'],
  ['FI', '22100', null],
  ['PL', '00-950', 'PL'],
  ['NL', '1012 AB', 'NL'],
  ['A2', '9500-150', 'PT'],
  ['CH', '8001', null],
  ['NO', null, null],
  ['SM', '47890', null],
];
const registers = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

const codes = countries.map(({ code }) => code);
type Order = TaxFacts & { vatOf: string | null };
const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    seller: fc.constantFrom('NL', 'PL'),
    dispatch: fc.constantFrom('PL', 'NL', 'DE'),
    place: fc.constantFrom(...deliveries),
    billingCountry: fc.constantFrom(null, ...codes),
    isCompany: fc.boolean(),
    number: fc.option(
      fc.record({
        country: fc.constantFrom(...registers, 'CH', 'GB', 'NO'),
        state: fc.constantFrom(...vatNumberStates),
      }),
    ),
  })
  .map(({ place: [country, postcode, vatOf], ...facts }) => ({ ...facts, delivery: { country, postcode }, vatOf }));

/** Whether a fact alone demands VAT. What is missing or not proven demands it. */
const demands = {
  delivery: ({ vatOf, dispatch }: Order) => vatOf === '?' || vatOf === dispatch,
  invoice: ({ billingCountry, delivery, seller, dispatch }: Order) =>
    [null, seller, dispatch].includes(billingCountry ?? delivery.country),
  number: ({ isCompany, number, seller, dispatch }: Order) =>
    !isCompany ||
    number?.state !== 'valid' ||
    !registers.includes(number.country) ||
    [seller, dispatch].includes(number.country),
};
describe('for any order', () => {
  const check = (holds: (order: Order) => boolean) => fc.assert(fc.property(anyOrder, holds), { numRuns: 3_000 });
  const leavesEu = ({ vatOf }: Order) => vatOf === null;

  // rule tax.two-of-three
  test('tax is never lower than what two of its three facts demand, while the goods stay inside', () =>
    check((facts) => {
      const demanding = Object.values(demands).filter((demand) => demand(facts)).length;
      return leavesEu(facts) || demanding < 2 || decideTax(facts).setting === 'standard';
    }));

  test('reverse charge needs delivery and number both; the invoice takes nothing off', () =>
    check((facts) => {
      const { setting } = decideTax(facts);
      const mayBe = !leavesEu(facts) && !demands.delivery(facts) && !demands.number(facts);
      return (setting === 'reverse-charge') === mayBe;
    }));

  test('export is for goods that leave, whoever buys', () =>
    check((facts) => (decideTax(facts).setting === 'export') === leavesEu(facts)));

  test('less known is never less tax', () =>
    check((facts) => {
      const known = decideTax(facts).setting;
      const doubts: TaxFacts[] = [
        { ...facts, number: null },
        { ...facts, isCompany: false },
        { ...facts, number: facts.number && { ...facts.number, state: 'unchecked' } },
        { ...facts, delivery: { ...facts.delivery, country: null } },
      ];
      return known !== 'standard' || doubts.every((doubt) => decideTax(doubt).setting === 'standard');
    }));
});
