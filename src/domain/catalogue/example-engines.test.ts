import { describe, expect, test } from 'vitest';
import { findEnginesByStart, listExampleEngines, writeExamples } from './example-engines.ts';

const engine = (name: string, parts: number) => ({ slug: name, name, parts: Array.from({ length: parts }, () => 'x') });

// rule catalogue.make-examples
describe('listExampleEngines', () => {
  const engines = [engine('B16A', 9), engine('CBR1000RR SC57', 40), engine('K20A', 4), engine('F20C', 12)];

  test.each([
    { popular: [], expected: ['F20C', 'B16A', 'K20A'], why: 'short names, most parts first' },
    { popular: ['K20A'], expected: ['K20A', 'F20C', 'B16A'], why: 'a popular one leads' },
    { popular: ['CBR1000RR SC57'], expected: ['CBR1000RR SC57', 'F20C', 'B16A'], why: 'however long its name' },
  ])('$why', ({ popular, expected }) => {
    expect(listExampleEngines(engines, popular)).toEqual(expected);
  });

  test('names all engines of a make that has few, also long names', () => {
    expect(listExampleEngines([engine('CBR1000RR SC57', 1)], [])).toEqual(['CBR1000RR SC57']);
    expect(listExampleEngines([], [])).toEqual([]);
  });
});

// rule catalogue.engine-search
test.each([
  ['k2', ['K20A', 'K24A']],
  ['20', []],
  [' 4b1 ', ['4B11T']],
  ['', []],
  ['  ', []],
])('findEnginesByStart %j', (typed, expected) => {
  expect(findEnginesByStart(['K20A', 'K24A', '4B11T'], typed)).toEqual(expected);
});

test('names below a make break between names only', () => {
  expect(writeExamples(['5.7 Hemi', 'AJ-V8 4.0', 'L67'])).toBe('5.7\u00A0Hemi\u00A0 AJ-\u2060V8\u00A04.0\u00A0 L67');
});
