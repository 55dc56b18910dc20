import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { stillBuilt } from '../catalogue/engine-years.ts';
import { buildIndex } from './build-index.ts';
import type { EngineEntry, IndexEntry, SetEntry } from './index-entry.ts';
import { type PackedRoot, type PackedShard, searchFormat } from './index-format.ts';
import { packShard } from './pack-shard.ts';
import { knowNothing, unpackShard } from './unpack-shard.ts';

const root: PackedRoot = {
  ...{ format: searchFormat, digest: '', brands: [], isWhole: true },
  makes: [
    ['Honda', 'Honda', ''],
    ['VW', 'VW', 'Volkswagen'],
    ['Land_Rover', 'Land Rover', ''],
    ['Citroen', 'Citroën', ''],
    ['Chevrolet', 'Chevrolet', ''],
  ],
  orders: { code: [], long: [], gnol: [], short: [], trohs: [], word: [] },
};
const [honda, vw, landRover, citroen, chevrolet] = [0, 1, 2, 3, 4];
const unpack = (packed: PackedShard, known = knowNothing(root)) => unpackShard(root, packed, known);

const rods: SetEntry = {
  ...{ code: '4B1946H', sizes: ['STD', '.25'], fits: ['Honda K20A', 0] },
  kind: ['rod', 'Conrod bearing set', '', '4 pairs'],
};
const mains: SetEntry = { ...rods, code: '5M1959H', kind: ['main', 'Main bearing set', '', '5 pairs'] };
const toEngine = (make: number, name: string, models = '', rest: Partial<EngineEntry> = {}): EngineEntry => ({
  ...{ make, slug: name, name, models, built: [0, 0], cc: 0, sets: [], ...rest },
});
const fileSet = (set: SetEntry): IndexEntry => ({ kind: 'set', set });
const fileEngine = (engine: EngineEntry): IndexEntry => ({ kind: 'engine', engine });
const wordsOf = (make: number, name: string, models = '') => {
  const [engine] = unpack(packShard([fileEngine(toEngine(make, name, models))])).engines;
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

  test('its models, those with dashes and short ones in one word too', () => {
    expect(wordsOf(honda, 'B6', 'MX-5 NA, TT RS').models).toEqual(
      expect.arrayContaining(['mx', '5', 'mx5', 'na', 'tt', 'rs', 'ttrs']),
    );
  });
});

describe('an engine', () => {
  test.each<[string, [number, number], number, readonly [number, number] | null, number | null]>([
    ['of known years and capacity', [2001, 2006], 1998, [2001, 2006], 1998],
    ['built still', [2015, 0], 1998, [2015, stillBuilt], 1998],
    ['of one year', [1998, 1998], 1998, [1998, 1998], 1998],
    ['of which nobody knows either', [0, 0], 0, null, null],
  ])('%s', (_, built, cc, years, capacity) => {
    const [engine] = unpack(packShard([fileEngine(toEngine(honda, 'K20A', '', { built, cc }))])).engines;
    expect(engine).toMatchObject({ years, cc: capacity, make: 'Honda', makeSlug: 'Honda', models: '' });
  });

  test.each([
    ['its name gives', 'A-Series 1275', 'A-Series-1275'],
    ['it has of its own', 'Twin Cam', 'Lotus-Twin-Cam'],
  ])('stands at the address that %s', (_, name, slug) => {
    const { engines } = unpack(packShard([fileEngine(toEngine(honda, name, '', { slug }))]));
    expect(engines).toMatchObject([{ name, slug }]);
  });

  test('of two makes under one name is two engines', () => {
    const { engines } = unpack(
      packShard([honda, vw].map((make) => fileEngine(toEngine(make, 'ABF', `Golf ${make}`, { sets: [rods] })))),
    );
    expect(engines.map(({ makeSlug, models }) => `${makeSlug} ${models}`)).toEqual(['Honda Golf 0', 'VW Golf 1']);
    expect(engines[0]?.sets[0]).toBe(engines[1]?.sets[0]);
  });
});

describe('a set', () => {
  test('of a gauge is found by the words of its name', () => {
    const gauge: SetEntry = { ...rods, code: 'AG-1', sizes: [''], kind: ['flexigauge', 'Flexigauge Green', '', ''] };
    expect(unpack(packShard([fileSet(gauge)])).sets[0]).toMatchObject({
      ...{ code: 'AG-1', sizes: [''], key: 'AG1', kind: { words: ['flexigauge', 'green'] } },
    });
  });

  test('tells what a kit holds, and the makes that it fits by their addresses', () => {
    const kit: SetEntry = { ...rods, kind: ['kit', 'Kit', '', '', 0, 'STD'], fits: ['', landRover, vw] };
    const [set] = unpack(packShard([fileSet(kit)])).sets;
    expect(set).toMatchObject({ kind: { holds: 'STD' }, fits: { makes: ['Land_Rover', 'VW'] } });
  });

  test('tells nothing of a pump’s picture or a kit’s size where there is nothing to tell', () => {
    const [set] = unpack(packShard([fileSet(rods)])).sets;
    expect(Object.keys(set?.kind ?? {}).toSorted()).toEqual(['name', 'pieces', 'traits', 'type', 'words']);
  });

  // a file that was cut short shall not break the search
  test('whose kind, sizes, makes or number are missing is called by its code', () => {
    const packed = packShard([fileSet(rods), { kind: 'alias', brand: 'King', number: 'CR4180', set: rods }]);
    const cut = { ...packed, kinds: [], fits: [], sizes: [] };
    const { sets, aliases } = unpack({ ...cut, aliases: [...cut.aliases, ['King', 'CR4181', 7]] });
    expect(sets).toMatchObject([
      { code: '4B1946H', sizes: [''], kind: { type: 'other', name: '4B1946H' }, fits: { engines: '', makes: [] } },
    ]);
    expect(aliases.map(({ number }) => number)).toEqual(['CR4180']);
  });
});

describe('what another shard has brought already', () => {
  const engine = toEngine(honda, 'K20A', 'Civic Type R EP3', { sets: [mains, rods] });
  const alias: IndexEntry = { kind: 'alias', brand: 'King', number: 'CR4180', set: rods };

  test('is the same set and engine, whichever shard it comes from', () => {
    const known = knowNothing(root);
    const first = unpack(packShard([fileEngine(engine)]), known);
    const second = unpack(packShard([fileSet({ ...rods, code: '1T1957' }), alias, fileEngine(engine)]), known);
    expect(second.sets.map(({ code }) => code)).toEqual(['1T1957', '4B1946H', '5M1959H']);
    expect(second.sets[1]).toBe(first.sets[0]);
    expect(second.engines[0]).toBe(first.engines[0]);
    expect(second.aliases[0]?.set).toBe(first.sets[0]);
    expect(first.engines[0]?.sets).toEqual(first.sets);
    expect([known.sets.size, known.engines.size]).toEqual([3, 1]);
  });

  test('is not mixed with that of another search', () => {
    const packed = packShard([fileEngine(engine)]);
    expect(unpack(packed).sets[0]).not.toBe(unpack(packed).sets[0]);
    expect(unpack(packed)).toEqual(unpack(packed));
  });
});

describe('the whole catalogue', () => {
  const catalogue = seedCatalogueForTests();
  const built = buildIndex(catalogue, { whole: 0, shard: 4000 });
  const shards = Object.values(built.shards);
  const read = (order: readonly PackedShard[]) => {
    const known = knowNothing(root);
    const rows = order.map((packed) => unpackShard({ ...built.root, digest: '' }, packed, known));
    return { known, rows };
  };

  test('is the same whichever shard is read first, each engine with all its sets', () => {
    const write = ({ known }: ReturnType<typeof read>) =>
      [...known.engines]
        .map(([id, { sets, words }]) => [id, words.all, ...sets.map(({ code }) => code)].join(' '))
        .toSorted();
    const inOrder = write(read(shards));
    expect(inOrder).toHaveLength(catalogue.engines.length);
    fc.assert(
      fc.property(fc.shuffledSubarray(shards, { minLength: shards.length }), (order) => {
        expect(write(read(order))).toEqual(inOrder);
      }),
      { numRuns: 5 },
    );
  });

  test('has every word of an engine where it is looked through at once', () => {
    for (const { words } of read(shards).known.engines.values())
      for (const word of [words.whole, ...words.name, ...words.make, ...words.models, ...words.tails])
        expect(`${words.all} `).toContain(` ${word} `);
  });

  test('has no set and no engine twice', () => {
    const { known, rows } = read(shards);
    const [sets, engines] = [rows.flatMap((one) => one.sets), rows.flatMap((one) => one.engines)];
    expect(new Set(sets).size).toBe(known.sets.size);
    expect(new Set(engines).size).toBe(known.engines.size);
    for (const { set } of rows.flatMap((one) => one.aliases)) expect(known.sets.get(set.code)).toBe(set);
  });
});
