import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchAddress } from './read-search-address.ts';
import { toSearchAddress } from './search-address.ts';

describe('toSearchAddress', () => {
  test.each([
    [{ query: '', filters: {} }, '/search'],
    [{ query: ' 4b1606h .50 ', filters: {} }, '/search?q=4b1606h+.50'],
    [
      { query: 'A+B&c', filters: { make: 'Honda', kind: 'oil-pump', size: '.25' } } as const,
      '/search?q=A%2BB%26c&make=Honda&kind=oil-pump&size=.25',
    ],
  ])('%j is %s', (question, address) => expect(toSearchAddress(question)).toBe(address));
});

describe('readSearchAddress', () => {
  test.each([
    ['', { query: '', filters: {} }],
    ['?q=4b1606h+.50&kind=main', { query: '4b1606h .50', filters: { kind: 'main' } }],
    ['?q=x&kind=constructor&make=../a&size=<b>', { query: 'x', filters: {} }],
    [`?q=${'x'.repeat(500)}`, { query: 'x'.repeat(60), filters: {} }],
    ['?q=%E0%A4%A', { query: '\uFFFD%A', filters: {} }],
  ])('%s', (parameters, question) => expect(readSearchAddress(parameters)).toMatchObject(question));

  test('reads what was written', () => {
    const text = fc.string({ maxLength: 60 }).map((query) => query.trim());
    const segment = fc.stringMatching(/^[A-Za-z0-9.+_-]{1,40}$/);
    const filters = fc.record(
      { make: segment, size: segment, kind: fc.constantFrom('rod', 'main', 'calico') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(text, filters, (query, chosen) => {
        const address = toSearchAddress({ query, filters: chosen });
        expect(readSearchAddress(address.slice('/search'.length))).toEqual({ query, filters: chosen, ignored: [] });
      }),
    );
  });
});
