import { expect, test } from 'vitest';
import { sellerForCountry } from './seller-for-country.ts';

// rule seller.by-delivery
test.each([
  ['NL', 'NL'],
  [null, 'NL'],
  ['PL', 'PL'],
  ['DE', 'PL'],
  ['GB', 'PL'],
])('delivery to %s is sold by the company in %s', (country, seller) => {
  expect(sellerForCountry(country)).toMatchObject({ country: seller, sample: true });
});
