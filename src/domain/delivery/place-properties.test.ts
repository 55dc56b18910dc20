import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { type Place, type PlaceAddress, places } from '#config/places.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { listDeliveryNotes } from './delivery-notes.ts';
import { type Destination, findLead } from './lead.ts';

/** Whole postcodes of an address; where the table asks for the area only, one is made of it. */
const codesOf = ({ postcode }: PlaceAddress): fc.Arbitrary<string> =>
  postcode
    ? fc.stringMatching(postcode.source.endsWith('$') ? postcode : new RegExp(`${postcode.source}\\d[A-Z]{2}$`))
    : fc.constant('');

/** How buyers type one: letters of a country in front, a space anywhere, small letters. */
const habit = fc.record({
  front: fc.constantFrom('', 'FI', 'fi-', 'ES ', 'F-', 'E – '),
  gap: fc.nat({ max: 7 }),
  isSmall: fc.boolean(),
});

function spell(code: string, { front, gap, isSmall }: { front: string; gap: number; isSmall: boolean }): string {
  const written = `${/^\d/.test(code) ? front : ''}${code.slice(0, gap)} ${code.slice(gap)}`;
  return isSmall ? written.toLowerCase() : written;
}

type PlaceSample = { place: Place; destination: Destination };
const listed: fc.Arbitrary<PlaceSample>[] = places.flatMap((place) =>
  place.addresses.map((address) =>
    fc
      .tuple(codesOf(address), habit)
      .map(([code, typed]) => ({ place, destination: { country: address.country, postcode: spell(code, typed) } })),
  ),
);

const settingOf = (delivery: Destination) =>
  decideTax({ seller: 'PL', dispatch: 'PL', delivery, billingCountry: null, isCompany: false, number: null }).setting;

// rules tax.places, delivery.remote-places and delivery.notes
test('tax, customs and days of a listed place agree, however its postcode is spelled', () => {
  fc.assert(
    fc.property(
      fc.oneof(...listed),
      fc.constantFrom('UPS Standard', 'UPS Express', 'DPD'),
      ({ place, destination }, method) => {
        expect(settingOf(destination)).toBe(place.vatOf === null ? 'export' : 'standard');
        expect(listDeliveryNotes([], destination)).toEqual(place.isInCustomsUnion ? [] : ['customs']);
        const days = findLead({ ...destination, postcode: '' }, method);
        expect(findLead(destination, method)).toEqual(place.hasCarrierDays ? days : null);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('no customs where VAT is charged, no export inside the VAT area', () => {
  const codes = fc.constantFrom('', '10115', '35001', '51001', '3900', '27498', 'BT1 5GS', 'SW1A 1AA', '1000-205');
  const destination = fc.record({ country: fc.constantFrom(...countries.map(({ code }) => code)), postcode: codes });
  fc.assert(
    fc.property(destination, (to) => {
      // Great Britain pays VAT until its postcode is known
      fc.pre(to.country !== 'GB' || /^[A-Z]/.test(to.postcode));
      if (listDeliveryNotes([], to).includes('customs')) expect(settingOf(to)).toBe('export');
    }),
  );
});
