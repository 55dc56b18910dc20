import { expect, test } from 'vitest';
import { dropCount } from './drop-count.ts';

test.each([
  ['4B1606H x 3', '4B1606H'],
  ['4B1606H x3', '4B1606H'],
  ['4B1606H×3', '4B1606H'],
  ['4B1606H * 12', '4B1606H'],
  ['4B1606H qty: 2', '4B1606H'],
  ['4B1606H-.50 3 pcs.', '4B1606H-.50'],
  ['4B1606H 4 pairs', '4B1606H'],
  ['4B1606H 2x', '4B1606H'],
  ['2 x 4B1606H', '4B1606H'],
  ['2x4B1606H', '4B1606H'],
  ['3 sets 5M1959HX', '5M1959HX'],
  [' 1T1957 x 2 ', '1T1957'],
])('"%s" asks for %s', (typed, wanted) => {
  expect(dropCount(typed)).toBe(wanted);
});

test.each([
  ['letters of the number', '4B1606HX'],
  ['letters before a size without a blank', '4B1606Hx3'],
  ['a size', '4B1606H .50'],
  ['a size without its point', '4B1606H 25'],
  ['more than anyone orders', '4B1606H x 1000'],
  ['no number of a set', 'Golf 2 off'],
  ['an engine', 'K20A x 3'],
  ['blanks around other words', ' mazda 3 '],
])('%s stays as it was typed: "%s"', (_, typed) => {
  expect(dropCount(typed)).toBe(typed);
});
