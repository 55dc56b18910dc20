import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { readSearchAddress } from './read-search-address.ts';

test.each([
  ['', '', {}, []],
  ['?q=4B1606H', '4B1606H', {}, []],
  ['?q=+honda+k20+&make=Honda&size=.50', 'honda k20', { make: 'Honda', size: '.50' }, []],
  ['?q=x&kind=constructor', 'x', {}, [{ what: 'kind', value: 'constructor' }]],
  ['?q=x&make=%3Cb%3E', 'x', {}, [{ what: 'make', value: '<b>' }]],
  ['?q=x&size=', 'x', {}, []],
  ['?q=x&utm_source=mail', 'x', {}, []],
  [
    `?q=${'x'.repeat(limits.searchMaxLength)}yz`,
    'x'.repeat(limits.searchMaxLength),
    {},
    [{ what: 'text', value: 'yz' }],
  ],
])('%j', (address, query, filters, ignored) => expect(readSearchAddress(address)).toEqual({ query, filters, ignored }));

test('any address is read, in the limit', () => {
  fc.assert(fc.property(fc.string(), (text) => readSearchAddress(`?q=${text}`).query.length <= limits.searchMaxLength));
});
