import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { stillBuilt } from '../catalogue/engine.ts';
import type { MyEngine } from '../catalogue/my-engine.ts';
import type { PartType } from '../part/part.ts';
import { searchForTests } from './search-for-tests.ts';
import type { AliasRow, EngineRow, SetRow } from './search-index.ts';
import type { FoundPart } from './rank-parts.ts';
import { readSize } from './read-size.ts';
import { listSets, slugOf, toEngineHit, toPartHit, toSetHit } from './to-hit.ts';

const catalogue = seedCatalogueForTests();
const { sets, engines } = searchForTests(catalogue).index;
const setOf = (code: string): SetRow => {
  const set = sets.find((one) => one.code === code);
  if (!set) throw new Error(`no set ${code}`);
  return set;
};
/** "Honda K20A" */
const engineOf = (label: string): EngineRow => {
  const engine = engines.find(({ make, name }) => `${make} ${name}` === label);
  if (!engine) throw new Error(`no engine ${label}`);
  return engine;
};
const find = (code: string, size: string, more: Partial<FoundPart> = {}): FoundPart => ({
  ...{ set: setOf(code), code: size, alias: null, size: null, lead: null, ...more },
});
const keep = (make: string, engine: string, ...sets: string[]): MyEngine => ({
  ...{ makeSlug: make, engineSlug: engine, make, engine, sets },
});

test.each([
  ['4B1946H', '.25', '4B1946H-.25'],
  ['4B1946H', 'STD-SP', '4B1946H-STD-SP'],
  ['OPHD1040HP', '', 'OPHD1040HP'],
  ['AG-1', '', 'AG-1'],
  ['4B1946H+5M1959H+1T1957', '', '4B1946H+5M1959H+1T1957'],
])('the address of %s in size %j is %s', (code, size, slug) => expect(slugOf(find(code, size))).toBe(slug));

describe('a found part', () => {
  test('is told by its set and size, what it is and the makes that it fits', () => {
    const hit = toPartHit(find('4B1956H', '.25'), null);
    expect(hit).toMatchObject({ kind: 'part', slug: '4B1956H-.25', set: '4B1956H', size: '.25', type: 'rod' });
    expect(hit.title).toBe('Conrod bearing set for Honda F20C and F22C1, 0.25 mm undersize, 4 pairs');
    expect(hit.makeSlugs).toEqual(['Honda']);
  });

  // a washer is made thicker: only its figure is true
  test.each([
    ['4B1956H', '.25', '0.25 mm undersize'],
    ['1T1957', '.10', '0.10 mm'],
  ])('%s in size %s is called %s', (code, size, phrase) =>
    expect(toPartHit(find(code, size), null).title.split(', ')).toContain(phrase),
  );

  // rule part.engine-words
  test.each<[string, string | null, MyEngine | null, string]>([
    ['no engine was asked for and none is kept', null, null, 'Honda B16A and 18 more engines'],
    ['an engine was asked for', 'Honda K20A', null, 'Honda K20A and 18 more engines'],
    ['one that it is listed for is kept', null, keep('Honda', 'K20Z3', '4B1946H'), 'Honda K20Z3 and 18 more engines'],
    ['one that it is not listed for is kept', null, keep('BMW', 'S54B32', '6B1582H'), 'Honda B16A and 18 more engines'],
    ['another is kept', 'Honda K20A', keep('Honda', 'K20Z3', '4B1946H'), 'Honda K20A and 18 more engines'],
  ])('where %s: the engines that its name says', (_, lead, myEngine, words) => {
    const part = find('4B1946H', 'STD', { lead: lead === null ? null : engineOf(lead) });
    expect(toPartHit(part, myEngine).title).toBe(`Conrod bearing set for ${words}, standard size, 4 pairs`);
  });

  test('the count of engines is that of its page', () => {
    expect(new Set(catalogue.applications['4B1946H']?.map(({ make, engine }) => `${make} ${engine}`)).size).toBe(19);
  });

  test.each<[string, Pick<AliasRow, 'brand' | 'number'> | null, string | null]>([
    ['a number of another maker', { brand: 'King', number: 'CR4180' }, 'King CR4180'],
    ['the number of the car’s maker', { brand: 'Honda', number: '13211-PNA-003' }, 'Honda 13211-PNA-003'],
    ['its own number, written otherwise', { brand: '', number: '4B1946-H' }, null],
    ['none', null, null],
  ])('found by %s replaces %j: %j', (_, number, replaces) => {
    const alias = number && { ...number, key: '', runs: [], set: setOf('4B1946H') };
    expect(toPartHit(find('4B1946H', 'STD', { alias }), null).replaces).toBe(replaces);
  });
});

describe('a found engine', () => {
  test('is told by its make, name, models and capacity', () => {
    expect(toEngineHit(engineOf('Honda F20C'))).toMatchObject({
      ...{ kind: 'engine', makeSlug: 'Honda', engineSlug: 'F20C', make: 'Honda', engine: 'F20C' },
      ...{ models: engineOf('Honda F20C').models, cc: 1997 },
    });
    expect(toEngineHit(engineOf('Mitsubishi 4G63 7-Bolt'))).toMatchObject({
      ...{ engineSlug: '4G63-7-Bolt', engine: '4G63 7-Bolt' },
    });
  });

  test.each<[EngineRow['years'], string]>([
    [[1999, 2005], '1999–2005'],
    [[1998, 1998], '1998'],
    [[2015, stillBuilt], '2015–'],
    [null, ''],
  ])('built %j is told as %j', (years, written) =>
    expect(toEngineHit({ ...engineOf('Honda F20C'), years }).years).toBe(written),
  );
});

const evos = ['Mitsubishi 4G63T', 'Mitsubishi 4G63 7-Bolt', 'Mitsubishi 4G63 6-Bolt', 'Mitsubishi 4B11T'].map(engineOf);
const write = (sets: ReturnType<typeof listSets>) => sets.map(({ part }) => slugOf(part));

// rule search.understood
describe('the sets among found parts', () => {
  const mixed = [
    ...[find('4B1183H', '.25'), find('4B9123H', 'STD'), find('5M1172H', 'STD'), find('4B1183HX', 'STD')],
    ...[find('4B1183H', 'STD'), find('5M1172HX', 'STD'), find('4B1183HC', 'STD'), find('4B9123HC', 'STD')],
  ];

  test('stand once each, in the size that comes first, in the order in which they were found', () => {
    const once = ['4B1183H-.25', '4B9123H-STD', '5M1172H-STD', '4B1183HX-STD', '5M1172HX-STD'];
    expect(write(listSets(mixed, evos, false))).toEqual([...once, '4B1183HC-STD', '4B9123HC-STD']);
  });

  test('stand together where they are of one kind and fit the same of the found engines', () => {
    const rods = ['4B1183H-.25', '4B1183HX-STD', '4B9123H-STD'];
    expect(write(listSets(mixed, evos, true))).toEqual([
      ...[...rods, '5M1172H-STD', '5M1172HX-STD', '4B1183HC-STD', '4B9123HC-STD'],
    ]);
  });

  test('have those of the found engines that they fit, in the order of these', () => {
    const namesOf = (code: string, engines: readonly EngineRow[]) =>
      listSets([find(code, 'STD')], engines, true).flatMap((one) => one.engines.map(({ name }) => name));
    expect(namesOf('4B1183H', evos)).toEqual(['4G63T', '4G63 7-Bolt', '4G63 6-Bolt']);
    expect(namesOf('4B1183H', evos.toReversed())).toEqual(['4G63 6-Bolt', '4G63 7-Bolt', '4G63T']);
    expect(namesOf('4B9123H', evos)).toEqual(['4B11T']);
    expect(namesOf('4B9123H', [])).toEqual([]);
  });

  test('whatever is found: each set once, none parted from its like, the first of each group in order', () => {
    const aPart = fc
      .constantFrom(...evos.flatMap(({ sets }) => sets))
      .chain((set) => fc.constantFrom(...set.sizes).map((code) => find(set.code, code)));
    const likeOf = ({ part, engines }: ReturnType<typeof listSets>[number]) =>
      [part.set.kind.type, ...engines.map(({ name }) => name)].join();
    fc.assert(
      fc.property(fc.array(aPart, { maxLength: 12 }), fc.subarray(evos), (parts, engines) => {
        const plain = listSets(parts, engines, false);
        const grouped = listSets(parts, engines, true);
        expect(plain.map(({ part }) => part.set)).toEqual([...new Set(parts.map(({ set }) => set))]);
        expect(write(grouped).toSorted()).toEqual(write(plain).toSorted());
        const likes = grouped.map(likeOf);
        const runs = likes.filter((like, at) => like !== likes[at - 1]);
        expect(runs).toEqual([...new Set(plain.map(likeOf))]);
      }),
    );
  });
});

describe('a found set', () => {
  const show = (part: FoundPart, engines: string[] = [], isOneMake = true) =>
    toSetHit({ part, engines: engines.map(engineOf) }, isOneMake, null);

  test.each([
    [true, ['Honda F20C', 'Honda F22C1'], ['F20C', 'F22C1']],
    [false, ['Honda K20A', 'Acura K20A2'], ['Honda K20A', 'Acura K20A2']],
    [true, [], []],
  ])('of engines of one make, %s: %j are told as %j', (isOneMake, engines, expected) =>
    expect(show(find('4B1946H', 'STD'), engines, isOneMake).engines).toEqual(expected),
  );

  test('is called by its engines, and without them where these stand above, never by its size', () => {
    expect(show(find('4B1956HX', 'STD', { lead: engineOf('Honda F22C1') }))).toMatchObject({
      ...{ set: '4B1956HX', size: 'STD', sizes: ['STD'], type: 'rod', replaces: null },
      name: 'Conrod bearing set for Honda F22C1 and 1 more engine, extra clearance, 4 pairs',
      engine: 'Honda/F22C1',
      shortName: 'Conrod bearing set, extra clearance, 4 pairs',
      title: expect.stringContaining('standard') as unknown,
    });
  });

  test('has all its sizes, whichever is shown', () => {
    expect(show(find('4B1956H', '.50'))).toMatchObject({ size: '.50', sizes: ['STD', '.025', '.25', '.50'] });
  });

  // rule part.kit-size
  test('that is a kit tells the size of what it holds, and no other tells one', () => {
    expect(show(find('4B1183H+5M1172H', ''))).toMatchObject({ holds: 'STD', size: '' });
    for (const code of ['4B1946H', 'OPHD1040HP', 'AG-1']) expect(show(find(code, ''))).not.toHaveProperty('holds');
  });

  // rule search.size-asked
  test.each<[string, string, string | null, object]>([
    ['rods, no size asked', '4B1946H', null, {}],
    ['rods in a size that they have', '4B1946H', '.25', {}],
    ['rods in the same regrind in inches', '4B1946H', '010', {}],
    ['rods in a size that they have not', '4B1946H', '1.00', { notMade: '1.00' }],
    ['rods in a size that may go on', '4B1946H', '.2', { notMade: '.2', isBegun: true }],
    ['washers that have no size so', '1T1957', '.2', { notMade: '.2' }],
    ['a kit in the size that it holds', '4B1183H+5M1172H', 'STD', {}],
    ['a kit in another', '4B1183H+5M1172H', '.25', { notMade: '.25' }],
    ['washers without a size, in one', '2T9701', '.25', { notMade: '.25' }],
    ['a pump in a size', 'OPHD1040HP', '.25', { isOneSize: true }],
    ['a pump in standard', 'OPHD1040HP', 'STD', {}],
    ['washers without a size, in standard', '2T9701', 'STD', {}],
    ['a pump, no size asked', 'OPHD1040HP', null, {}],
    ['a gauge in a size', 'AG-1', '.25', { isOneSize: true }],
  ])('is said to have the size that was asked for or not: %s', (_, code, typedSize, note) => {
    const part = find(code, setOf(code).sizes[0] ?? '', { size: typedSize === null ? null : readSize(typedSize) });
    const { notMade, isBegun, isOneSize } = show(part);
    expect({ ...(notMade && { notMade }), ...(isBegun && { isBegun }), ...(isOneSize && { isOneSize }) }).toEqual(note);
  });

  test.each<[string, Partial<SetRow>, PartType, string, object]>([
    ['a tool in a size', { sizes: [''] }, 'other', '.25', { isOneSize: true }],
    ['a pump that has sizes, in another', { sizes: ['STD', '.25'] }, 'oil-pump', '.50', { notMade: '.50' }],
    ['a pump that has sizes, in one', { sizes: ['STD', '.25'] }, 'oil-pump', '.25', {}],
    ['a kit in a size that may become what it holds', {}, 'kit', '.2', { notMade: '.2', isBegun: true }],
  ])('whatever its kind has as a rule: %s', (_, facts, type, typedSize, note) => {
    const kind = { ...setOf('AG-1').kind, type, ...(type === 'kit' && { holds: '.25' }) };
    const set = { ...setOf('AG-1'), ...facts, kind };
    expect(show({ ...find('AG-1', ''), set, size: readSize(typedSize) })).toMatchObject(note);
    expect('notMade' in show({ ...find('AG-1', ''), set, size: readSize(typedSize) })).toBe('notMade' in note);
  });
});
