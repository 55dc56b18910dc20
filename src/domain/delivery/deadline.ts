import type { ZoneTime } from '../zone-clock.ts';

/** True where something was paid before the hour that its days of delivery hold for; `paid` on the clock of the warehouse. */
export const isPaidInTime = (paidBy: { day: string; hour: number }, paid: Pick<ZoneTime, 'day' | 'minutes'>): boolean =>
  paid.day < paidBy.day || (paid.day === paidBy.day && paid.minutes < paidBy.hour * 60);
