import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stillBuilt } from '../catalogue/engine-years.ts';
import { compareText } from '../compare-text.ts';
import type { EngineEntry, IndexEntry, SetEntry } from './index-entry.ts';
import { type PackedRoot, type PackedShard, searchFormat } from './index-format.ts';
import { packShard } from './pack-shard.ts';
import { knowNothing, unpackShard } from './unpack-shard.ts';

const root: PackedRoot = {
  ...{ format: searchFormat, digest: '', brands: [], isWhole: true },
  makes: [
    ['Honda', 'Honda', ''],
    ['VW', 'Volkswagen', ''],
  ],
  orders: { code: [], long: [], gnol: [], short: [], trohs: [], word: [] },
};
const readBack = (packed: PackedShard) => unpackShard(root, packed, knowNothing(root));

const toSet = (code: string, rest: Partial<SetEntry> = {}): SetEntry => ({
  ...{ code, sizes: ['STD', '.25'], kind: ['rod', 'Conrod bearing set', '', '4 pairs'], fits: ['Honda K20A', 0] },
  ...rest,
});
const toEngine = (name: string, rest: Partial<EngineEntry> = {}): EngineEntry => ({
  ...{ make: 0, slug: name, name, models: 'Civic Type R EP3', built: [2001, 2006], cc: 1998, sets: [] },
  ...rest,
});
const fileSet = (set: SetEntry): IndexEntry => ({ kind: 'set', set });
const fileEngine = (engine: EngineEntry): IndexEntry => ({ kind: 'engine', engine });
const fileAlias = (brand: string, number: string, set: SetEntry): IndexEntry => ({ kind: 'alias', brand, number, set });

const rods = toSet('4B1946H');
const mains = toSet('5M1959H', { kind: ['main', 'Main bearing set', 'coated', '5 pairs'], fits: ['VW', 1, 0] });
const k20a = toEngine('K20A', { sets: [rods, mains] });

describe('a set that is packed', () => {
  test.each<[string, SetEntry]>([
    ['in several sizes', rods],
    ['in one size', toSet('8B663H', { sizes: ['010'] })],
    ['without a size', toSet('AG-1', { sizes: [''], kind: ['flexigauge', 'Green gauge', '', ''], fits: [''] })],
    ['of several makes', mains],
    ['of a kit that holds one size', toSet('4B1946H+5M1959H', { sizes: [''], kind: ['kit', 'Kit', '', '', 0, 'STD'] })],
    ['of a pump whose photo is that of others', toSet('OPHD1040HP', { kind: ['oil-pump', 'Oil pump', '', '', 1] })],
    ['with letters of other languages', toSet('7B2', { fits: ['Škoda Öttinger, Citroën "TU"', 1] })],
  ])('%s is the same when it is read', (_, set) => {
    const [row] = readBack(packShard([fileSet(set)])).sets;
    const [type, name, traits, pieces, showsType, holds] = set.kind;
    const [engines, ...makes] = set.fits;
    const { code, sizes, fits, kind } = row ?? {};
    expect({ code, sizes }).toEqual({ code: set.code, sizes: set.sizes });
    expect(fits).toEqual({ engines, makes: makes.map((make) => root.makes[make]?.[0]) });
    expect(kind).toMatchObject({ type, name, traits, pieces });
    expect([kind?.showsType ?? false, kind?.holds ?? '']).toEqual([showsType === 1, holds ?? '']);
  });
});

describe('an engine that is packed', () => {
  test.each<[string, Partial<EngineEntry>, [number, number] | null]>([
    ['built for some years', { built: [2001, 2006] }, [2001, 2006]],
    ['built in one year', { built: [1998, 1998] }, [1998, 1998]],
    ['built still', { built: [2015, 0] }, [2015, stillBuilt]],
    ['built nobody knows when', { built: [0, 0] }, null],
    ['of no capacity that is known', { cc: 0 }, [2001, 2006]],
    ['of another make', { make: 1 }, [2001, 2006]],
    ['without models', { models: '' }, [2001, 2006]],
    ['with an address that its name gives', { name: 'A-Series 1275', slug: 'A-Series-1275' }, [2001, 2006]],
    ['with another address', { name: 'Twin Cam', slug: 'Lotus-Twin-Cam' }, [2001, 2006]],
    ['with the sets that it has', { sets: [mains, rods] }, [2001, 2006]],
  ])('%s is the same when it is read', (_, facts, years) => {
    const engine = toEngine('K20A', facts);
    const rows = readBack(packShard([fileEngine(toEngine('B18C4')), fileEngine(engine), fileSet(toSet('1T1957'))]));
    const { slug, name, models, cc } = engine;
    expect(rows.engines).toHaveLength(2);
    expect(rows.engines[1]).toMatchObject({ slug, name, models, years, cc: cc === 0 ? null : cc });
    expect(rows.engines[1]?.makeSlug).toBe(root.makes[engine.make]?.[0]);
    expect(rows.engines[1]?.sets.map(({ code }) => code)).toEqual(engine.sets.map(({ code }) => code).toSorted());
  });
});

describe('a shard', () => {
  test('of nothing holds nothing', () => {
    expect(packShard([])).toMatchObject({
      format: searchFormat,
      codes: '',
      aliases: [],
      kinds: [],
      fits: [],
      sizes: [],
    });
    expect(readBack(packShard([]))).toEqual({ sets: [], aliases: [], engines: [] });
  });

  test('holds the sets of its engines and numbers, each once', () => {
    const entry = [fileEngine(k20a), fileEngine(k20a), fileSet(rods), fileAlias('King', 'CR4180', toSet('1T1957'))];
    const { sets, engines } = readBack(packShard(entry));
    expect(sets.map(({ code }) => code)).toEqual(['1T1957', '4B1946H', '5M1959H']);
    expect(engines).toHaveLength(1);
    expect(engines[0]?.sets).toEqual(sets.slice(1));
  });

  test('holds numbers in the order in which they are handed in, each with its set', () => {
    const numbers = [fileAlias('King', 'CR4180', mains), fileAlias('', '4B1946-H', rods), fileAlias('ACL', 'A1', rods)];
    for (const entry of [numbers, numbers.toReversed()]) {
      const { aliases } = readBack(packShard([fileSet(toSet('1T1957')), ...entry]));
      expect(aliases.map(({ brand, number, set }) => ({ brand, number, code: set.code }))).toEqual(
        entry.flatMap((row) =>
          row.kind === 'alias' ? [{ brand: row.brand, number: row.number, code: row.set.code }] : [],
        ),
      );
    }
  });

  test('holds a text that sets share once', () => {
    const { kinds, fits, sizes } = packShard(['4B1606H', '4B1946H', '4B1606HX'].map((code) => fileSet(toSet(code))));
    expect([kinds, fits, sizes].map((texts) => texts.length)).toEqual([1, 1, 1]);
  });

  test('tells years as the first and how many more: -1 where it is built still, 0 and 0 where nobody knows', () => {
    const built = [
      [2001, 2006],
      [1998, 1998],
      [2015, 0],
      [0, 0],
    ] as const;
    const engines = built.map((years, at) => fileEngine(toEngine(`K2${at}A`, { built: years })));
    expect(packShard(engines).engines).toMatchObject({ from: [2001, 1998, 2015, 0], to: [5, 0, -1, 0] });
  });

  test('writes of a code only what differs from the one before, 25 characters of it at the most', () => {
    const kit = '4B1946H+5M1959H+1T1957+OPHD1040HP';
    const { codes } = packShard([kit, '4B1946HX', '4B1946H', `${kit}-2`].map((code) => fileSet(toSet(code))));
    expect(codes.split('\n')).toEqual(['a4B1946H', 'h+5M1959H+1T1957+OPHD1040HP', `z${kit.slice(25)}-2`, 'hX']);
  });
});

const aCode = fc.string({ unit: fc.constantFrom('4', '5', 'B', 'H', '+', '-'), minLength: 1, maxLength: 40 });
const aSet = fc.record({
  code: aCode,
  sizes: fc.constantFrom(['STD'], [''], ['STD', '.25'], ['010', '020']),
  kind: fc.constantFrom<SetEntry['kind'][]>(rods.kind, mains.kind, ['oil-pump', 'Oil pump', '', '', 1]),
  fits: fc.constantFrom<SetEntry['fits'][]>(rods.fits, mains.fits, ['']),
});
const someSets = fc.uniqueArray(aSet, { selector: ({ code }) => code, minLength: 1, maxLength: 12 });

test('whatever is packed: all sets are read back by code, and do not hang on the order in which they came', () => {
  const shuffled = someSets.chain((sets) =>
    fc.tuple(fc.constant(sets), fc.shuffledSubarray(sets, { minLength: sets.length })),
  );
  fc.assert(
    fc.property(shuffled, ([sets, handed]) => {
      const packed = packShard(sets.map(fileSet));
      expect(packShard([...handed, ...sets].map(fileSet))).toEqual(packed);
      const rows = readBack(packed).sets.map(({ code, sizes, kind, fits }) => [code, sizes, kind.type, fits.engines]);
      const filed = sets.toSorted((a, b) => compareText(a.code, b.code));
      expect(rows).toEqual(filed.map(({ code, sizes, kind: [type], fits: [engines] }) => [code, sizes, type, engines]));
    }),
  );
});

test('whatever an engine has: it is read back with just these sets', () => {
  const owning = someSets.chain((sets) => fc.tuple(fc.constant(sets), fc.subarray(sets), fc.subarray(sets)));
  fc.assert(
    fc.property(owning, ([sets, ...owned]) => {
      const engines = owned.map((own, at) => toEngine(`K2${at}A`, { sets: own.toReversed() }));
      const rows = readBack(packShard([...engines.map(fileEngine), ...sets.map(fileSet)]));
      expect(rows.engines.map((row) => new Set(row.sets.map(({ code }) => code)))).toEqual(
        owned.map((own) => new Set(own.map(({ code }) => code))),
      );
    }),
  );
});
