import { expect, test } from 'vitest';
import { formatKb, formatMs, formatTable, summarise } from './figures.ts';

test.each([
  [[], { median: 0, p95: 0, max: 0 }],
  [[7], { median: 7, p95: 7, max: 7 }],
  [[3, 1, 2], { median: 2, p95: 3, max: 3 }],
  [Array.from({ length: 100 }, (_, place) => 100 - place), { median: 50, p95: 95, max: 100 }],
])('%j is summarised', (values, expected) => {
  expect(summarise(values)).toEqual(expected);
});

test('figures are written as they are read', () => {
  expect([0.04, 9.96, 16.4].map(formatMs)).toEqual(['0.0', '10.0', '16']);
  expect([566, 59_949, 5_599_400].map(formatKb)).toEqual(['0.6', '59.9', '5,599']);
  expect(
    formatTable([
      ['name', 'kB'],
      ['a', '1.0'],
    ]),
  ).toBe('name   kB\na     1.0');
});
