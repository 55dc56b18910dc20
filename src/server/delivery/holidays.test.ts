import { expect, test } from 'vitest';
import { createHolidays } from './holidays.ts';

const holidays = createHolidays();

// rule delivery.working-days
test.each([
  ['PL', '2026-11-11', true],
  ['PL', '2026-12-24', true],
  ['PL', '2027-01-06', true],
  ['PT', '2026-12-01', true],
  ['PT', '2026-12-02', false],
  ['M3', '2026-12-08', true],
  ['IC', '2026-12-08', true],
  ['GB', '2026-12-28', true],
  ['GR', '2027-04-30', true],
  ['DE', '2027-03-26', true],
  ['NO', '2027-05-17', true],
])('%s on %s: free %s', async (country, day, isFree) => {
  expect((await holidays.list(country, '2026-11-22')).includes(day)).toBe(isFree);
});

test('every country that we send to has a calendar of two years', async () => {
  const { countries } = await import('#config/countries.ts');
  for (const { code } of countries) {
    const days = await holidays.list(code, '2026-11-22');
    expect([code, days.some((day) => day.startsWith('2026')), days.some((day) => day.startsWith('2027'))]).toEqual([
      code,
      true,
      true,
    ]);
  }
});
