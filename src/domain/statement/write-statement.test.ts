import { expect, test } from 'vitest';
import { formatTime } from './write-statement.ts';

test.each([
  ['2026-11-21T17:40:17.123Z', 'UTC', '21 November 2026, 5:40:17 pm UTC'],
  ['2026-11-21T23:30:00.000Z', 'Europe/Amsterdam', '22 November 2026, 12:30:00 am CET'],
  ['2027-07-01T21:59:59.999Z', 'Europe/Amsterdam', '1 July 2027, 11:59:59 pm CEST'],
  ['2027-01-01T00:00:00Z', 'UTC', '1 January 2027, 12:00:00 am UTC'],
])('%s in %s is %s', (iso, timeZone, written) => {
  expect(formatTime(iso, timeZone)).toBe(written);
});

test('both sellers read the same clock', () => {
  for (const iso of ['2026-11-21T17:40:17Z', '2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z'])
    expect(formatTime(iso, 'Europe/Amsterdam')).toBe(formatTime(iso, 'Europe/Warsaw'));
});
