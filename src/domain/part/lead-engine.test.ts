import { expect, test } from 'vitest';
import { leadTitle, splitNumbers, writeLedBy } from './lead-engine.ts';

// rule part.engine-words
test.each([
  ['Honda K20A', 19, 'Honda K20A and 18 more engines'],
  ['Honda K20A', 2, 'Honda K20A and 1 more engine'],
  ['Honda K20A', 1, 'Honda K20A'],
  ['Honda K20A', 0, 'Honda K20A'],
])('%s of %d engines: %s', (engine, count, words) => expect(writeLedBy(engine, count)).toBe(words));

const names = { 'Honda/B16A': 'Honda B16A', 'Honda/K20A': 'Honda K20A' };
test.each([
  ['Honda B16A and 18 more engines', { count: 19, names }, 'Honda/K20A', 'Honda K20A and 18 more engines'],
  ['Honda B and K series', { count: 7, names }, 'Honda/K20A', 'Honda K20A and 6 more engines'],
  ['Honda B16A', { count: 1, names }, 'Honda/B16A', 'Honda B16A'],
  ['Honda B16A and 18 more engines', { count: 19, names }, undefined, 'Honda B16A and 18 more engines'],
  ['Honda B16A and 18 more engines', { count: 19, names }, 'Audi/AEB', 'Honda B16A and 18 more engines'],
  ['Honda B16A and 18 more engines', { count: 19, names }, '__proto__', 'Honda B16A and 18 more engines'],
  ['', undefined, 'Honda/K20A', ''],
])('%j of %j, known as %s: %j', (engines, fits, word, led) =>
  expect(leadTitle({ engines, fits }, word).engines).toBe(led),
);

test.each([
  ['Conrod bearing set for Toyota 2JZ-GTE and 4 more engines, 0.25 mm undersize', ['2JZ-GTE', '4 more', '0.25 mm']],
  ['Conrod bearing set for Mercedes-Benz M103.980, 4 pairs', ['M103.980', '4 pairs']],
  ['Flexigauge green', []],
])('in %j no line breaks in %j', (name, numbers) => {
  const pieces = splitNumbers(name);
  expect(pieces.filter((_, at) => at % 2 === 1)).toEqual(numbers);
  expect(pieces.join('')).toBe(name);
});
