import type { Promised } from './promise.ts';

const dates = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;
const weeks = /^(\d{1,2})-(\d{1,2})w$/;

/** A promise as an address carries it behind "#": "2026-11-30..2026-12-03", "3-4w"; null where there is nothing to carry. */
export function writePromiseLink(promised: Promised): string | null {
  if (promised.kind === 'dates') return `${promised.from}..${promised.to}`;
  return promised.kind === 'weeks' ? `${promised.from}-${promised.to}w` : null;
}

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

/** The promise out of such an address, which anybody may have typed; null for what is none. */
export function readPromiseLink(text: string): Promised | null {
  const [, from = '', to = ''] = dates.exec(text) ?? [];
  if (from) return isDay(from) && isDay(to) && from <= to ? { kind: 'dates', from, to } : null;
  const [, first = '', last = ''] = weeks.exec(text) ?? [];
  return first ? { kind: 'weeks', from: Number(first), to: Number(last) } : null;
}
