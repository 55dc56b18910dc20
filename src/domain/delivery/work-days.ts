/** Public and bank holidays of a country as ISO dates, in any order; Saturdays and Sundays are free everywhere we send to. */
export type DaysOff = readonly string[];

const dayMs = 86_400_000;

/** Days since 1970 of an ISO date; NaN where it is none. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

const toDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** The ISO date so many calendar days later, or earlier with a negative count. */
export const addDays = (day: string, count: number): string => toDay(dayNumber(day) + count);

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: string): boolean => [2, 3].includes(dayNumber(day) % 7);

/** True when people work on this day (rule delivery.working-days). */
export const isWorkDay = (day: string, daysOff: DaysOff): boolean => !isWeekend(day) && !daysOff.includes(day);

/** The day itself where it is a working day, else the next one that is. */
export function toWorkDay(day: string, daysOff: DaysOff): string {
  let next = day;
  while (!isWorkDay(next, daysOff)) next = addDays(next, 1);
  return next;
}

/** The working day that comes `count` working days after `day`, which itself does not count; with 0 as `toWorkDay`. */
export function addWorkDays(day: string, count: number, daysOff: DaysOff): string {
  let last = day;
  for (let left = count; left > 0; left -= 1) last = toWorkDay(addDays(last, 1), daysOff);
  return toWorkDay(last, daysOff);
}
