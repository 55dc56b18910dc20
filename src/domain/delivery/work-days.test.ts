import { describe, expect, test } from 'vitest';
import { addDays, addWorkDays, dayNumber, isWorkDay, toWorkDay } from './work-days.ts';

// the Friday, a public holiday, begins a weekend of three days
const daysOff = ['2026-06-05', '2026-06-10'];

// rule delivery.working-days
describe('working days', () => {
  test.each([
    ['a Thursday', '2026-06-04', true, '2026-06-04'],
    ['a holiday', '2026-06-05', false, '2026-06-08'],
    ['a Saturday', '2026-06-06', false, '2026-06-08'],
    ['a Sunday', '2026-06-07', false, '2026-06-08'],
    ['a Monday', '2026-06-08', true, '2026-06-08'],
  ])('%s, %s: %s, else the next is %s', (_case, day, isWorked, next) => {
    expect(isWorkDay(day, daysOff)).toBe(isWorked);
    expect(toWorkDay(day, daysOff)).toBe(next);
  });

  test.each([
    ['the day itself does not count', '2026-06-08', 1, '2026-06-09'],
    ['over a holiday and a weekend', '2026-06-04', 1, '2026-06-08'],
    ['over two holidays', '2026-06-04', 3, '2026-06-11'],
    ['from a day on which nobody works', '2026-06-06', 1, '2026-06-08'],
    ['none, from a working day', '2026-06-04', 0, '2026-06-04'],
    ['none, from a holiday: the next working day', '2026-06-05', 0, '2026-06-08'],
  ])('%s: %s and %i more is %s', (_case, day, count, last) => {
    expect(addWorkDays(day, count, daysOff)).toBe(last);
  });

  test('calendar days go over the ends of months and leap years, both ways', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayNumber('soon')).toBeNaN();
  });
});
