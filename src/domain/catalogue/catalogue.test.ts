import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareEngineNames } from './catalogue.ts';

// rule catalogue.engine-order
test.each([
  [
    ['BDA', 'Barra 240T', 'ALDA'],
    ['ALDA', 'Barra 240T', 'BDA'],
  ],
  [
    ['12A', '2JZ', '1JZ', '13B'],
    ['1JZ', '2JZ', '12A', '13B'],
  ],
  [
    ['K24A', 'k20A', 'K20A', 'B18C'],
    ['B18C', 'K20A', 'k20A', 'K24A'],
  ],
  [
    ['460', '4.6 3V', '351W', '351C'],
    ['4.6 3V', '351C', '351W', '460'],
  ],
  [
    ['Coyote 5.0 Gen 3', 'Coyote 5.0'],
    ['Coyote 5.0', 'Coyote 5.0 Gen 3'],
  ],
])('%j stand as %j', (names, sorted) => expect(names.toSorted(compareEngineNames)).toEqual(sorted));

test('the same names in any order end in one order', () => {
  const names = fc.uniqueArray(fc.string({ maxLength: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(names, (names) => {
      expect(names.toReversed().toSorted(compareEngineNames)).toEqual(names.toSorted(compareEngineNames));
    }),
  );
});
