import { defaultCountry } from '#config/default-country.ts';
import { readZoneTime } from '../zone-clock.ts';

/** When an office can be reached, on its own clock: "8:00". */
type OfficeHours = { timeZone: string; opens: string; closes: string; days: readonly string[] };

/** `visitorsFrom`: countries whose visitors see it first; none: everybody else. */
export type Office = { visitorsFrom: readonly string[]; open: OfficeHours };

/**
 * The office for visitors from a country (two letters); the one of the default country where it is not known
 * (rule seller.offices).
 */
export function findOffice<One extends Pick<Office, 'visitorsFrom'>>(
  country: string | null,
  offices: readonly One[],
): One | undefined {
  const from = country ?? defaultCountry;
  return (
    offices.find(({ visitorsFrom }) => visitorsFrom.includes(from)) ??
    offices.find(({ visitorsFrom }) => visitorsFrom.length === 0)
  );
}

/** `day`: "today", or the name of the day on the office's calendar */
export type OfficeState = { isOpen: true; closes: string } | { isOpen: false; day: 'today' | string; opens: string };

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The next day after `day` on which the office opens. */
function nextDay({ days }: OfficeHours, day: string): string {
  const today = week.indexOf(day as (typeof week)[number]);
  const coming = week.map((_, index) => week[(today + 1 + index) % week.length] ?? day);
  return coming.find((name) => days.includes(name)) ?? day;
}

/**
 * Whether an office is open at a moment (milliseconds since 1970), and when that changes next, on the office's own clock
 * (rule seller.offices). It opens with its first minute and is closed from the minute at which it closes.
 */
export function readOfficeState(hours: OfficeHours, at: number): OfficeState {
  const { weekday: day, minutes } = readZoneTime(at, hours.timeZone);
  const worksToday = hours.days.includes(day);
  if (worksToday && minutes < minutesOf(hours.opens)) return { isOpen: false, day: 'today', opens: hours.opens };
  if (worksToday && minutes < minutesOf(hours.closes)) return { isOpen: true, closes: hours.closes };
  return { isOpen: false, day: nextDay(hours, day), opens: hours.opens };
}
