import { expect, test } from 'vitest';
import { writeLead } from './describe-fits.ts';

test.each([
  ['Honda K20A and 22 more', 'Honda K20A', ''],
  ['Honda K20A', 'Honda K20A', ''],
  ['Honda K20A and 22 more', 'Honda K24A3', 'Fits Honda K24A3'],
  ['Honda K20A2 and 3 more', 'Honda K20A', 'Fits Honda K20A'],
  ['Honda B and K series', 'Honda K20A', 'Fits Honda K20A'],
  ['', 'Honda K20A', 'Fits Honda K20A'],
  ['Honda K20A', null, ''],
])('"%s", asked for %s: "%s"', (engines, lead, words) => {
  expect(writeLead({ engines }, lead)).toBe(words);
});
