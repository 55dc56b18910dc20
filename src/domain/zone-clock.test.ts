import { expect, test } from 'vitest';
import { readZoneDay, readZoneTime } from './zone-clock.ts';

test.each([
  ['2026-01-14T23:30:00Z', 'Europe/Warsaw', '2026-01-15', 'Thursday', 30],
  ['2026-07-15T06:59:59Z', 'Europe/Warsaw', '2026-07-15', 'Wednesday', 8 * 60 + 59],
  ['2026-12-31T23:00:00Z', 'Europe/Amsterdam', '2027-01-01', 'Friday', 0],
  ['2026-07-15T06:00:00Z', 'Europe/London', '2026-07-15', 'Wednesday', 7 * 60],
  // the clock goes back: the same hour twice
  ['2026-10-25T00:30:00Z', 'Europe/Warsaw', '2026-10-25', 'Sunday', 150],
  ['2026-10-25T01:30:00Z', 'Europe/Warsaw', '2026-10-25', 'Sunday', 150],
])('%s in %s is %s, %s, minute %i', (iso, zone, day, weekday, minutes) => {
  expect(readZoneTime(Date.parse(iso), zone)).toEqual({ day, weekday, minutes });
});

test.each([
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['2026-06-30T22:00:00+00:00', '2026-07-01'],
  ['2027-01-01T00:30:00+02:00', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['soon', 'soon'],
])('%s is the day %s in Amsterdam', (moment, day) => {
  expect(readZoneDay(moment, 'Europe/Amsterdam')).toBe(day);
});
