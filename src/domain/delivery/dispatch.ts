import type { ZoneTime } from '../zone-clock.ts';
import { addDays, type DaysOff, toWorkDay } from './work-days.ts';

/** On the warehouse's own clock. */
export type WarehouseTime = Pick<ZoneTime, 'day' | 'minutes'>;

/**
 * The day on which what is at hand leaves when it is paid now (rule delivery.cut-off): today before the cut-off of a working
 * day, else the next working day. At the very minute of the cut-off it is too late.
 */
export function findDispatchDay({ day, minutes }: WarehouseTime, cutOffHour: number, daysOff: DaysOff): string {
  return toWorkDay(minutes < cutOffHour * 60 ? day : addDays(day, 1), daysOff);
}
