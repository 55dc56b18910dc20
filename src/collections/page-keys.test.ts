import { describe, expect, test } from 'vitest';
import { toPageKey } from './page-keys.ts';

const facts = () => ({ part: { slug: '4B1606H-STD', price: { net: 100 } }, fits: ['Golf', 'Passat'], related: null });

describe('toPageKey', () => {
  test('is equal for equal facts and short for long ones', () => {
    expect(toPageKey(facts())).toBe(toPageKey(facts()));
    expect(toPageKey({ text: 'x'.repeat(10_000) }).length).toBeLessThan(60);
  });

  test.each([
    ['a figure far inside', { ...facts(), part: { slug: '4B1606H-STD', price: { net: 101 } } }],
    ['the order of a list', { ...facts(), fits: ['Passat', 'Golf'] }],
    ['nothing in place of null', { ...facts(), related: undefined }],
    ['a fact that came', { ...facts(), eta: null }],
  ])('is another one for %s', (_, other) => {
    expect(toPageKey(other)).not.toBe(toPageKey(facts()));
  });

  test('pieces beside each other are not taken for one another', () => {
    expect(toPageKey(['a', 'b'], [])).not.toBe(toPageKey(['a'], ['b']));
    expect(toPageKey('a,b')).not.toBe(toPageKey('a', 'b'));
  });

  test.each([new Map([['a', 1]]), new Set([1]), new Date(0)])('refuses %s, of which it would see nothing', (value) => {
    expect(() => toPageKey({ value })).toThrow('facts of a page must be plain');
  });
});
