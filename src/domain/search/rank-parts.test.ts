import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FoundSet } from './find-numbers.ts';
import type { SetKind, SetRow } from './search-index.ts';
import { listAllSizes, listSpread, listWishedSizes, sizeOf } from './rank-parts.ts';
import { readSize } from './read-size.ts';

const toSet = (code: string, sizes: readonly string[], kind: Partial<SetKind> = {}): SetRow => ({
  ...{ code, key: code, runs: [], sizes, fits: { engines: '', count: 0, makes: [] }, bores: [0, 0] as const },
  kind: { type: 'rod', name: '', words: [], traits: '', pieces: '', ...kind },
});
const rods = toSet('4B1946H', ['STD', '.025', '.25', '.50']);
const mains = toSet('5M1959H', ['STD', 'STD-SP', '.25'], { type: 'main' });
const inchRods = toSet('8B663H', ['STD', '001', '010', '020']);
const pump = toSet('OPHD1040HP', [''], { type: 'oil-pump' });
const kit = toSet('4B1946H+5M1959H', [''], { type: 'kit', holds: 'STD' });
const mixedKit = toSet('4B1946H+1T1957', [''], { type: 'kit' });
const stock = { rods, mains, inchRods, pump, kit, mixedKit };

const find = (set: SetRow, typedSize: string | null = null): FoundSet => ({
  ...{ set, alias: null, lead: null, size: typedSize === null ? null : readSize(typedSize) },
});
const findAll = (sets: readonly SetRow[], typedSize: string | null = null) => sets.map((set) => find(set, typedSize));
const write = (parts: readonly { set: SetRow; code: string }[]) => parts.map(({ set, code }) => `${set.code} ${code}`);

// rule part.kit-size
test.each([
  ['of its own', rods, '.25', '.25'],
  ['of what it holds, where a kit has none', kit, '', 'STD'],
  ['of its own, where a kit has one', toSet('4B1946H+1T1957', ['.25'], { holds: 'STD' }), '.25', '.25'],
  ['of no pump', pump, '', ''],
])('the size of a part: that %s', (_, set, code, size) => expect(sizeOf({ set, code })).toBe(size));

describe('the sizes that are wished', () => {
  test.each<[string | null, keyof typeof stock, string[]]>([
    [null, 'rods', []],
    ['STD', 'rods', ['STD']],
    ['.25', 'rods', ['.25']],
    ['0.25', 'rods', ['.25']],
    ['.2', 'rods', []],
    ['1.00', 'rods', []],
    // 0.25 mm and 0.010 in are the same regrind
    ['010', 'rods', ['.25']],
    ['.25', 'inchRods', ['010']],
    ['SPECIAL', 'mains', ['STD-SP']],
    ['STD', 'kit', ['']],
    ['.25', 'kit', []],
    ['STD', 'mixedKit', []],
    ['STANDARD', 'pump', ['']],
    ['.25', 'pump', []],
  ])('by %j of the %s: %j', (typedSize, set, sizes) =>
    expect(listWishedSizes(find(stock[set], typedSize))).toEqual(sizes),
  );
});

describe('all sizes of each set, one set after another', () => {
  test.each<[string, FoundSet[], string[]]>([
    ['nothing of nothing', [], []],
    ['in size order', [find(rods)], ['4B1946H STD', '4B1946H .025', '4B1946H .25', '4B1946H .50']],
    ['what is wished first', [find(rods, '.25')], ['4B1946H .25', '4B1946H STD', '4B1946H .025', '4B1946H .50']],
    ['what nobody makes changes nothing', [find(mains, '1.50')], ['5M1959H STD', '5M1959H STD-SP', '5M1959H .25']],
    [
      'what is written so before the same regrind in the other unit',
      [find(toSet('7B2000H', ['STD', '.25', '010']), '010')],
      ['7B2000H 010', '7B2000H .25', '7B2000H STD'],
    ],
    [
      'each set for itself',
      [find(mains, '.25'), find(kit, '.25'), find(pump)],
      ['5M1959H .25', '5M1959H STD', '5M1959H STD-SP', '4B1946H+5M1959H ', 'OPHD1040HP '],
    ],
  ])('%s', (_, found, parts) => expect(write(listAllSizes(found))).toEqual(parts));

  test('each part has what its set was found by', () => {
    const alias = { key: 'BB6180', runs: ['6180'], brand: 'King', number: 'BB6180', set: rods };
    const one = { ...find(rods, '.25'), alias };
    for (const { code, ...rest } of [...listAllSizes([one]), ...listSpread([one])]) {
      expect(rods.sizes).toContain(code);
      expect(rest).toEqual(one);
    }
  });
});

describe('many sets spread', () => {
  test.each<[string, FoundSet[], string[]]>([
    ['nothing of nothing', [], []],
    [
      'each by its first size, then the rest',
      findAll([mains, pump, kit, inchRods]),
      [
        ...['5M1959H STD', 'OPHD1040HP ', '4B1946H+5M1959H ', '8B663H STD'],
        ...['5M1959H STD-SP', '5M1959H .25', '8B663H 001', '8B663H 010', '8B663H 020'],
      ],
    ],
    [
      'what is wished, then the other sets, then the rest of all',
      findAll([pump, mains, kit, inchRods], '.25'),
      [
        ...['5M1959H .25', '8B663H 010', 'OPHD1040HP ', '4B1946H+5M1959H '],
        ...['5M1959H STD', '5M1959H STD-SP', '8B663H STD', '8B663H 001', '8B663H 020'],
      ],
    ],
    [
      'a set without a wish of its own behind one that answers its wish',
      [find(mains), find(kit, 'STD')],
      ['4B1946H+5M1959H ', '5M1959H STD', '5M1959H STD-SP', '5M1959H .25'],
    ],
  ])('%s', (_, found, parts) => expect(write(listSpread(found))).toEqual(parts));
});

const aFind = fc.tuple(
  fc.subarray(Object.values(stock)),
  fc.constantFrom(null, 'STD', '.25', '010', '.50', '1.50', 'SPECIAL'),
);

test('whatever is found: every size of every set once, sets by themselves or spread', () => {
  fc.assert(
    fc.property(aFind, ([sets, typedSize]) => {
      const found = findAll(sets, typedSize);
      const parts = sets.flatMap((set) => set.sizes.map((code) => `${set.code} ${code}`)).toSorted();
      for (const list of [listAllSizes, listSpread]) expect(write(list(found)).toSorted()).toEqual(parts);
    }),
  );
});

test('whatever is wished: it comes before all else, and a list as long as the sets shows each of them', () => {
  fc.assert(
    fc.property(aFind, ([sets, typedSize]) => {
      const found = findAll(sets, typedSize);
      const parts = listSpread(found);
      const wished = found.flatMap((one) => listWishedSizes(one).map((code) => `${one.set.code} ${code}`));
      expect(write(parts).slice(0, wished.length).toSorted()).toEqual(wished.toSorted());
      expect(new Set(parts.slice(0, sets.length).map(({ set }) => set)).size).toBe(sets.length);
    }),
  );
});
