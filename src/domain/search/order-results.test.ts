import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MyEngine } from '../catalogue/my-engine.ts';
import type { PartType } from '../part/part.ts';
import type { FoundSet } from './find-numbers.ts';
import type { FoundWords } from './find-words.ts';
import type { EngineRow, SetRow } from './search-index.ts';
import { orderNumbers, orderWords } from './order-results.ts';
import { readSize } from './read-size.ts';

const toSet = (code: string, type: PartType = 'rod', sizes: readonly string[] = ['STD']): SetRow => ({
  ...{ code, key: code, runs: [], sizes, fits: { engines: '', count: 0, makes: [] }, bores: [0, 0] as const },
  kind: { type, name: '', words: [], traits: '', pieces: '' },
});
const keep = (...sets: string[]): MyEngine => ({
  ...{ makeSlug: 'Honda', engineSlug: 'K20A', make: 'Honda', engine: 'K20A', sets },
});

// rule search.any-writing
describe('sets found by number', () => {
  const toFound = (code: string): FoundSet => ({ set: toSet(code), alias: null, size: null, lead: null });
  const order = (codes: readonly string[], mine: MyEngine | null) =>
    orderNumbers(codes.map(toFound), mine).map(({ set }) => set.code);

  test.each<[string, string[], MyEngine | null, string[]]>([
    ['nothing', [], keep('4B1946H'), []],
    ['the shortest first', ['4B1946HXD', '4B1946H', '4B1946HX'], null, ['4B1946H', '4B1946HX', '4B1946HXD']],
    [
      'a shorter one before one of a smaller code',
      ['10B1946H', '1T1957', '8B663'],
      null,
      ['8B663', '1T1957', '10B1946H'],
    ],
    ['of one length by code', ['8B663H', '5M959H', '10B66H'], null, ['10B66H', '5M959H', '8B663H']],
    ['the visitor’s first', ['4B1946H', '4B1946HX', '4B1946HC'], keep('4B1946HX'), ['4B1946HX', '4B1946H', '4B1946HC']],
    [
      'the visitor’s by length too',
      ['1T1957', '4B1946HX', '4B1946H'],
      keep('4B1946HX', '4B1946H'),
      ['4B1946H', '4B1946HX', '1T1957'],
    ],
    ['an engine without sets changes nothing', ['4B1946HX', '4B1946H'], keep(), ['4B1946H', '4B1946HX']],
  ])('%s', (_, codes, mine, ordered) => expect(order(codes, mine)).toEqual(ordered));

  test('in whatever order they come: in one, with what they were found by, none lost', () => {
    const found = ['4B1946H', '4B1946HX', '4B1606H', '5M1959H', '1T1957', '4B1946H+5M1959H'].map(toFound);
    const shuffled = fc.shuffledSubarray(found, { minLength: found.length });
    fc.assert(
      fc.property(shuffled, fc.subarray(found), (handed, mine) => {
        const own = keep(...mine.map(({ set }) => set.code));
        const ordered = orderNumbers(handed, own);
        expect(ordered).toEqual(orderNumbers(found, own));
        expect(new Set(ordered)).toEqual(new Set(found));
      }),
    );
  });
});

const nothingTyped = { words: [], isNamed: false, isGuess: false };
const reading = { score: 1, matches: [] };
const toEngine = (name: string, sets: readonly SetRow[]): EngineRow => ({
  ...{ makeSlug: 'Honda', make: 'Honda', slug: name, name, models: '', years: null, cc: null, nickname: '', sets },
  words: {
    make: [],
    name: [],
    models: [],
    generations: [],
    tails: [],
    nicknames: [],
    nickWords: [],
    cylinders: [],
    whole: '',
    folded: '',
    all: '',
  },
});
type Scored = readonly [set: SetRow, score: number];
const toFound = (scored: readonly Scored[], engines: readonly EngineRow[] = []): FoundWords => ({
  ...nothingTyped,
  engines: engines.map((engine) => ({ engine, reading })),
  sets: scored.map(([set, score]) => ({ set, score, lead: null })),
});

const rods = toSet('4B1946H', 'rod', ['STD', '.25']);
const coarse = toSet('4B1606H', 'rod', ['STD', '.25', '.50']);
const mains = toSet('5M1959H', 'main', ['STD', '.025']);
const kinds: PartType[] = ['rod', 'main', 'thrust', 'calico', 'kit', 'oil-pump', 'flexigauge', 'other'];

// rule search.trade-words
describe('parts found by words', () => {
  const order = (found: FoundWords, size: string | null = null, mine: MyEngine | null = null) =>
    orderWords(found, size === null ? null : readSize(size), mine).map(({ set, code }) => `${set.code} ${code}`);
  const setsOf = (found: FoundWords, mine: MyEngine | null = null) => [
    ...new Set(orderWords(found, null, mine).map(({ set }) => set.code)),
  ];

  test.each<[string, FoundWords, MyEngine | null, string[]]>([
    ['nothing', toFound([]), keep('4B1946H'), []],
    [
      'the better their engine fits',
      toFound([
        [rods, 8],
        [mains, 10.5],
        [coarse, 9],
      ]),
      null,
      ['5M1959H', '4B1606H', '4B1946H'],
    ],
    [
      'where engines fit alike the visitor’s',
      toFound([
        [coarse, 8],
        [rods, 8],
        [mains, 8],
      ]),
      keep('5M1959H'),
      ['5M1959H', '4B1606H', '4B1946H'],
    ],
    [
      'a better engine before the visitor’s',
      toFound([
        [rods, 8],
        [coarse, 9],
      ]),
      keep('4B1946H'),
      ['4B1606H', '4B1946H'],
    ],
    [
      'then by kind',
      toFound(kinds.toReversed().map((kind, at) => [toSet(`${at}-${kind}`, kind), 8] as const)),
      null,
      kinds.map((kind, at) => `${7 - at}-${kind}`),
    ],
    [
      'of one kind what fits more of the engines',
      toFound(
        [
          [coarse, 8],
          [rods, 8],
        ],
        [toEngine('K20A', [rods, coarse]), toEngine('K24A', [rods])],
      ),
      null,
      ['4B1946H', '4B1606H'],
    ],
    [
      'a kind before what fits more',
      toFound(
        [
          [mains, 8],
          [rods, 8],
        ],
        [toEngine('K20A', [mains])],
      ),
      null,
      ['4B1946H', '5M1959H'],
    ],
    [
      'at last by code',
      toFound([
        [rods, 8],
        [toSet('10B1946H'), 8],
        [coarse, 8],
      ]),
      null,
      ['10B1946H', '4B1606H', '4B1946H'],
    ],
  ])('%s first', (_, found, mine, codes) => expect(setsOf(found, mine)).toEqual(codes));

  const three = toFound([
    [rods, 9],
    [mains, 8],
    [coarse, 7],
  ]);
  test.each<[string, string | null, string[]]>([
    [
      'no size: every set by its first, then the rest',
      null,
      ['4B1946H STD', '5M1959H STD', '4B1606H STD', '4B1946H .25', '5M1959H .025', '4B1606H .25', '4B1606H .50'],
    ],
    [
      'a size: only the sets that have it, in it first',
      '.25',
      ['4B1946H .25', '4B1606H .25', '4B1946H STD', '4B1606H STD', '4B1606H .50'],
    ],
    ['a size of one set: that alone', '.50', ['4B1606H .50', '4B1606H STD', '4B1606H .25']],
    ['the same regrind in inches', '020', ['4B1606H .50', '4B1606H STD', '4B1606H .25']],
    [
      'a size that none has: all of them',
      '1.50',
      ['4B1946H STD', '5M1959H STD', '4B1606H STD', '4B1946H .25', '5M1959H .025', '4B1606H .25', '4B1606H .50'],
    ],
  ])('%s', (_, size, parts) => expect(order(three, size)).toEqual(parts));

  test('each part has the size that was named and the engine that leads to it, and no number', () => {
    const lead = toEngine('K20A', [rods]);
    const found = { ...nothingTyped, engines: [{ engine: lead, reading }], sets: [{ set: rods, score: 1, lead }] };
    const size = readSize('.25');
    expect(orderWords(found, size, null)).toEqual([
      { set: rods, alias: null, size, lead, code: '.25' },
      { set: rods, alias: null, size, lead, code: 'STD' },
    ]);
  });

  test('in whatever order sets and engines come: in one, and none lost', () => {
    const sets = [rods, coarse, mains, toSet('1T1957', 'thrust'), toSet('4B1946HX'), toSet('5M1606H', 'main')];
    const engines = [sets.slice(0, 3), sets.slice(2, 5), sets.slice(1, 2)].map((own, at) => toEngine(`K2${at}A`, own));
    const someScores = fc.array(fc.constantFrom(2.5, 8, 10.5), { minLength: sets.length, maxLength: sets.length });
    const [shuffledSets, shuffledEngines] = [
      fc.shuffledSubarray(sets, { minLength: sets.length }),
      fc.shuffledSubarray(engines, { minLength: engines.length }),
    ];
    fc.assert(
      fc.property(someScores, shuffledSets, shuffledEngines, fc.subarray(sets), (scores, handed, leads, mine) => {
        const scored = (some: readonly SetRow[]) => some.map((set) => [set, scores[sets.indexOf(set)] ?? 0] as const);
        const own = keep(...mine.map(({ code }) => code));
        const ordered = order(toFound(scored(handed), leads), null, own);
        expect(ordered).toEqual(order(toFound(scored(sets), engines), null, own));
        expect(ordered).toHaveLength(sets.reduce((count, { sizes }) => count + sizes.length, 0));
      }),
    );
  });
});
