import { expect, test } from 'vitest';
import { sellerOfOrder } from './seller-of-order.ts';

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
