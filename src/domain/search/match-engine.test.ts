import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';
import type { EngineRow } from './search-index.ts';
import { listSpans, matchEngine, type WordMatch } from './match-engine.ts';
import { foldName, listNameWords, type NameWord } from './name-word.ts';
import { readWords } from './read-words.ts';
import { splitTyped } from './typed-words.ts';

const { engines } = searchForTests(seedCatalogueForTests()).index;
const engineOf = (called: string): EngineRow => {
  const engine = engines.find(({ make, name }) => `${make} ${name}` === called);
  if (!engine) throw new Error(`there is no ${called}`);
  return engine;
};

const toWords = (typed: string): NameWord[] => listNameWords(readWords(splitTyped(typed)));
const isKnown = (word: string) => word === 'civic';
function match(words: readonly NameWord[], engine: EngineRow, withErrors = false) {
  const idle = words.map(({ isIdle }) => isIdle);
  return matchEngine(engine, listSpans(words, withErrors ? isKnown : undefined), { idle, withErrors });
}
/** What is said by which words, "k 20 a: engine"; null where the engine does not fit. */
function say(typed: string, called: string, withErrors = false): string[] | null {
  const words = toWords(typed);
  const textOf = ({ from, count }: WordMatch) =>
    words
      .slice(from, from + count)
      .map(({ word }) => word)
      .join(' ');
  return (
    match(words, engineOf(called), withErrors)?.matches.map((wordMatch) => `${textOf(wordMatch)}: ${wordMatch.role}`) ??
    null
  );
}

// rule search.any-writing
test.each([
  ['k20a', 'k20a'],
  ['k2oa', 'k20a'],
  ['bi8c4', 'b18c4'],
  ['l8k4f', '18k4f'],
  // a word without a figure is no code
  ['civic', ''],
  ['', ''],
])('%j is compared as %j', (word, folded) => expect(foldName(word)).toBe(folded));

describe('spans', () => {
  const spansOf = (typed: string, known?: (word: string) => boolean) => listSpans(toWords(typed), known);

  test.each([
    ['', []],
    ['k20a', [['k20a']]],
    ['K 20 A', [['k', 'k20', 'k20a'], ['20', '20a'], ['a']]],
    ['mx-5', [['mx', 'mx5'], ['5']]],
    ['1.8 turbo', [['1.8', '1.8t'], ['turbo']]],
  ])('of %j are the words that follow one another: %j', (typed, spans) =>
    expect(spansOf(typed).map((here) => here.map(({ joined }) => joined))).toEqual(spans),
  );

  test('are of four words at most', () => {
    expect(spansOf('vw golf gti mk2 8v').map((here) => here.map(({ count }) => count).at(-1))).toEqual([4, 4, 3, 2, 1]);
  });

  test.each<[string, number, number, object]>([
    ['chevy 350', 0, 1, { alias: 'chevrolet', isTyping: false }],
    ['x flow', 0, 2, { alias: 'kent' }],
    ['chevy vette', 0, 2, { alias: null }],
    ['civic 1999', 1, 1, { years: [1999, 1999], isTyping: false, beside: ['civic'] }],
    // alone, figures are sooner a piece of a number
    ['1999', 0, 1, { years: null, isTyping: false, capacity: null }],
    ['1600', 0, 1, { capacity: null }],
    ['1.6', 0, 1, { capacity: [1550, 1649] }],
    ['civic 1600', 1, 1, { capacity: [1550, 1649] }],
    ['civic 19', 1, 1, { begunYears: [1900, 1999] }],
    ['19 civic', 0, 1, { begunYears: null }],
    ['evo ix', 1, 1, { generation: '9' }],
    ['golf mark 4', 1, 2, { generation: '4' }],
    ['evo ix', 0, 2, { generation: null }],
    ['b series', 0, 1, { isFamily: true }],
    ['b series', 0, 2, { isFamily: false }],
    // a digit goes on only behind two words, and what a hyphen cut off does not
    ['ag 2', 1, 1, { isTyping: false }],
    ['mini cooper 2', 2, 1, { isTyping: true }],
    ['gt-r', 1, 1, { isTyping: false }],
    ['chevy r subaru', 1, 1, { beside: ['chevrolet', 'subaru'] }],
  ])('in %j, from word %i, of %i say %o', (typed, from, count, facts) =>
    expect(spansOf(typed)[from]?.[count - 1]).toMatchObject(facts),
  );

  test('are known by words of five letters and more, each by itself', () => {
    const known = (typed: string) => spansOf(typed, () => true).flatMap((here) => here.map((span) => span.isKnown));
    expect(known('civic')).toEqual([true]);
    expect(known('golf')).toEqual([false]);
    expect(known('s2000')).toEqual([false]);
    expect(known('civic honda')).toEqual([true, false, true]);
  });
});

// rule search.trade-words
describe('words that fit an engine', () => {
  test.each<[string, string, string[]]>([
    ['K20A', 'Honda K20A', ['k20a: engine']],
    ['k 20 a', 'Honda K20A', ['k 20 a: engine']],
    ['k-20-a', 'Honda K20A', ['k 20 a: engine']],
    ['hon k20a', 'Honda K20A', ['hon: make', 'k20a: engine']],
    ['twin cam', 'Lotus Twin Cam', ['twin cam: engine']],
    ['ford crossflow', 'Ford Kent 711M', ['ford: make', 'crossflow: engine']],
    ['75', 'Rover 18K4F', ['75: model']],
    ['renault 5', 'Renault C1J', ['renault: make', '5: model']],
    ['vw 16v golf', 'Volkswagen KR', ['vw: make', '16v: model', 'golf: model']],
    ['civic type-r', 'Honda K20A', ['civic: model', 'type: model', 'r: model']],
    ['bi8c1', 'Acura B18C1', ['bi8c1: engine']],
    ['lfve', 'Mazda LF-VE', ['lfve: engine']],
    ['civic 2003', 'Honda K20A', ['civic: model', '2003: year']],
    ['civic 2.0', 'Honda K20A', ['civic: model', '2.0: capacity']],
    ['civic 1998cc', 'Honda K20A', ['civic: model', '1998cc: capacity']],
    ['mitsubishi evo 9', 'Mitsubishi 4G63T', ['mitsubishi: make', 'evo: model', '9: model']],
    ['golf mk 2', 'Volkswagen KR', ['golf: model', 'mk2: model']],
    // sooner the car than the beginning of an M30
    ['m3 e30', 'BMW S14B23', ['m3: model', 'e30: model']],
    ['miata', 'Mazda BP', ['miata: model']],
    ['mx 5', 'Mazda BP', ['mx 5: model']],
    // "4Motion" and a bolt are no generation
    ['4g63 7 bolt', 'Mitsubishi 4G63 7-Bolt', ['4g63 7 bolt: engine']],
    ['galant vr 4', 'Mitsubishi 4G63 6-Bolt', ['galant: model', 'vr 4: model']],
    ['bolt 6 mitsubishi', 'Mitsubishi 4G63 6-Bolt', ['bolt: engine', '6: engine', 'mitsubishi: make']],
    ['coyote 3 ford', 'Ford Coyote 5.0 Gen 3', ['coyote: engine', '3: engine', 'ford: make']],
    // what is still being typed
    ['vw golf 2', 'Volkswagen 2E', ['vw: make', 'golf: model', '2: model']],
    ['honda k 20', 'Honda K20A', ['honda: make', 'k 20: engine']],
    ['honda k2', 'Honda K20A', ['honda: make', 'k2: engine']],
    ['honda civ', 'Honda K20A', ['honda: make', 'civ: model']],
    ['civic 200', 'Honda K20A', ['civic: model', '200: year']],
    // families, and the letters that a code ends with
    ['k series honda', 'Honda K20A', ['k: engine', 'honda: make']],
    ['k series', 'Rover 18K4F', ['k: engine']],
    ['a series 1275', 'MG A-Series 1275', ['a series 1275: engine']],
    ['opel xe', 'Opel C20XE', ['opel: make', 'xe: engine']],
    // words that tell nothing are left out
    ['for honda k20a', 'Honda K20A', ['honda: make', 'k20a: engine']],
  ])('%j say of %s: %j', (typed, called, expected) => expect(say(typed, called)).toEqual(expected));

  test.each([
    ['toyota k20a', 'Honda K20A'],
    ['honda zzz', 'Honda K20A'],
    ['zzz honda', 'Honda K20A'],
    ['civic 1970', 'Honda K20A'],
    ['civic 1.6', 'Honda K20A'],
    ['k20b', 'Honda K20A'],
    ['2003', 'Honda K20A'],
    // a beginning of a model in two words
    ['inte gr', 'Honda K20A'],
    // nothing is told
    ['', 'Honda K20A'],
    // another figure beside a car is another generation, and no bolt
    ['evo 7', 'Mitsubishi 4G63 7-Bolt'],
    ['evo 4', 'Mitsubishi 4G63 6-Bolt'],
    ['golf mk3', 'Volkswagen KR'],
    // a code in pieces, of which none stands beside the other in the name
    ['13 b', 'BMW N52B30'],
    ['20 b', 'BMW M10B20'],
    ['h series', 'Opel Z20LEH'],
  ])('%j do not fit %s', (typed, called) => expect(say(typed, called)).toBeNull());

  test.each([
    ['k20a', 'Honda K20A', 'Acura K20A2'],
    ['a series', 'MG A-Series 1275', 'Nissan A12'],
    ['bmw m3', 'BMW S14B23', 'BMW M30B35'],
  ])('%j fit %s better than %s', (typed, better, worse) => {
    const [most = 0, less = 0] = [better, worse].map((called) => match(toWords(typed), engineOf(called))?.score);
    expect(less).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(less);
  });

  test('that are idle tell nothing by themselves', () => {
    const words = listNameWords([{ typed: 'for', word: 'for', role: 'idle' }]);
    expect(match(words, engineOf('Ford Kent 711M'))).toBeNull();
  });
});

describe('one typing error', () => {
  test.each<[string, string, string[]]>([
    ['hnoda k20a', 'Honda K20A', ['hnoda: make', 'k20a: engine']],
    ['honda k2oz', 'Honda K20A', ['honda: make', 'k20z: engine']],
    ['honda b18c7', 'Honda B18C6', ['honda: make', 'b18c7: engine']],
    ['mazda lfev', 'Mazda LF-VE', ['mazda: make', 'lfev: engine']],
    ['honda civc', 'Honda K20A', ['honda: make', 'civc: model']],
    ['mitsubishi 4g36', 'Mitsubishi 4G63 6-Bolt', ['mitsubishi: make', '4g36: engine']],
  ])('is borne in %j where it is asked for', (typed, called, expected) => {
    expect(say(typed, called)).toBeNull();
    expect(say(typed, called, true)).toEqual(expected);
  });

  test.each([
    // another figure or letter is another car
    ['bmw 338i', 'BMW M52B28'],
    ['honda civicc2', 'Honda K20A'],
    // too short
    ['afm', 'Volkswagen AFN'],
    // two of them
    ['hnoad k20a', 'Honda K20A'],
  ])('is not found in %j', (typed, called) => expect(say(typed, called, true)).toBeNull());

  test('is not looked for in a word that something is called by', () => {
    const words = toWords('civix');
    const fitting = (known: (word: string) => boolean) =>
      matchEngine(engineOf('Honda K20A'), listSpans(words, known), { idle: [false], withErrors: true });
    expect(fitting(() => false)?.matches).toMatchObject([{ role: 'model' }]);
    expect(fitting(() => true)).toBeNull();
  });
});

const plain = { isNamed: false, isCalled: false, isCut: false, isHint: false };
describe('how surely it is said', () => {
  test.each<[string, string, Partial<WordMatch>]>([
    ['k20a', 'Honda K20A', { isNamed: true, isCalled: true }],
    ['k2', 'Honda K20A', { isCut: true }],
    ['k', 'Honda K20A', { isHint: true }],
    ['4g63', 'Mitsubishi 4G63 6-Bolt', { isNamed: true, isCalled: true }],
    ['honda', 'Honda K20A', {}],
    ['2003', 'Honda K20A', {}],
    ['r', 'Honda K20A', { isCalled: true }],
    ['5', 'Renault C1J', { isCalled: true }],
    ['civic', 'Honda K20A', { isCalled: true }],
    ['evo', 'Lotus 2GR-FE', { isCut: true }],
    ['m5', 'BMW S62B50', { isCalled: true }],
    ['m5', 'BMW M52B28', { isCut: true }],
    ['m3', 'BMW M30B35', { isCut: true }],
    ['2002 3', 'BMW M10B20', { isHint: true, isCut: true }],
  ])('%j of %s', (typed, called, how) => {
    // behind the make, as only the last of several words is still being typed
    const words = toWords(`${engineOf(called).make.toLowerCase()} ${typed}`);
    expect(match(words, engineOf(called))?.matches.at(-1)).toMatchObject({ ...plain, ...how });
  });
});

const wordsOf = ({ words }: EngineRow) => words.all.trim().split(' ');
const aWord = fc.constantFrom(...new Set(engines.flatMap(wordsOf)));
const begun = fc.tuple(aWord, fc.integer({ min: 1, max: 9 })).map(([word, length]) => word.slice(0, length));
const others = fc.constantFrom('1999', '1.8', '2000', 'mk4', 'ix', 'vw', 'for', 'series', '7');
/** An engine and words, most of them its own, so that they often fit. */
const anyWords = fc.constantFrom(...engines).chain((engine) => {
  const own = { weight: 4, arbitrary: fc.constantFrom(...wordsOf(engine)) };
  const some = fc.array(fc.oneof(own, aWord, begun, others), { minLength: 1, maxLength: 4 });
  return some.map((words) => [engine, toWords(words.join(' '))] as const);
});

describe('any engine', () => {
  test('is named by its name behind its make, wherever a blank or hyphen is put into it', () => {
    const named = engines.filter(({ name, words }) => words.name.length < 3 && /^[A-Za-z\d]+$/.test(name));
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.nat(), fc.constantFrom('', ' ', '-'), (engine, place, sign) => {
        const at = 1 + (place % Math.max(1, engine.name.length - 1));
        const name = engine.name.slice(0, at) + sign + engine.name.slice(at);
        const words = listNameWords(
          splitTyped(`${engine.make} ${name}`).map(({ typed, word }) => ({ typed, word, role: 'name' })),
        );
        expect(match(words, engine)?.matches.at(-1), name).toMatchObject({ role: 'engine', isNamed: true });
      }),
    );
  });

  test('that fits is fitted by every word, idle ones left out, each read once and in its order', () => {
    fc.assert(
      fc.property(anyWords, fc.boolean(), ([engine, words], withErrors) => {
        const reading = match(words, engine, withErrors);
        const read = reading?.matches.flatMap(({ from, count }) =>
          Array.from({ length: count }, (_, more) => from + more),
        );
        expect(read ?? []).toEqual([...new Set(read)].toSorted((a, b) => a - b));
        const left = words.filter((_, at) => reading !== null && !read?.includes(at));
        expect(left.every(({ isIdle }) => isIdle)).toBe(true);
        expect(reading?.score ?? 1).toBeGreaterThan(0);
      }),
    );
  });

  test('that fits without errors fits as well where they are borne', () => {
    fc.assert(
      fc.property(anyWords, ([engine, words]) => {
        const sure = match(words, engine);
        if (sure) expect(match(words, engine, true)?.score).toBeGreaterThanOrEqual(sure.score);
      }),
    );
  });

  test('is passed over by the quick look only where no word says anything of it', () => {
    fc.assert(
      fc.property(anyWords, ([engine, words]) => {
        const all = listSpans(words).flatMap((here) => here.map(({ begin }) => begin));
        const looked = { ...engine, words: { ...engine.words, all: all.join('') } };
        expect(match(words, engine)).toEqual(match(words, looked));
      }),
    );
  });
});
