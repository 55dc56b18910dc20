import { expect, test } from 'vitest';
import { leadName, splitNumbers, writeLedBy } from './lead-engine.ts';

// rule part.engine-words
test.each([
  ['Honda K20A', 19, 'Honda K20A and 18 more engines'],
  ['Honda K20A', 2, 'Honda K20A and 1 more engine'],
  ['Honda K20A', 1, 'Honda K20A'],
  ['Honda K20A', 0, 'Honda K20A'],
])('%s of %d engines: %s', (engine, count, words) => expect(writeLedBy(engine, count)).toBe(words));

test.each([
  [
    'Conrod bearing set for Honda B16A and 18 more engines, coated, 0.25 mm undersize',
    'Conrod bearing set for Honda K20A and 18 more engines, coated, 0.25 mm undersize',
  ],
  ['Main bearing set for Honda B16A and 1 more engine', 'Main bearing set for Honda K20A and 1 more engine'],
  ['Conrod bearing set for Honda B and K series, coated', 'Conrod bearing set for Honda B and K series, coated'],
  ['Flexigauge green', 'Flexigauge green'],
  ['', ''],
])('asked for a K20A, %j is %j', (name, led) => expect(leadName(name, 'Honda K20A')).toBe(led));

test.each([
  ['Conrod bearing set for Toyota 2JZ-GTE and 4 more engines, 0.25 mm undersize', ['2JZ-GTE', '4 more', '0.25 mm']],
  ['Conrod bearing set for Mercedes-Benz M103.980, 4 pairs', ['M103.980', '4 pairs']],
  ['Flexigauge green', []],
])('in %j no line breaks in %j', (name, numbers) => {
  const pieces = splitNumbers(name);
  expect(pieces.filter((_, at) => at % 2 === 1)).toEqual(numbers);
  expect(pieces.join('')).toBe(name);
});
