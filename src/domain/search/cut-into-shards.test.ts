import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareText } from '../compare-text.ts';
import { cutIntoShards, type Piece } from './cut-into-shards.ts';
import type { EngineEntry, IndexEntry, KeyedEntry, SetEntry } from './index-entry.ts';

const toSet = (code: string, engines = `Honda ${code}`): SetEntry => ({
  ...{ code, sizes: ['STD'], kind: ['rod', '', '', ''], fits: [engines] },
});
const toEngine = (name: string, sets: readonly SetEntry[]): EngineEntry => ({
  ...{ make: 0, slug: name, name, models: 'Civic', built: [0, 0], cc: 0, sets },
});
const fileSet = (key: string, set = toSet(key)): KeyedEntry => ({ key, entry: { kind: 'set', set } });
const fileEngine = (key: string, engine: EngineEntry): KeyedEntry => ({ key, entry: { kind: 'engine', engine } });
const fileAlias = (key: string, set: SetEntry): KeyedEntry => ({
  key,
  entry: { kind: 'alias', brand: 'King', number: key, set },
});

const keysOf = (pieces: readonly Piece[], keyed: readonly KeyedEntry[]): string[][] => {
  const keyOf = new Map<IndexEntry, string>(keyed.map(({ key, entry }) => [entry, key]));
  return pieces.map(({ entries }) => entries.map((entry) => keyOf.get(entry) ?? ''));
};
const cutKeys = (keys: readonly string[], weight: number) => {
  const keyed = keys.map((key) => fileSet(key));
  return keysOf(cutIntoShards(keyed, weight), keyed);
};
const countPieces = (keyed: readonly KeyedEntry[], weight: number): number => cutIntoShards(keyed, weight).length;

describe('the pieces', () => {
  test.each<[string, string[], number, string[][]]>([
    ['one of what weighs no more', ['c', 'a', 'b'], 1000, [['a', 'b', 'c']]],
    ['a row that is too heavy stands alone', ['b', 'c', 'a'], 1, [['a'], ['b'], ['c']]],
    ['capitals and figures in the order of their codes', ['b', 'B', '2', '10'], 1000, [['10', '2', 'B', 'b']]],
    ['one without rows of nothing', [], 10, [[]]],
  ])('%s', (_, keys, weight, pieces) => expect(cutKeys(keys, weight)).toEqual(pieces));

  test('are alike in weight where their rows are', () => {
    const keys = Array.from({ length: 60 }, (_, at) => String(at + 100));
    const lengths = cutKeys(keys, 250).map((piece) => piece.length);
    expect(lengths.length).toBeGreaterThan(3);
    expect(new Set(lengths.slice(0, -1)).size).toBe(1);
    expect(lengths.at(-1)).toBeLessThanOrEqual(lengths[0] ?? 0);
  });

  test('a heavier piece is fewer of them', () => {
    const keyed = Array.from({ length: 60 }, (_, at) => fileSet(String(at + 100)));
    const counts = [50, 100, 400, 1600, 6400].map((weight) => countPieces(keyed, weight));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(counts).size).toBeGreaterThan(3);
    expect(counts.at(-1)).toBe(1);
  });

  const aKey = fc.string({ unit: fc.constantFrom('1', '2', 'A', ' '), minLength: 1, maxLength: 4 });
  test('whatever is filed: every row once, in the order of its key, behind the border of its piece', () => {
    fc.assert(
      fc.property(fc.array(aKey, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 200 }), (keys, weight) => {
        const keyed = keys.map((key) => fileSet(key));
        const pieces = cutIntoShards(keyed, weight);
        const cut = keysOf(pieces, keyed);
        expect(new Set(pieces.flatMap(({ entries }) => entries)).size).toBe(keys.length);
        expect(cut.flat()).toEqual(keys.toSorted(compareText));
        expect(pieces[0]?.border).toBe('');
        for (const [at, { border }] of pieces.entries()) {
          const [last = '', first = ''] = [cut[at - 1]?.at(-1), cut[at]?.[0]];
          expect(cut[at]).not.toEqual([]);
          if (at > 0) expect(border > last).toBe(true);
          // equal keys may be cut too: the border then stands right behind them
          if (first !== last) expect(border <= first).toBe(true);
        }
      }),
    );
  });
});

describe('what a piece has already', () => {
  const [one, other] = [toSet('4B1946H'), toSet('5M1959H')];
  const keys = Array.from({ length: 12 }, (_, at) => String(at + 10));
  const weight = 120;
  const k20a = toEngine('K20A', [one, other]);

  test.each<[string, KeyedEntry[]]>([
    ['a set that is filed under several keys', keys.map((key) => fileSet(key, one))],
    ['an engine that is', keys.map((key) => fileEngine(key, k20a))],
    ['a set behind its engine', [fileEngine('1', k20a), fileSet('2', one), fileSet('3', other)]],
  ])('%s costs nothing more', (_, keyed) => expect(countPieces(keyed, weight)).toBe(1));

  test.each<[string, KeyedEntry[]]>([
    ['each set', keys.map((key) => fileSet(key))],
    ['each engine', keys.map((key) => fileEngine(key, toEngine(key, [one])))],
    ['each number that a set replaces', keys.map((key) => fileAlias(key, one))],
  ])('%s costs by itself', (_, keyed) => expect(countPieces(keyed, weight)).toBeGreaterThan(1));

  test('a text that sets share is paid once', () => {
    const text = 'Honda K20A, K20A2, K20A3, K20Z3 and 22 more';
    const sharing = keys.map((key) => fileSet(key, toSet(key, text)));
    const apart = keys.map((key) => fileSet(key, toSet(key, `${text.slice(0, -2)}${key}`)));
    expect(countPieces(sharing, 300)).toBeLessThan(countPieces(apart, 300));
  });

  test('sets weigh with their engine, those that several have once', () => {
    const own = keys.map((key) => fileEngine(key, toEngine(key, [toSet(`${key}A`), toSet(`${key}B`)])));
    const shared = keys.map((key) => fileEngine(key, toEngine(key, [one, other])));
    expect(countPieces(shared, 300)).toBeLessThan(countPieces(own, 300));
  });

  test('is paid again in the next piece', () => {
    const engines = keys.map((key) =>
      fileEngine(
        key,
        toEngine(
          key,
          keys.map((code) => toSet(code)),
        ),
      ),
    );
    expect(countPieces(engines, 1)).toBe(keys.length);
  });
});
