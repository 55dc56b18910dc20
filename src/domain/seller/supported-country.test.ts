import { expect, test } from 'vitest';
import { isSupportedCountry } from './supported-country.ts';

// rule seller.legal-links
test.each([
  ['NL', true],
  ['GB', true],
  ['FO', true],
  [null, true],
  ['US', false],
  ['AU', false],
  ['nl', false],
])('%s: %s', (country, isSupported) => {
  expect(isSupportedCountry(country)).toBe(isSupported);
});
