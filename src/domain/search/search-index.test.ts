import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { stillBuilt } from '../catalogue/engine.ts';
import { isVisibleCode } from '../part/part.ts';
import { searchForTests } from './search-for-tests.ts';
import { between, lastYear, type PackedIndex, readIndex, searchFormat, smallFrom } from './search-index.ts';

const packed: PackedIndex = {
  format: searchFormat,
  makes: [
    ['Honda', 'Honda', ''],
    ['VW', 'VW', 'Volkswagen'],
    ['Land_Rover', 'Land Rover', ''],
    ['Citroen', 'Citroën', ''],
    ['Chevrolet', 'Chevrolet', ''],
  ],
  sizes: [['STD', '.25'], ['']],
  kinds: [
    { type: 'rod', name: 'Conrod bearing set', traits: '', pieces: '4 pairs' },
    { type: 'flexigauge', name: 'Flexigauge Green', traits: '', pieces: '' },
  ],
  fits: [['Honda K20A', 3, 2, 1]],
  sets: { code: '4B1946H|AG-1', sizes: '#$', kind: '#$', fits: [0, 0], bores: '$#' },
  bores: [
    [0, 0],
    [45, 48],
  ],
  aliases: [['King', 'CR 4180', 0]],
  facts: [
    ['', ''],
    ['I4', 'Red top'],
  ],
  engines: { make: [], name: '', models: '', from: '', years: '', cc: [], facts: '', fits: [], slugs: {} },
};
const [honda, vw, landRover, citroen, chevrolet] = [0, 1, 2, 3, 4];
type Sample = {
  make: number;
  name: string;
  models?: string;
  from?: number;
  years?: number;
  cc?: number;
  facts?: number;
};
const small = (numbers: number[]) => numbers.map((one) => String.fromCharCode(one + smallFrom)).join('');
const readEngines = (...engines: Sample[]) => {
  const column = <Key extends keyof Sample, T>(key: Key, none: T) => engines.map((one) => one[key] ?? none);
  const columns = {
    ...{ make: column('make', 0).map((make, at) => make - (engines[at - 1]?.make ?? 0)), cc: column('cc', 0) },
    ...{ name: column('name', '').join(between), models: column('models', '').join(between) },
    ...{ from: small(column('from', 0)), years: small(column('years', 0)), facts: small(column('facts', 0)) },
    ...{ fits: engines.map(() => []), slugs: { 1: 'Lotus-Twin-Cam' } },
  };
  return readIndex({ ...packed, engines: columns }).engines;
};
const wordsOf = (make: number, name: string, models = '') => {
  const [engine] = readEngines({ make, name, models, facts: 1 });
  if (!engine) throw new Error('no engine');
  return engine.words;
};

// rule search.trade-words
describe('what an engine is searched by', () => {
  test.each([
    ['its make', honda, ['honda']],
    ['its make and what it is called too', vw, ['volkswagen', 'vw']],
    ['its make in single words and as one', landRover, ['land', 'landrover', 'rover']],
    ['its make without accents', citroen, ['citroen']],
  ])('%s', (_, make, words) => {
    const { make: ofMake } = wordsOf(make, 'K20A');
    expect([...ofMake].toSorted()).toEqual(words);
  });

  test.each([
    ['K20A', ['k20a'], 'k20a'],
    ['ZC D16A8', ['zc', 'd16a8'], 'zcd16a8'],
    ['4G63 7-Bolt', ['4g63', '7', 'bolt'], '4g637bolt'],
    ['A-Series 1275', ['a', 'series', '1275'], 'aseries1275'],
  ])('the name %s in words and in one', (name, words, whole) => {
    expect(wordsOf(honda, name)).toMatchObject({ name: words, whole });
  });

  test('what its family is called', () => {
    expect(wordsOf(chevrolet, '350').name).toContain('sbc');
    expect(wordsOf(honda, '350').name).toEqual(['350']);
  });

  test.each([
    ['C20XE', ['xe']],
    ['K20A', []],
    ['2JZ-GTE', ['jz']],
    ['SR20DET', ['det']],
    ['S54B32', []],
    ['4A-GE 20V', []],
  ])('the letters that the code %s ends with: %j', (name, tails) => expect(wordsOf(honda, name).tails).toEqual(tails));

  test.each([
    ['O as 0', 'M20OB', 'm200b'],
    ['I and L as 1', 'EL15I', 'e1151'],
    ['nothing where no figure is in it', 'Kent', ''],
  ])('its name with look-alikes as figures: %s', (_, name, folded) => expect(wordsOf(honda, name).folded).toBe(folded));

  test.each([
    ['Lancer Evo VIII, Evo IX', ['8', '9']],
    ['Golf Mk4, Mazda 3', ['4']],
    ['Civic Type R EP3', []],
  ])('the generations of %s: %j', (models, generations) =>
    expect(wordsOf(honda, 'K20A', models).generations).toEqual(generations),
  );

  test('a generation that its own name tells', () =>
    expect(wordsOf(chevrolet, 'LT1 Gen-5').generations).toEqual(['5']));

  test('what people call it, each two words in one, and its cylinders', () => {
    expect(wordsOf(honda, 'C20XE')).toMatchObject({
      ...{ nicknames: ['redtop'], nickWords: ['red', 'top'], cylinders: ['inline4', 'cyl4'] },
    });
  });

  test('its models, those with dashes and short ones in one word too', () => {
    expect(wordsOf(honda, 'B6', 'MX-5 NA, TT RS').models).toEqual(
      expect.arrayContaining(['mx', '5', 'mx5', 'na', 'tt', 'rs', 'ttrs']),
    );
  });
});

describe('an engine', () => {
  test.each<[string, [number, number], number, readonly [number, number] | null, number | null]>([
    ['of known years and capacity', [lastYear - 2001, 6], 1998, [2001, 2006], 1998],
    ['built still', [lastYear - 2015, 0], 1998, [2015, stillBuilt], 1998],
    ['of which nobody knows either', [0, 0], 0, null, null],
  ])('%s', (_, [from, years], cc, built, capacity) => {
    expect(readEngines({ make: honda, name: 'K20A', from, years, cc })).toMatchObject([
      { years: built, cc: capacity, make: 'Honda', makeSlug: 'Honda', models: '' },
    ]);
  });

  test('stands at the address that its name gives, or at its own', () => {
    const engines = readEngines({ make: honda, name: 'A-Series 1275' }, { make: honda, name: 'Twin Cam' });
    expect(engines.map(({ slug }) => slug)).toEqual(['A-Series-1275', 'Lotus-Twin-Cam']);
  });
});

test('sets and the numbers that lead to them are read with what they share', () => {
  const { sets, aliases, namesBeside } = readIndex(packed);
  expect(sets).toMatchObject([
    {
      code: '4B1946H',
      key: '4B1946H',
      runs: ['1946'],
      sizes: ['STD', '.25'],
      fits: { makes: ['Land_Rover', 'VW'], count: 3 },
    },
    {
      code: 'AG-1',
      key: 'AG1',
      sizes: [''],
      kind: { words: ['flexigauge', 'green'] },
      fits: { engines: 'Honda K20A' },
    },
  ]);
  expect(aliases).toMatchObject([{ brand: 'King', number: 'CR 4180', key: 'CR4180', set: { code: '4B1946H' } }]);
  expect([...namesBeside]).toEqual(expect.arrayContaining(['king', 'landrover', 'volkswagen']));
});

describe('the index of the whole catalogue', () => {
  const catalogue = seedCatalogueForTests();
  const { sets, aliases, engines } = searchForTests(catalogue).index;
  const visible = catalogue.parts.filter(({ slug }) => isVisibleCode(slug));

  // rule part.visible-codes
  test('has every set that the shop shows, once, in all its sizes, and none that it hides', () => {
    const visibleSets = Map.groupBy(visible, ({ set }) => set);
    expect(sets.map(({ code }) => code).toSorted()).toEqual([...visibleSets.keys()].toSorted());
    for (const { code, sizes, kind } of sets) {
      const parts = visibleSets.get(code) ?? [];
      expect(sizes.toSorted(), code).toEqual(parts.map(({ size }) => size).toSorted());
      expect(parts.map(({ type }) => type)).toContain(kind.type);
    }
  });

  test('has every number that a set replaces', () => {
    const known = new Set(aliases.map(({ brand, number, set }) => `${brand} ${number} ${set.code}`));
    const replaced = visible.flatMap(({ set, interchange }) =>
      interchange.map(({ brand, number }) => `${brand} ${number} ${set}`),
    );
    expect(replaced.filter((one) => !known.has(one))).toEqual([]);
  });

  test('has every engine with just its sets', () => {
    const setOf = new Map(visible.map(({ slug, set }) => [slug, set]));
    const toLine = (make: string, slug: string, codes: readonly string[]) => [make, slug, ...new Set(codes)].join(' ');
    expect(
      engines.map(({ makeSlug, slug, sets: own }) =>
        toLine(
          makeSlug,
          slug,
          own.map(({ code }) => code),
        ),
      ),
    ).toEqual(
      catalogue.engines.map(({ makeSlug, slug, parts }) =>
        toLine(makeSlug, slug, parts.flatMap((part) => setOf.get(part) ?? []).toSorted()),
      ),
    );
  });

  test('has every word of an engine where it is looked through at once', () => {
    for (const { words } of engines)
      for (const word of [
        words.whole,
        ...words.name,
        ...words.make,
        ...words.models,
        ...words.tails,
        ...words.nicknames,
      ])
        expect(`${words.all} `).toContain(` ${word} `);
  });
});
