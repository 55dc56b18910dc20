import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shorten, shortenAtWord } from './shorten.ts';

describe('shorten', () => {
  test.each([
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'ab...'],
    ['', 5, ''],
  ])('%s to %d', (text, max, short) => expect(shorten(text, max)).toBe(short));
});

describe('shortenAtWord', () => {
  test.each([
    ['one two three', 13, 'one two three'],
    ['one two three', 12, 'one two...'],
    ['onetwothreefour', 10, 'onetwot...'],
    ['one two, three four', 13, 'one two...'],
  ])('%s to %d', (text, max, short) => expect(shortenAtWord(text, max)).toBe(short));
});

test('neither is ever longer than asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 4, max: 60 }), (text, max) => {
      expect(shorten(text, max).length).toBeLessThanOrEqual(max);
      expect(shortenAtWord(text, max).length).toBeLessThanOrEqual(max);
    }),
  );
});
