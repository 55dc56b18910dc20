import fc from 'fast-check';
import { expect, test } from 'vitest';
import { places } from '#config/places.ts';
import { findSpecialPlace, writePlace } from './special-place.ts';

// rules tax.places and postcode.spelling
test.each([
  ['IC', '', 'Canary Islands'],
  ['ES', '35001', 'Canary Islands'],
  ['ES', '38 999', 'Canary Islands'],
  ['ES', 'E-35001', 'Canary Islands'],
  ['ES', '51001', 'Ceuta'],
  ['ES', '07 001', 'Balearic Islands'],
  ['ES', '28013', null],
  // not known yet: as the country
  ['ES', '', null],
  ['ES', '3500', null],
  ['AX', '22100', 'Åland Islands'],
  ['FI', 'fi-22 100', 'Åland Islands'],
  ['FI', '00100', null],
  ['DE', '27498', 'Helgoland'],
  ['DE', 'D-78266', 'Büsingen am Hochrhein'],
  // the same figures in another country
  ['FR', '27498', null],
  ['IT', '00120', 'Vatican City'],
  ['IT', '00121', null],
  ['FR', '97133', 'French overseas territories'],
  ['FR', '97150', 'French overseas departments'],
  ['FR', '98000', 'Monaco'],
  ['FR', '75001', null],
  ['PT', '9500-100', 'Azores'],
  ['PT', '9000 001', 'Madeira'],
  ['GB', 'bt1 1aa', 'Northern Ireland'],
  ['GB', 'B1 1TT', null],
  ['GB', 'IV51 9XX', 'Scottish islands'],
  ['GB', 'IV1 1AA', null],
  ['GB', 'JE2 3AB', 'Jersey'],
  ['JE', '', 'Jersey'],
  ['NO', '9170', 'Svalbard and Jan Mayen'],
  ['XX', '35001', null],
])('%s %j is in %s', (country, postcode, name) => expect(findSpecialPlace(country, postcode)?.name ?? null).toBe(name));

/** each with a postcode of it; where only the area is told, with what stands behind it */
const anAddress = fc.oneof(
  ...places.flatMap(({ name, addresses }) =>
    addresses.flatMap(({ country, postcode }) =>
      postcode === undefined
        ? []
        : fc.record({
            ...{ name: fc.constant(name), country: fc.constant(country) },
            written: fc.stringMatching(new RegExp(postcode.source.replace(/\\d$/, '\\d\\d[A-Z]{2}$'))),
          }),
    ),
  ),
);

test('whatever is written behind it', () => {
  const words = fc.stringMatching(/^[ ,.;(–-]{1,2}[A-Za-zÀ-ž][A-Za-zÀ-ž0-9 .,’()/-]{0,20}$/u);
  fc.assert(
    fc.property(anAddress, words, ({ name, country, written }, behind) => {
      expect(findSpecialPlace(country, written + behind)?.name, written + behind).toBe(name);
    }),
    { numRuns: 500 },
  );
});

test('any postcode of a place is of it, whatever blank or dash stands in it', () => {
  fc.assert(
    fc.property(anAddress, fc.nat(7), fc.constantFrom('', ' ', '-', '\u2013'), (address, at, between) => {
      const { name, country, written } = address;
      const spelt = written.slice(0, at) + between + written.slice(at);
      expect(findSpecialPlace(country, spelt)?.name, spelt).toBe(name);
    }),
    { numRuns: 500 },
  );
});

// rule shipping.free-above
test.each([
  ['FR', '98800', 'the French overseas territories'],
  ['FR', '98000', 'Monaco'],
  ['DK', '3900', 'Greenland'],
  ['ES', '35001', 'the Canary Islands'],
  ['ES', '51001', 'Ceuta'],
  ['GB', 'IM1 1AA', 'the Isle of Man'],
  ['IC', '35001', null],
  ['MC', '', null],
  ['FR', '75001', null],
  ['NL', '', null],
])('%s %s: %s', (country, postcode, name) => {
  expect(writePlace(country, postcode)).toBe(name);
});
