import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { readSearchAddress } from './read-search-address.ts';

test.each([
  ['', '', {}],
  ['?q=4B1606H', '4B1606H', {}],
  ['?q=+honda+k20+&make=Honda&size=.50', 'honda k20', { make: 'Honda', size: '.50' }],
  ['?q=x&kind=constructor', 'x', {}],
  ['?q=x&make=%3Cb%3E', 'x', {}],
  ['?q=x&size=', 'x', {}],
])('%j', (address, query, filters) => expect(readSearchAddress(address)).toEqual({ query, filters }));

test('any address is read, in the limit', () => {
  fc.assert(fc.property(fc.string(), (text) => readSearchAddress(`?q=${text}`).query.length <= limits.searchMaxLength));
});
