import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareWidth } from './column-widths.ts';

test.each([
  [
    'all fit: the last takes the rest',
    [
      [10, 20],
      [10, 30],
    ],
    100,
    [20, 80],
  ],
  [
    'the long one is broken',
    [
      [10, 20],
      [10, 200],
    ],
    120,
    [15, 105],
  ],
  [
    'not even the words fit',
    [
      [100, 100],
      [300, 300],
    ],
    200,
    [50, 150],
  ],
])('%s', (_, needs, width, widths) => {
  const got = shareWidth(
    needs.map(([least = 0, whole = 0]) => ({ least, whole })),
    width,
  );
  got.forEach((one, at) => expect(one).toBeCloseTo(widths[at] ?? 0, 0));
});

test('the widths always fill the table, and none is nothing', () => {
  const need = fc
    .tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 400 }))
    .map(([least, more]) => ({ least, whole: least + more }));
  fc.assert(
    fc.property(fc.array(need, { minLength: 1, maxLength: 8 }), fc.integer({ min: 50, max: 500 }), (needs, width) => {
      const widths = shareWidth(needs, width);
      expect(widths.reduce((total, one) => total + one, 0)).toBeCloseTo(width, 6);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    }),
  );
});
