import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { wholeShard } from './index-format.ts';
import { indexForTests } from './index-for-tests.ts';
import { listNameWords } from './name-word.ts';
import { readWords } from './read-words.ts';
import type { SearchIndex } from './search-index.ts';
import { splitTyped } from './typed-words.ts';
import { type Attempt, listAttempts, locateWord } from './word-attempts.ts';

const catalogue = seedCatalogueForTests();
const { index: whole } = indexForTests(catalogue, { whole: 1_000_000, shard: 9000 });
const { index: cut } = indexForTests(catalogue, { whole: 0, shard: 4000 });

const attemptsOf = (index: SearchIndex, typed: string): Attempt[] => [
  ...listAttempts(index, listNameWords(readWords(splitTyped(typed)))),
];
/** "?" a guess, "!" good only where an engine is named, "~" with typing errors */
const write = ({ words, isGuess, isForNamed, withErrors }: Attempt): string =>
  words.map(({ word }) => word).join(' ') + (isGuess ? '?' : '') + (isForNamed ? '!' : '') + (withErrors ? '~' : '');
/** what is looked for between all the words and the typing errors */
const between = (typed: string): string[] => attemptsOf(whole, typed).map(write).slice(1, -1);

// rule search.trade-words
describe('what is looked for', () => {
  test.each([
    ['honda k20a', 'honda k20a, k20a?, honda k20a?~'],
    ['k20a mai', 'k20a mai, k20a, k20a mai?~'],
    ['evo9', 'evo9, evo 9, evo9?~'],
    ['honda k20a 1999', 'honda k20a 1999, honda k20a?!, k20a 1999?, honda k20a 1999?~'],
    [
      'honda evo9 1999 mai',
      'honda evo9 1999 mai, honda evo9 1999, honda evo 9 1999 mai, honda evo9 mai?!, evo9 1999 mai?, honda evo9 1999 mai?~',
    ],
    ['honda', 'honda, honda?~'],
  ])('%j: %s, one after another', (typed, attempts) =>
    expect(attemptsOf(whole, typed).map(write).join(', ')).toBe(attempts),
  );

  test('nothing where no word may be a name', () => {
    expect(attemptsOf(whole, '').flatMap(({ words }) => words)).toEqual([]);
  });

  /** what is looked for without the last word, but for a year left out */
  const withoutLast = (typed: string) =>
    attemptsOf(whole, typed)
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

  test.each([
    ['honda k20a', ['k20a?']],
    ['toyota k20a', ['k20a?']],
    ['chevy 350', ['350?']],
    ['land rover defender', ['defender?']],
    // what is left is said of engines of every make
    ['honda', []],
    ['honda turbo', []],
    ['honda 2.0', []],
    ['honda mk4', []],
    ['honda series', []],
    ['1999 honda', ['honda?!']],
    // no make
    ['k20a civic', []],
  ])('of %j all but the make: %j', (typed, attempts) => expect(between(typed)).toEqual(attempts));
});

describe('where it is looked for', () => {
  test('in all of an index that is whole, once for each attempt', () => {
    for (const typed of ['honda k20a 1999', 'evo9 mai', 'vw golf']) {
      const attempts = attemptsOf(whole, typed);
      for (const { shards } of attempts) expect(shards).toEqual([wholeShard]);
      expect(new Set(attempts.map(write)).size).toBe(attempts.length);
    }
  });

  const engines = whole.read([wholeShard]).engines;
  const anEngine = fc.constantFrom(...engines);
  const find = (shards: readonly string[]) =>
    cut.read(shards).engines.map(({ makeSlug, slug }) => `${makeSlug}/${slug}`);

  /** which of the attempts before any guess lead to the engine */
  const leads = (typed: string, said: string) =>
    attemptsOf(cut, typed)
      .filter(({ isGuess }) => !isGuess)
      .map(({ shards }) => cut.read(shards).engines.some(({ make, name }) => `${make} ${name}` === said));

  test.each([
    ['honda k20a', 'Honda K20A'],
    // by a nickname
    ['chevy 350', 'Chevrolet 350'],
    // of a make with many engines by how the name begins
    ['toyota 2', 'Toyota 2ZZ-GE'],
    ['volkswagen b', 'Volkswagen BWA'],
    // by letters and figures put together
    ['k 20 a', 'Honda K20A'],
    ['2 jz gte', 'Toyota 2JZ-GTE'],
    // by the word that the fewest shards hold
    ['turbo impreza', 'Subaru EJ205'],
  ])('%j: in the first shards already for %s', (typed, said) => expect(leads(typed, said)[0]).toBe(true));

  test.each([
    // by another word than the year, the generation or the capacity
    ['1999 golf', 'Volkswagen ABF'],
    ['1997 integra', 'Acura B18C5'],
    ['1.7 integra', 'Acura B17A1'],
    // by all of them put together
    ['pro star 1000', 'Polaris ProStar 1000'],
    ['dura tec 25', 'Ford Duratec 25'],
    ['1.6 civic', 'Honda B16A'],
    ['series honda b', 'Honda B16A'],
    ['miata', 'Mazda B6'],
  ])('%j: in some of the shards before a guess for %s', (typed, said) => expect(leads(typed, said)).toContain(true));

  test('not twice in the same ones', () => {
    expect(attemptsOf(cut, 'k20').map(write)).toEqual(['k20', 'k20?~']);
    expect(attemptsOf(cut, 'impreza').map(write)).toEqual(['impreza', 'impreza?~']);
  });

  test('in at most three shards of a cut one, each of which there is', () => {
    fc.assert(
      fc.property(anEngine, fc.constantFrom('', ' 1999', ' mai', ' turbo', ' a b c d'), ({ make, name }, more) => {
        for (const { shards } of attemptsOf(cut, `${make} ${name}${more}`)) {
          expect(shards.length).toBeGreaterThan(0);
          expect(shards.length).toBeLessThanOrEqual(3);
          expect(shards.filter((shard) => !cut.has(shard))).toEqual([]);
        }
      }),
    );
  });

  test('an engine typed by its name, its make or without, is in the shards of all the words', () => {
    for (const { make, makeSlug, slug, name } of engines)
      for (const typed of [name, `${make} ${name}`, `${name} ${make}`, name.toLowerCase()]) {
        const attempts = attemptsOf(cut, typed).filter(({ isGuess }) => !isGuess);
        expect(find(attempts.flatMap(({ shards }) => shards)), typed).toContain(`${makeSlug}/${slug}`);
      }
  });

  test('one with an error behind its first three letters, in those for errors', () => {
    const missed = engines.filter(({ make, makeSlug, slug, words: { whole: code } }) => {
      if (code.length < 5) return false;
      return [`${code.slice(0, 3)}q${code.slice(4)}`, `qq${make.slice(1)} ${code}`].some((typed) => {
        const attempts = attemptsOf(cut, typed).filter(({ withErrors }) => withErrors);
        return !find(attempts.flatMap(({ shards }) => shards)).includes(`${makeSlug}/${slug}`);
      });
    });
    expect(missed.map(({ make, name }) => `${make} ${name}`)).toEqual([]);
  });

  test('whatever an engine is called by, begun or whole: a word alone leads to it', () => {
    fc.assert(
      fc.property(anEngine, fc.nat(), fc.integer({ min: 1, max: 12 }), ({ makeSlug, slug, words }, at, length) => {
        const known = [words.whole, ...words.name, ...words.make, ...words.models.filter((word) => word.length > 1)];
        const word = known[at % known.length] ?? '';
        expect(find(locateWord(cut, word.slice(0, length))), word).toContain(`${makeSlug}/${slug}`);
      }),
    );
  });
});
