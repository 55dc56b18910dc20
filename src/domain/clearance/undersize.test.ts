import { expect, test } from 'vitest';
import { readUndersize } from './undersize.ts';

test.each([
  ['STD', 0],
  ['.025', 25_000],
  ['.25', 250_000],
  ['.50', 500_000],
  ['001', 25_400],
  ['010', 254_000],
  ['030', 762_000],
  ['STD-SP', null],
  ['', null],
])('%j is %s nm under standard', (size, undersize) => expect(readUndersize(size)).toBe(undersize));
