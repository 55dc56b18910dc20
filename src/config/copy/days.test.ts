import { expect, test } from 'vitest';
import { months, weekdays } from './time.ts';

// a browser takes tens of milliseconds to make a formatter on a slow phone, and would write the same
const write = (options: Intl.DateTimeFormatOptions, day: number, month = 0) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, month, day));

test('days and months have the names that a browser gives them', () => {
  // 4 January 2026 is a Sunday
  expect(weekdays).toEqual(weekdays.map((_, at) => write({ weekday: 'long' }, 4 + at)));
  expect(weekdays.map((name) => name.slice(0, 3))).toEqual(
    weekdays.map((_, at) => write({ weekday: 'short' }, 4 + at)),
  );
  expect(months).toEqual(months.map((_, at) => write({ month: 'long' }, 1, at)));
  expect(months).toHaveLength(12);
});
