import { expect, test } from 'vitest';
import { writeDate } from './write-date.ts';

test.each([
  ['2026-02-18', '18 February 2026'],
  ['2026-02-18T23:30:00Z', '18 February 2026'],
  ['2026-02-18T23:30:00-02:00', '19 February 2026'],
  [new Date(Date.UTC(2026, 10, 1)), '1 November 2026'],
])('%s is written %s', (date, text) => {
  expect(writeDate(date)).toBe(text);
});

test('what is no date is no day', () => {
  expect(() => writeDate('soon')).toThrow(RangeError);
});
