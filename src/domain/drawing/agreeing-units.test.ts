import { expect, test } from 'vitest';
import { unitsAgree } from './agreeing-units.ts';

// rule part.drawing
test.each([
  ['50.600-50.615 mm (1.9921-1.9927 in)', true],
  ['73.00 mm (2.874 in)', true],
  // one in the last place of each: rounded here, cut there
  ['1.392 mm (0.0548 in)', true],
  ['1.392 mm (0.0547 in)', true],
  ['1.392 mm (0.0546 in)', false],
  ['1.392 mm (0.0550 in)', false],
  ['50.600-50.615 mm (1.9291-1.9927 in)', false],
  ['50.600-50.615 mm (1.9921-1.9972 in)', false],
  // a range in one unit, one figure in the other
  ['50.600-50.615 mm (1.9921 in)', false],
  ['50.600 mm (1.9921-1.9927 in)', false],
  // nothing to compare
  ['50.600-50.615 mm', true],
  [' 73.00 mm (2.874 in) ', true],
  ['on request', true],
])('%s: %s', (value, isAgreed) => {
  expect(unitsAgree(value)).toBe(isAgreed);
});
