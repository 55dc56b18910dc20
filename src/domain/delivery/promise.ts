import { addDays, dayNumber } from './work-days.ts';

/** Why no date can be said. */
export type NoDateReason =
  /** not all pieces can be had */
  | 'out-of-stock'
  /** the delivery that would bring them should have been here */
  | 'overdue'
  /** it has no readable date */
  | 'undated'
  /** the carriers name no days for the place */
  | 'no-lead-time'
  /** the stock could not be asked */
  | 'not-asked';

/** A range of days: "2–5". */
export type Days = { from: number; to: number };

/**
 * When pieces are at the buyer's door (rule delivery.range). Dates are ISO dates, first and last day; weeks are counted from
 * the payment, because a source without a date is among them. `within`: the days of the text's sentence, where it is only the
 * carriers that name none (rule delivery.text-alone).
 */
export type Promised =
  | { kind: 'dates'; from: string; to: string }
  | { kind: 'weeks'; from: number; to: number }
  | { kind: 'unknown'; why: NoDateReason; within?: Days };

type Known = Exclude<Promised, { kind: 'unknown' }>;

const reasons: readonly NoDateReason[] = ['out-of-stock', 'not-asked', 'undated', 'overdue', 'no-lead-time'];

/** The last day by which it is there as a day number; `today` an ISO date. Infinity where nothing is known. */
export function endOf(promised: Promised, today: string): number {
  if (promised.kind === 'dates') return dayNumber(promised.to);
  return promised.kind === 'weeks' ? dayNumber(today) + 7 * promised.to : Infinity;
}

/**
 * What of things sent together makes the others wait, as a day number: the last day by which it is there. Where the carriers
 * name no days for the place, the day on which it `leaves` us stands for it: their days would be added to all alike.
 */
export function waitOf({ promise, leaves }: { promise: Promised; leaves: string | null }, today: string): number {
  const isPlaceUnknown = promise.kind === 'unknown' && promise.why === 'no-lead-time';
  return isPlaceUnknown && leaves !== null ? dayNumber(leaves) : endOf(promise, today);
}

/** The first day on which it may be there as a day number; Infinity where nothing is known. */
export function startOf(promised: Promised, today: string): number {
  if (promised.kind === 'dates') return dayNumber(promised.from);
  return promised.kind === 'weeks' ? dayNumber(today) + 7 * promised.from : Infinity;
}

/** Of several known ones that end together, weeks stand for all: they say most plainly that the day is not known. */
function findLatest(known: readonly Known[], today: string): Known | undefined {
  const end = Math.max(...known.map((one) => endOf(one, today)));
  const latest = known.filter((one) => endOf(one, today) === end);
  return latest.find(({ kind }) => kind === 'weeks') ?? latest[0];
}

/** The text's days of things that are sent together: those of the latest. */
function findWithin(promises: readonly Promised[]): { within?: Days } {
  const days = promises.flatMap((one) => {
    if (one.kind === 'weeks') return [{ from: 7 * one.from, to: 7 * one.to }];
    return one.kind === 'unknown' && one.within ? [one.within] : [];
  });
  if (days.length === 0) return {};
  return { within: { from: Math.max(...days.map(({ from }) => from)), to: Math.max(...days.map(({ to }) => to)) } };
}

/**
 * The promise of things that are sent together: that of the latest (rule delivery.together). One unknown makes all unknown;
 * with nothing to send it is unknown too. Its ends are never before those of the latest one.
 */
export function latestOf(promises: readonly Promised[], today: string): Promised {
  const unknown = reasons.find((why) => promises.some((one) => one.kind === 'unknown' && one.why === why));
  if (unknown === 'no-lead-time') return { kind: 'unknown', why: unknown, ...findWithin(promises) };
  if (unknown !== undefined) return { kind: 'unknown', why: unknown };
  const known = promises.filter((one): one is Known => one.kind !== 'unknown');
  const latest = findLatest(known, today);
  if (latest === undefined) return { kind: 'unknown', why: 'out-of-stock' };
  const days = Math.max(...known.map((one) => startOf(one, today))) - dayNumber(today);
  return latest.kind === 'weeks' ? { ...latest, from: Math.ceil(days / 7) } : { ...latest, from: addDays(today, days) };
}

/**
 * True when `now` is worse than the promise `displayed` to the buyer: its first or last day is later, or it has no date any more.
 * Stock that has run out since does not count as later. `today`: ISO date.
 */
export function isLater(now: Promised, displayed: Promised, today: string): boolean {
  if (now.kind === 'unknown' && now.why === 'out-of-stock') return false;
  return endOf(now, today) > endOf(displayed, today) || startOf(now, today) > startOf(displayed, today);
}
