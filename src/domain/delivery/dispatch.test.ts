import { expect, test } from 'vitest';
import { findDispatchDay } from './dispatch.ts';

const cutOffHour = 14;
const minutes = (hour: number, minute = 0): number => hour * 60 + minute;

// rule delivery.cut-off
test.each([
  ['in the morning', '2026-11-25', minutes(9), '2026-11-25'],
  ['a minute before the cut-off', '2026-11-25', minutes(13, 59), '2026-11-25'],
  ['at the cut-off', '2026-11-25', minutes(14), '2026-11-26'],
  ['at midnight', '2026-11-25', 0, '2026-11-25'],
  ['on a Friday after it', '2026-11-27', minutes(15), '2026-11-30'],
  ['on a Saturday morning', '2026-11-28', minutes(9), '2026-11-30'],
  ['before a day off', '2026-12-24', minutes(16), '2026-12-28'],
  ['on a day off', '2026-12-25', minutes(9), '2026-12-28'],
  ['at the end of a year', '2026-12-31', minutes(23, 59), '2027-01-04'],
])('what is paid %s leaves', (_, day, now, leaves) => {
  expect(findDispatchDay({ day, minutes: now }, cutOffHour, ['2026-12-25', '2027-01-01'])).toBe(leaves);
});
