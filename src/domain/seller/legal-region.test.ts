import { expect, test } from 'vitest';
import { isSupportedCountry, toLegalRegion } from './legal-region.ts';

// rule seller.legal-region
test.each([
  ['NL', 'nl'],
  [null, 'nl'],
  ['DE', 'eu'],
  ['PL', 'eu'],
  ['A2', 'eu'],
  ['GB', 'other'],
  ['CH', 'other'],
  ['US', 'other'],
] as const)('%s reads the text of %s', (country, region) => {
  expect(toLegalRegion(country)).toBe(region);
});

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
