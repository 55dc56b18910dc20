import { expect, test } from 'vitest';
import { todayOf } from './today.ts';

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s at the warehouse', (moment, day) => {
  expect(todayOf(() => Date.parse(moment))).toBe(day);
});
