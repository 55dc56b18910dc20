import { describe, expect, test } from 'vitest';
import { listTraits, writePieces } from './part-traits.ts';

// rule part.suffixes
test.each([
  ['4B1606H', 'rod', []],
  ['4B1606HX', 'rod', ['extra clearance']],
  ['8B663HD', 'rod', ['dowel holes']],
  ['8B663HXD', 'rod', ['extra clearance', 'dowel holes']],
  ['4B1946HC', 'calico', ['coated']],
  ['4B1946HXC', 'calico', ['coated', 'extra clearance']],
  ['OPHD1040HP', 'oil-pump', []],
  ['AG-1', 'flexigauge', []],
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
