import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import { findSizeBeside } from './size-beside.ts';

const sizesOf = (typed: string, words: readonly string[]) => {
  const { pieces, size } = readQuery(typed, () => false);
  const sizeOf = findSizeBeside(pieces, size);
  return words.map((word) => sizeOf(word)?.typed ?? null);
};

// rule search.several-numbers
test.each([
  ['one size for all', '4B1606H 5M1959H .50', ['.50', '.50']],
  ['one before both', '.50 4B1606H 5M1959H', ['.50', '.50']],
  ['behind each', '4B1606H .25 5M1959H .50', ['.25', '.50']],
  ['the standard size behind one', '4B1606H STD 5M1959H .25', ['STD', '.25']],
  ['the standard size behind the last', '4B1606H .25 5M1959H STD', ['.25', 'STD']],
  ['in thousandths', '4B1606H 010 5M1959H 020', ['010', '020']],
  ['as British grinders write it', '4B1606H +10 5M1959H +20', ['010', '020']],
  ['with a unit', '4B1606H .25mm 5M1959H .010 in', ['.25MM', '.010IN']],
  ['a capacity is none', '4B1606H 1.8 5M1959H .25', ['.25', '.25']],
  ['before each', '0.25 4B1606H .50 5M1959H', ['0.25', '.50']],
  ['a number without one', '4B1606H 5M1959H .25 1T1957 .50', [null, '.25']],
  ['the first without one', '4B1606H .25 5M1959H 1T1957 .50', ['.25', null]],
  ['a word between', '4B1606H coated .25 5M1959H .50', ['.25', '.50']],
  ['none', '4B1606H 5M1959H', [null, null]],
])('%s: %j', (_, typed, expected) => {
  expect(sizesOf(typed, ['4b1606h', '5m1959h'])).toEqual(expected);
});
