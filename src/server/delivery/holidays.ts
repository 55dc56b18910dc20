import type * as Library from 'date-holidays';
import type { DaysOff } from '#domain/delivery/work-days.ts';

/** Public and bank holidays of the countries that we send to. */
export type Holidays = {
  /** those of the year of `day` (ISO date) and of the next, as ISO dates; none for a country that the library lacks */
  list(country: string, day: string): Promise<DaysOff>;
};

/** Places with a code of our own keep the calendar of the country that they belong to. */
const calendars: Readonly<Record<string, string>> = { A2: 'PT', M3: 'PT', IC: 'ES' };

const kinds = ['public', 'bank'];
const dayMs = 86_400_000;

/** Every day of a holiday: some last longer than one. */
function listDays(holiday: { date: string; start: Date; end: Date }): string[] {
  const count = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / dayMs));
  const first = Date.parse(`${holiday.date.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10));
}

/**
 * The calendars of date-holidays, which are loaded with the first question: nobody who does not need them waits for them.
 * Each country's years are worked out once.
 */
export function createHolidays(): Holidays {
  const library = { loaded: null as Promise<typeof Library> | null };
  const years = new Map<string, readonly string[]>();

  async function readYear(country: string, year: number): Promise<readonly string[]> {
    const key = `${country} ${year}`;
    const known = years.get(key);
    if (known) return known;
    const { default: Calendar } = await (library.loaded ??= import('date-holidays'));
    const found = new Calendar(calendars[country] ?? country).getHolidays(year);
    const days = found.filter(({ type }) => kinds.includes(type)).flatMap(listDays);
    years.set(key, days);
    return days;
  }

  return {
    async list(country, day) {
      const year = Number(day.slice(0, 4));
      const both = await Promise.all([readYear(country, year), readYear(country, year + 1)]);
      return both.flat();
    },
  };
}
