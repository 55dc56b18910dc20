/** What clock and calendar of a time zone say: `day` as ISO date, `weekday` by its English name, `minutes` since midnight. */
export type ZoneTime = { day: string; weekday: string; minutes: number };

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One for each time zone, kept: making it takes ten times as long as reading from it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Reads a moment (milliseconds since 1970) in a time zone, "Europe/Warsaw". */
export function readZoneTime(at: number, timeZone: string): ZoneTime {
  const parts = clockOf(timeZone).formatToParts(at);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    weekday: read('weekday'),
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  };
}

/** The calendar day of a moment (ISO 8601) in a time zone, "2026-12-31" (rule order.day); a text that is no moment stays as it is. */
export function readZoneDay(moment: string, timeZone: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? moment : readZoneTime(at, timeZone).day;
}
