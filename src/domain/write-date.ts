import { months } from '#config/copy/time.ts';

/** A day as pages write it, "18 February 2026"; a moment by its day in UTC, which is not the seller's (`readZoneDay`). Throws for what is no date. */
export function writeDate(date: string | Date): string {
  const [year = '', month, day] = new Date(date).toISOString().slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}
