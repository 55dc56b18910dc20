import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseFallbackPart } from './fallback-part.ts';

const slugs = [
  '4B1606H-.50',
  '4B1606H-.25',
  '4B1606H-STD',
  '4B1946H-.25',
  '4B1946H-STD-SP',
  '5M909H-020',
  '5M909H-010',
  'AG-1',
  'OPHD1040HP',
];

// rule part.fallback
describe('chooseFallbackPart', () => {
  test.each([
    ['an exact part is itself', '4B1606H-.50', '4B1606H-.50'],
    ['unknown size: the standard size', '4B1606H-.60', '4B1606H-STD'],
    ['bare set: the standard size', '4B1606H', '4B1606H-STD'],
    ['no standard size: STD-SP', '4B1946H-STD', '4B1946H-STD-SP'],
    ['neither: alphabetical', '5M909H-STD', '5M909H-010'],
    ['unknown set', '4B9999H-STD', null],
    ['a longer set code is another set', '4B1606HX-STD', null],
    ['gauge', 'AG-1', 'AG-1'],
    ['no gauge', 'AG-2', null],
    ['item without size, size added', 'OPHD1040HP-STD', 'OPHD1040HP'],
    ['empty', '', null],
  ])('%s: %s', (_rule, requested, chosen) => {
    expect(chooseFallbackPart(slugs, requested)).toBe(chosen);
  });

  test('does not depend on the order of the slugs', () => {
    const requested = fc.constantFrom('4B1606H', '4B1946H-.60', '5M909H', '4B1606H-.25');
    fc.assert(
      fc.property(fc.shuffledSubarray(slugs, { minLength: slugs.length }), requested, (shuffled, wanted) => {
        expect(chooseFallbackPart(shuffled, wanted)).toBe(chooseFallbackPart(slugs, wanted));
      }),
    );
  });
});
