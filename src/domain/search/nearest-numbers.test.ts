import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPartNumbers } from './nearest-numbers.ts';

const slugs = [
  '4B1606H',
  ...['STD', '.25', '.50', '010'].map((size) => `4B1606H-${size}`),
  '4B1606HX',
  ...['STD', '.25'].map((size) => `4B1606HX-${size}`),
  '4B1608H',
  '4B1608H-STD',
  '5M1959H',
  ...['STD', '.025'].map((size) => `5M1959H-${size}`),
  '4B1183H+5M1172H',
  'OPHD1194HP',
  'AG-1',
];
const numbers = createPartNumbers(slugs);

describe('read: one number in another spelling', () => {
  test.each([
    ['4b1606h .50', '4B1606H-.50'],
    ['4B1606H-0.50', '4B1606H-.50'],
    ['4B1606H/.50', '4B1606H-.50'],
    ['4B1606H,50', '4B1606H-.50'],
    ['4b16o6h-std', '4B1606H-STD'],
    ['4B 1606 H', '4B1606H'],
    ['4B1606H-010', '4B1606H-010'],
    ['4B1183H 5M1172H', '4B1183H+5M1172H'],
    ['ag 1', 'AG-1'],
    ['OPHD-1194-HP', 'OPHD1194HP'],
  ])('%s is %s', (typed, slug) => expect(numbers.read(typed)).toEqual({ kind: 'same', slug }));

  test.each([
    ['4b1606h .60', '4B1606H', '.60'],
    ['4B1606H .020 in', '4B1606H', '.020 IN'],
    ['4B1608H .010 in', '4B1608H', '.010 IN'],
  ])('%s is a set that is not made so, whose first part is shown', (typed, set, size) =>
    expect(numbers.read(typed)).toEqual({ kind: 'other-size', set, size, slug: `${set}-STD` }),
  );

  test.each(['', ' ', '4B1607H', '4B1606', 'honda', '<script>', '..', '%'])('%j is nothing for sure', (typed) =>
    expect(numbers.read(typed)).toBeNull(),
  );

  test('every number is read as itself, in any letter case', () => {
    for (const slug of slugs) {
      expect(numbers.read(slug)).toEqual({ kind: 'same', slug });
      expect(numbers.read(` ${slug.toLowerCase()} `)).toEqual({ kind: 'same', slug });
    }
  });
});

describe('nearest', () => {
  test.each([
    ['4B1607H-STD', ['4B1606H-STD', '4B1608H-STD']],
    ['4B1606-.25', ['4B1606H-.25', '4B1606HX-.25']],
    ['4B1606X', ['4B1606H-STD', '4B1606HX-STD']],
    ['5M1995H', ['5M1959H-STD']],
    ['OPHD1194', ['OPHD1194HP']],
  ])('%s: %j', (typed, near) => expect(numbers.nearest(typed, 9).slice(0, near.length)).toEqual(near));

  test.each(['', 'x', '<script>', 'zeppelin'])('%j is near to nothing', (typed) =>
    expect(numbers.nearest(typed, 5)).toEqual([]),
  );

  test('never throws, never more than asked, only known numbers', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.nat(6), (typed, most) => {
        const near = numbers.nearest(typed, most);
        expect(near.length).toBeLessThanOrEqual(most);
        expect(near.every((slug) => slugs.includes(slug))).toBe(true);
        numbers.read(typed);
      }),
    );
  });
});
