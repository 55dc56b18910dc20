import { expect, test } from 'vitest';
import { sellerForCountry, sellerOfOrder } from './seller-for-country.ts';

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

const address = { recipient: 'Anna Keller', address: 'Werkstrasse 14', postcode: '12345', city: 'Berlin' };

// rule seller.by-delivery
test.each([
  ['NL', 'The Netherlands', 'NL'],
  ['DE', 'Deutschland', 'PL'],
  ['nl', '', 'NL'],
  [null, 'Netherlands', 'NL'],
  [null, 'NETHERLANDS ', 'NL'],
  [null, 'NL', 'NL'],
  [null, 'Germany', 'PL'],
  [null, 'Czechia', 'PL'],
  [null, '', 'NL'],
])('code %j, name %j: the seller in %s', (countryCode, country, seller) => {
  expect(sellerOfOrder({ shipping: { ...address, country, countryCode } }).country).toBe(seller);
});
