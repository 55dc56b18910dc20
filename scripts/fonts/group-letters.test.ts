import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupLetters, type Widths } from './group-letters.ts';

const widths = (entries: Record<string, number>): Widths => new Map(Object.entries(entries));
const standIn = widths({ a: 500, b: 500, c: 500, d: 500 });

const spell = (real: Record<string, number>, text: string, count: number) =>
  groupLetters(widths(real), standIn, text, count).map(({ letters, size }) => `${letters.join('')} ${size.toFixed(2)}`);

describe('groupLetters', () => {
  test.each<[string, Record<string, number>, string, number, string[]]>([
    ['one size for all', { a: 500, b: 550 }, 'ab', 1, ['ab 1.05']],
    ['as often as they come', { a: 500, b: 550 }, 'aaab', 1, ['ab 1.02']],
    ['two sizes, the first of most of the text', { a: 480, b: 520, c: 525 }, 'aabbcc', 2, ['bc 1.04', 'a 0.96']],
    ['no more sizes than letters differ', { a: 500, b: 500 }, 'ab', 3, ['ab 1.00']],
    ['a letter that the text lacks is in no group', { a: 500, d: 900 }, 'aaa', 2, ['a 1.00']],
    ['a letter that the stand-in lacks is in no group', { a: 500, x: 900 }, 'axx', 2, ['a 1.00']],
  ])('%s', (_, real, text, count, expected) => {
    expect(spell(real, text, count)).toEqual(expected);
  });

  const someWidths = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 300, max: 700 }), {
    minKeys: 1,
  });
  const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

  test('a text is as wide as in the real font', () => {
    fc.assert(
      fc.property(someWidths, fc.integer({ min: 1, max: 4 }), (real, count) => {
        const text = Object.keys(real).join('');
        const groups = groupLetters(widths(real), standIn, text, count);
        const drawn = groups.flatMap(({ letters, size }) => letters.map((letter) => size * (standIn.get(letter) ?? 0)));
        expect(drawn).toHaveLength(text.length);
        expect(sum(drawn)).toBeCloseTo(sum(Object.values(real)), 6);
      }),
    );
  });
});
