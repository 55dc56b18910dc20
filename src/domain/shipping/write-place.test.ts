import { expect, test } from 'vitest';
import { writePlace } from './write-place.ts';

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
