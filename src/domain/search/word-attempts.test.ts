import { describe, expect, test } from 'vitest';
import { listNameWords } from './name-word.ts';
import { readWords } from './read-words.ts';
import { splitTyped } from './typed-words.ts';
import { type Attempt, listAttempts } from './word-attempts.ts';

const attemptsOf = (typed: string): Attempt[] => [...listAttempts(listNameWords(readWords(splitTyped(typed))))];
/** "?" a guess, "!" good only where an engine is named, "~" with typing errors */
const write = ({ words, isGuess, isForNamed, withErrors }: Attempt): string =>
  words.map(({ word }) => word).join(' ') + (isGuess ? '?' : '') + (isForNamed ? '!' : '') + (withErrors ? '~' : '');
/** what is looked for between all the words and the typing errors */
const between = (typed: string): string[] => attemptsOf(typed).map(write).slice(1, -1);

// rule search.trade-words
describe('what is looked for', () => {
  test.each([
    ['honda k20a', 'honda k20a, honda k20a?~'],
    ['k20a mai', 'k20a mai, k20a, k20a mai?~'],
    ['evo9', 'evo9, evo 9, evo9?~'],
    ['honda k20a 1999', 'honda k20a 1999, honda k20a?!, honda k20a 1999?~'],
    [
      'honda evo9 1999 mai',
      'honda evo9 1999 mai, honda evo9 1999, honda evo 9 1999 mai, honda evo9 mai?!, honda evo9 1999 mai?~',
    ],
    ['honda', 'honda, honda?~'],
  ])('%j: %s, one after another', (typed, attempts) => expect(attemptsOf(typed).map(write).join(', ')).toBe(attempts));

  test('nothing where no word may be a name', () => {
    expect(attemptsOf('').flatMap(({ words }) => words)).toEqual([]);
  });

  /** what is looked for without the last word, but for a year left out */
  const withoutLast = (typed: string) =>
    attemptsOf(typed)
      .filter(({ words, isForNamed }) => !isForNamed && words.length < typed.split(' ').length)
      .map(write);

  test.each([
    ['k20a mai', ['k20a']],
    ['civic con', ['civic']],
    ['turbo con', ['turbo']],
    ['1999 con', ['1999']],
    // one or two letters may as well be those of another car
    ['boxster s', ['boxster?']],
    ['k20a co', ['k20a?']],
    ['turbo civic c', ['turbo civic?']],
    // beside what is said of many engines they are
    ['turbo c', []],
    ['2.0 c', []],
    ['1999 c', []],
    ['16 c', []],
    ['m c', []],
    // no kind begins so, or it stands first, or alone
    ['golf gti', []],
    ['mai k20a', []],
    ['mai', []],
  ])('of %j what stands before the beginning of a kind: %j', (typed, attempts) =>
    expect(withoutLast(typed)).toEqual(attempts),
  );

  test.each([
    ['evo9', ['evo 9']],
    ['golfii', ['golf ii']],
    // two figures may be a year then
    ['civic 99', ['civic 99']],
    ['k20a', []],
    ['evo 9', []],
    ['civic 1999 rr', ['civic rr?!']],
  ])('of %j letters and figures apart: %j', (typed, attempts) => expect(between(typed)).toEqual(attempts));

  test.each([
    ['k20a 1999', ['k20a?!']],
    ['civic 90s', ['civic?!']],
    ['civic 1999 2001', ['civic?!']],
    ['honda 1999', ['honda?!']],
    // nothing but years
    ['1999', []],
    ['1999 2001', []],
  ])('of %j the engine without its year, only where that is named: %j', (typed, attempts) =>
    expect(between(typed)).toEqual(attempts),
  );
});
