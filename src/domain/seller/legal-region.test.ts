import { expect, test } from 'vitest';
import { toLegalRegion } from './legal-region.ts';

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
