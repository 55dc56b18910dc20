import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { isVisibleCode, type Part } from './part.ts';
import { sampleCalico, sampleGauge, sampleKit, samplePump, sampleRod } from './samples.ts';
import {
  listTraits,
  titleSets,
  toBareName,
  toOwnTitle,
  writeLineTitle,
  writePieces,
  writeTitle,
  writeTitlesOfEngine,
} from './set-title.ts';

const part = { name: '', number: '4B1606H-.50', set: '4B1606H', description: 'Race Series conrod bearings' };

// rule part.title
test.each([
  ['Conrod bearing set 4B1606H-.50', 'Conrod bearing set'],
  ['Conrod bearing set 4B1606H', 'Conrod bearing set'],
  ['4B1606H-.50  Conrod   bearing set', 'Conrod bearing set'],
  ['4B1606H-.50', 'Race Series conrod bearings'],
  ['', 'Race Series conrod bearings'],
])('"%s" without its number is "%s"', (name, bare) => {
  expect(toBareName({ ...part, name })).toBe(bare);
});

test('with neither name nor description it is the number', () => {
  expect(toBareName({ ...part, name: '', description: '' })).toBe('4B1606H-.50');
});

// rule part.suffixes
test.each([
  ['4B1606H', 'rod', []],
  ['4B1606HX', 'rod', ['extra clearance']],
  ['8B663HD', 'rod', ['dowel holes']],
  ['8B663HXD', 'rod', ['extra clearance', 'dowel holes']],
  ['4B1946HC', 'calico', ['coated']],
  ['4B1946HXC', 'calico', ['coated', 'extra clearance']],
  ['OPHD1040HP', 'oil-pump', []],
  ['AG-1', 'flexigauge', ['plastic clearance gauge']],
  ['4B1606HX+5M9505H', 'kit', []],
] as const)('%s (%s): %j', (set, type, traits) => {
  expect(listTraits({ set, type })).toEqual(traits);
});

describe('writePieces', () => {
  const counted = (value: string) => [{ name: 'Number of pairs', value }];

  test.each([
    ['4B1606H', counted('4'), '4 pairs'],
    ['1B5562H', counted('1'), '1 pair'],
    ['4B1606H', counted('four'), ''],
    ['4B1606H', [], ''],
    ['4B1946H+5M1959H+1T1957', [], 'conrods, mains and thrust'],
    ['4B1183H+5M1172H', [], 'conrods and mains'],
    ['4B1183H+BOLTS', [], ''],
    ['AG-1', [], ''],
  ])('%s with %j: "%s"', (set, specifications, pieces) => {
    expect(writePieces({ set, specifications })).toBe(pieces);
  });
});

const fit = (engine: string) => ({ make: 'Honda', makeSlug: 'Honda', engine });
const pairs = [{ name: 'Number of pairs', value: '4' }];

const sayOf = (parts: readonly Part[], applications: Record<string, ReturnType<typeof fit>[]>) => {
  const titles = titleSets({ parts, engines: [], applications });
  return parts.map((part) => writeTitle(titles.get(part.set) ?? toOwnTitle(part), part));
};

// rule part.title
test('what it is, engines, coating, clearance, size, pieces', () => {
  const parts = [
    sampleRod({ set: '4B1946HX', size: '.25', name: 'Conrod bearing set 4B1946HX', specifications: pairs }),
    { ...sampleCalico, specifications: pairs },
    sampleKit,
    samplePump,
    sampleGauge,
  ];
  const rows = [fit('K20A'), fit('B16A')];
  const applications = { '4B1946HX': rows, '4B1946HC': rows, '4B1946H+5M1959H+1T1957': rows };
  expect(sayOf(parts, applications)).toEqual([
    'Conrod bearing set for Honda K20A and B16A, extra clearance, 0.25 mm undersize, 4 pairs',
    'Conrod bearing set for Honda K20A and B16A, coated, standard size, 4 pairs',
    'Bottom end kit for Honda K20A and B16A, conrods, mains and thrust',
    'Race Series oil pump, Honda D-series engines',
    'Flexigauge green, plastic clearance gauge',
  ]);
});

test.each([
  ['4B1946H', '.25', 'Conrod bearing set, 0.25 mm undersize'],
  ['4B1946H', '001', 'Conrod bearing set, 0.001 in undersize'],
  ['4B1946H', 'STD', 'Conrod bearing set, standard size'],
  ['4B1946H', 'STD-SP', 'Conrod bearing set, special size'],
  ['4B1946H', '', 'Conrod bearing set'],
  ['1T1957', '.10', 'Conrod bearing set, 0.10 mm'],
])('%s in size %j: %s', (set, size, title) => {
  expect(writeTitle({ what: 'Conrod bearing set', engines: '', traits: '', pieces: '' }, { set, size })).toBe(title);
});

test('sets that would read the same are told apart by their journal, else by their number', () => {
  const make = (set: string, parameter: string) =>
    sampleRod({ set, parameter, name: 'Conrod bearing set', specifications: [] });
  const parts = [make('4B1H', 'Conrod 45.00 mm'), make('4B2H', 'Conrod 48.00 mm'), make('4B3H', 'Conrod 48.00 mm')];
  expect(sayOf(parts, {})).toEqual([
    'Conrod bearing set, Conrod 45.00 mm, standard size',
    'Conrod bearing set, Conrod 48.00 mm, 4B2H, standard size',
    'Conrod bearing set, Conrod 48.00 mm, 4B3H, standard size',
  ]);
});

test('no two parts of any catalogue have the same title', () => {
  const sets = fc.uniqueArray(fc.stringMatching(/^[1-9][BM]\d{2}H?X?D?$/), { minLength: 1, maxLength: 12 });
  const engines = fc.subarray(['K20A', 'K20Z3', 'B16A', 'B18C6', 'AEB', 'EJ205', 'EJ20G', '302']);
  const one = fc.record({
    engines,
    sizes: fc.subarray(['STD', '.25', '.50', '010'], { minLength: 1 }),
    parameter: fc.constantFrom('', 'Conrod 45.00 mm', 'Main 55.00 mm'),
  });
  fc.assert(
    fc.property(sets, fc.array(one, { minLength: 12, maxLength: 12 }), (codes, facts) => {
      const made = codes.map((set, place) => ({ set, ...facts[place]! }));
      const parts = made.flatMap(({ set, sizes, parameter }) =>
        sizes.map((size) => sampleRod({ set, size, parameter, name: `Bearing set ${set}` })),
      );
      const applications = Object.fromEntries(made.map(({ set, engines: fitted }) => [set, fitted.map(fit)]));
      expect(new Set(sayOf(parts, applications)).size).toBe(parts.length);
    }),
  );
});

describe('the whole catalogue', () => {
  const catalogue = seedCatalogueForTests();
  const parts = catalogue.parts.filter(({ slug }) => isVisibleCode(slug));
  const titles = titleSets({ ...catalogue, parts });
  const titleOf = (part: Part) => titles.get(part.set)!;

  test('no two parts have the same title, and none has its number in it', () => {
    expect(parts.length).toBeGreaterThan(2000);
    const written = parts.map((part) => writeTitle(titleOf(part), part));
    const alike = [...Map.groupBy(parts, (part) => writeTitle(titleOf(part), part))].filter(
      ([, same]) => same.length > 1,
    );
    expect(alike).toEqual([]);
    expect(parts.filter((part, place) => written[place]?.includes(part.set))).toEqual([]);
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(115);
  });

  // rule part.engine-words
  test('a family is said only of sets that fit every engine of it', () => {
    const ofOneMake = /^([\w-]+) ([A-Z]+(?:(?:, | and )[A-Z]+)*) series$/;
    const claims = [...titles].flatMap(([set, { engines }]) => {
      const [, make, families = ''] = ofOneMake.exec(engines) ?? [];
      return families.split(/, | and /).map((family) => ({ set, make, begins: new RegExp(`^${family}\\d`) }));
    });
    const missing = claims.flatMap(({ set, make, begins }) =>
      catalogue.engines.filter(
        ({ makeSlug, name }) =>
          makeSlug === make &&
          begins.test(name) &&
          !catalogue.applications[set]?.some((row) => row.makeSlug === make && row.engine === name),
      ),
    );
    expect(missing).toEqual([]);
    expect(claims.filter(({ make }) => make !== undefined).length).toBeGreaterThan(10);
  });

  test('on the page of any engine no two sets read the same', () => {
    const bySlug = new Map(parts.map((part) => [part.slug, part]));
    const alike = catalogue.engines.flatMap(({ name, parts: slugs }) => {
      const engineParts = slugs.map((slug) => bySlug.get(slug)).filter((part) => part !== undefined);
      const written = [...writeTitlesOfEngine(engineParts, titleOf).values()];
      return new Set(written).size === new Set(engineParts.map(({ set }) => set)).size ? [] : [name];
    });
    expect(alike).toEqual([]);
  });
});

test('under the name of an engine, engines are said only where sets would read the same', () => {
  const make = (set: string, size = 'STD') =>
    sampleRod({ set, size, name: 'Conrod bearing set', specifications: set === '4B3H' ? pairs : [] });
  const parts = [make('4B1H'), make('4B1H', '.25'), make('4B2H'), make('4B3H')];
  const applications = { '4B1H': [fit('K20A')], '4B2H': [fit('B16A')], '4B3H': [fit('K20A')] };
  const titles = titleSets({ parts, engines: [], applications });
  expect([...writeTitlesOfEngine(parts, ({ set }) => titles.get(set)!)]).toEqual([
    ['4B1H', 'Conrod bearing set for Honda K20A'],
    ['4B2H', 'Conrod bearing set for Honda B16A'],
    ['4B3H', 'Conrod bearing set, 4 pairs'],
  ]);
});

// rule part.title
test.each([
  ['Conrod bearing set 4B1606H-STD', '4B1606H-STD', 'Conrod bearing set, standard size'],
  [
    'Conrod bearing set 8B663HXD-.25',
    '8B663HXD-.25',
    'Conrod bearing set, extra clearance, dowel holes, 0.25 mm undersize',
  ],
  ['Bottom end kit 4B1946H+5M1959H+1T1957', '4B1946H+5M1959H+1T1957', 'Bottom end kit, conrods, mains and thrust'],
  ['Flexigauge green AG-1', 'AG-1', 'Flexigauge green'],
  ['4B1606H-STD', '4B1606H-STD', '4B1606H-STD, standard size'],
])('"%s" of no known set is "%s" as a line says it: %s', (name, number, title) => {
  expect(writeLineTitle({ name, number, slug: number }, null)).toBe(title);
});

test('a line of a known set says what the catalogue does', () => {
  const title = {
    what: 'Conrod bearing set',
    engines: 'Audi AEB and 35 more engines',
    traits: 'coated',
    pieces: '4 pairs',
  };
  expect(writeLineTitle({ name: 'Anything', number: '4B1606HC-.25', slug: '4B1606HC-.25' }, title)).toBe(
    'Conrod bearing set for Audi AEB and 35 more engines, coated, 0.25 mm undersize, 4 pairs',
  );
  // rule part.one-name
  const fits = { count: 36, names: { 'Audi/AEB': 'Audi AEB', 'VW/AWM': 'Volkswagen AWM' } };
  const named = { name: 'Anything', number: '4B1606HC-.25', slug: '4B1606HC-.25' };
  expect(writeLineTitle(named, { ...title, fits }, 'VW/AWM')).toBe(
    'Conrod bearing set for Volkswagen AWM and 35 more engines, coated, 0.25 mm undersize, 4 pairs',
  );
});
