import { addDays, type DaysOff, toWorkDay } from './work-days.ts';

/** The warehouse's own clock: day as ISO date, hour with its fraction (13.5 is half past one). */
export type WarehouseTime = { day: string; hour: number };

/** Reads a moment (milliseconds since 1970) on the clock of a time zone, "Europe/Warsaw". */
export function readWarehouseTime(at: number, timeZone: string): WarehouseTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    hour: Number(read('hour')) + Number(read('minute')) / 60,
  };
}

/**
 * The day on which what is at hand leaves when it is paid now (rule delivery.cut-off): today before the cut-off of a working
 * day, else the next working day. At the very minute of the cut-off it is too late.
 */
export function findDispatchDay({ day, hour }: WarehouseTime, cutOffHour: number, daysOff: DaysOff): string {
  return toWorkDay(hour < cutOffHour ? day : addDays(day, 1), daysOff);
}
