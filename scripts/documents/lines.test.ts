import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './lines.ts';
import type { Run } from './source.ts';

const run = (text: string, style: Run['style'] = 'text'): Run => ({ text, style, href: null });
const measure = (text: string): number => text.length;
const read = (runs: Run[], width: number) =>
  breakLines(runs, width, measure).map((line) => line.map(({ text }) => text).join(''));

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two', 7, ['one two']],
  ['incomparable', 5, ['incomparable']],
  ['', 5, ['']],
  ['4B1946H+5M1959H', 8, ['4B1946H+', '5M1959H']],
])('%s in %d', (text, width, lines) => {
  expect(read([run(text)], width)).toEqual(lines);
});

test('a full stop is not left alone behind a number in another face', () => {
  expect(read([run('fits '), run('4B1606H', 'code'), run('.')], 12)).toEqual(['fits', '4B1606H.']);
});

test('runs of one style are one again', () => {
  expect(breakLines([run('a b '), run('c', 'strong')], 80, measure)).toEqual([[run('a b '), run('c', 'strong')]]);
});

test('no word is lost, and no line is too wide unless it is one word', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), fc.integer({ min: 3, max: 40 }), (words, width) => {
      const lines = read([run(words.join(' '))], width);
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.every((line) => line.length <= width || !line.includes(' '))).toBe(true);
    }),
  );
});
