import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { findWords, type FoundWords } from './find-words.ts';
import { searchForTests } from './search-for-tests.ts';
import { isWanted } from './is-of-kinds.ts';
import { readQuery } from './read-query.ts';

const catalogue = seedCatalogueForTests();

const { index } = searchForTests(catalogue);
const find = (typed: string): FoundWords =>
  findWords(
    index,
    readQuery(typed, () => false),
  );

const enginesOf = ({ engines }: FoundWords) => engines.map(({ engine }) => `${engine.make} ${engine.name}`);
const codesOf = ({ sets }: FoundWords) => sets.map(({ set }) => set.code).toSorted();

// rule search.trade-words
describe('words', () => {
  test.each<[string, string, Partial<FoundWords>]>([
    ['honda k20a', 'Honda K20A', { isNamed: true, isGuess: false }],
    ['k 20 a', 'Honda K20A', { isNamed: true, isGuess: false }],
    ['k20a rods', 'Honda K20A', { isNamed: true, isGuess: false }],
    ['chevy 350', 'Chevrolet 350', { isNamed: true, isGuess: false }],
    ['evo9 rods', 'Mitsubishi 4G63T', { isNamed: false, isGuess: false }],
    ['mx-5 na 1.6', 'Mazda B6', { isNamed: false, isGuess: false }],
    // a kind that is being typed
    ['k20a mai', 'Honda K20A', { isNamed: true, isGuess: false }],
    // one typing error, in the make alone and in the engine
    ['hnoda k20a', 'Honda K20A', { isNamed: true, isGuess: false }],
    ['hnda k20', 'Honda K20A', { isGuess: false }],
    ['subarru', 'Subaru EJ205', { isGuess: false }],
    ['impeza', 'Subaru EJ205', { isGuess: true }],
    // one word may be two makes
    ['hnda', 'Ford HYDA', { isGuess: true }],
    // a year in which it was not built
    ['honda k20a 1970', 'Honda K20A', { isNamed: true, isGuess: true }],
    // two models of one engine
    ['impreza gt', 'Subaru EJ255', { isGuess: true }],
    // two figures that may be a year, and may be the car
    ['alfa 75', 'Alfa Romeo AR00548', { isGuess: true }],
  ])('%j find %s first', (typed, first, how) => {
    const found = find(typed);
    expect(enginesOf(found)[0]).toBe(first);
    expect(found).toMatchObject(how);
  });

  test.each(['', 'zzzzqqq', 'honda zzzzqqq', 'qqqq rods', 'civic 1951'])('%j find nothing', (typed) => {
    expect(find(typed)).toEqual({ engines: [], sets: [], words: [], isNamed: false, isGuess: false });
  });

  test.each([
    ['m5', /\bM5\b/],
    ['golf r', /\bGolf R\b/],
    ['106 rallye', /\bRallye\b/],
    ['evo', /\bEvo\b|\bRalliart\b/],
  ])('%j find no car of which they are only the beginning', (typed, called) => {
    const models = find(typed).engines.filter(({ reading }) => reading.matches.some(({ role }) => role === 'model'));
    expect(models.length).toBeGreaterThan(0);
    for (const { engine } of models) expect(engine.models).toMatch(called);
  });

  test.each([
    ['honda k20a rods hx', ['4B1946HX']],
    ['honda k20a rods', ['4B1946H', '4B1946HC', '4B1946HX']],
    ['honda k20a coated', ['4B1946HC', '5M1959HC']],
    ['honda k20a coated rods', ['4B1946HC']],
    ['honda k20a thrust', ['1T1957']],
    ['honda k20a gauge', []],
    // by a word of its name, and no engine
    ['green', ['AG-1']],
    ['green gauge', ['AG-1']],
  ])('%j bring the sets %j', (typed, codes) => expect(codesOf(find(typed))).toEqual(codes));

  test('of engines that fit alike those with the most sets of what is asked for come first', () => {
    const { engines, sets } = find('honda oil pump');
    const pumps = new Set(sets.map(({ set }) => set));
    const counts = engines.map(({ engine }) => engine.sets.filter((set) => pumps.has(set)).length);
    expect(pumps.size).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBe(0);
  });
});

// rule search.trade-words
describe('kinds and sizes alone', () => {
  test.each([['rods'], ['mains hx'], ['coated'], ['oil pump'], ['.25'], ['std mains'], ['hx rods']])(
    '%j find every set of them and no engine',
    (typed) => {
      const found = find(typed);
      const query = readQuery(typed, () => false);
      expect(found).toMatchObject({ engines: [], isNamed: false, isGuess: false });
      expect(found.sets.length).toBeGreaterThan(0);
      expect(found.sets.every(({ set, score, lead }) => isWanted(set, query) && score === 0 && lead === null)).toBe(
        true,
      );
      const all = find('std').sets.filter(({ set }) => isWanted(set, query));
      expect(codesOf(found)).toEqual(codesOf({ ...found, sets: all }));
    },
  );
});

const titles = new Map(catalogue.makes.map(({ slug, title }) => [slug, title]));
/** a name that begins with the word of its make says that twice */
const named = catalogue.engines.filter(({ makeSlug, name }) => makeSlug !== '' && !name.startsWith(makeSlug));
const anEngine = fc.constantFrom(...named);
const aKind = fc.constantFrom('', ' rods', ' mains', ' thrust', ' hx', ' coated', ' oil pump');

// rule search.trade-words
describe('any engine', () => {
  test('behind its make is named, and no guess', () => {
    fc.assert(
      fc.property(anEngine, fc.boolean(), ({ makeSlug, name }, isUpper) => {
        const text = `${titles.get(makeSlug)} ${name}`;
        const found = find(isUpper ? text.toUpperCase() : text.toLowerCase());
        expect(found).toMatchObject({ isNamed: true, isGuess: false });
        expect(found.engines[0]?.engine).toMatchObject({ makeSlug, name });
      }),
    );
  });

  test('comes in the order of what fits, its sets each once, with the best engine that has it', () => {
    fc.assert(
      fc.property(anEngine, aKind, fc.integer({ min: 2, max: 6 }), ({ name }, kind, length) => {
        const typed = name.slice(0, length) + kind;
        const { engines, sets } = find(typed);
        const scores = engines.map(({ reading }) => reading.score);
        expect(scores, typed).toEqual(scores.toSorted((a, b) => b - a));
        expect(new Set(sets.map(({ set }) => set)).size).toBe(sets.length);
        for (const { set, score, lead } of sets.filter((one) => one.lead !== null)) {
          const best = engines.find(({ engine }) => engine.sets.includes(set));
          expect([lead, score]).toEqual([best?.engine, best?.reading.score]);
        }
      }),
    );
  });
});
