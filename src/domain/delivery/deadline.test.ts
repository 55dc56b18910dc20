import { expect, test } from 'vitest';
import { readZoneTime } from '../zone-clock.ts';
import { isPaidInTime } from './deadline.ts';

const paidBy = { day: '2026-11-23', hour: 14 };

// rule delivery.kept
test.each([
  ['the day before', '2026-11-22T20:00:00Z', true],
  ['in the morning', '2026-11-23T07:00:00Z', true],
  ['the minute before', '2026-11-23T12:59:00Z', true],
  ['at the hour', '2026-11-23T13:00:00Z', false],
  ['in the evening', '2026-11-23T19:00:00Z', false],
  ['before the hour of a later day', '2026-11-24T06:00:00Z', false],
  ['past midnight on the clock of the warehouse, the day before elsewhere', '2026-11-22T23:30:00Z', true],
  ['the evening after, by a clock that is behind', '2026-11-23T23:30:00Z', false],
  ['a month later, in a month that begins lower', '2026-12-01T06:00:00Z', false],
])('%s: %s', (_case, at, isInTime) => {
  expect(isPaidInTime(paidBy, readZoneTime(Date.parse(at), 'Europe/Warsaw'))).toBe(isInTime);
});
