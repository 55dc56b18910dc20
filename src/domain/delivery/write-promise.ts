import { months, weekdays, writeShortHour } from '#config/copy/time.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { LinePromise } from './line-promise.ts';
import type { Days, Promised } from './promise.ts';

type Length = 'full' | 'short' | 'shortest';

/** "Monday": the day by its name alone. Throws for what is no day. */
export function writeWeekday(day: string): string {
  const name = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (name === undefined) throw new RangeError(`"${day}" is no day`);
  return name;
}

const monthOf = (day: string, length: Length): string =>
  (months[Number(day.slice(5, 7)) - 1] ?? '').slice(0, length === 'full' ? undefined : 3);
const dayOf = (day: string): string => String(Number(day.slice(8, 10)));

/** A line of a text never ends within a day (rule delivery.words): wherever it stands, its words keep together. */
const hold = (...words: string[]): string => words.filter(Boolean).join('\u00a0');

/** "Wed 25 November", "Wed 25 Nov"; the weekday is left out in the shortest form. Its blanks do not break. */
export const writeDay = (day: string, length: Length = 'full'): string =>
  hold(length === 'shortest' ? '' : writeWeekday(day).slice(0, 3), dayOf(day), monthOf(day, length));

/** "Monday 23 November", as sentences have it. */
export const writeLongDay = (day: string): string => hold(writeWeekday(day), dayOf(day), monthOf(day, 'full'));

/**
 * A range of days with its month once where it is the same (rule delivery.words): "Wed 25 – Fri 27 November", "Mon 30
 * November – Wed 2 December"; short: "Wed 25 – Fri 27 Nov"; shortest: "25–27 Nov". One day alone stands alone.
 */
export function writeDates({ from, to }: { from: string; to: string }, length: Length = 'full'): string {
  if (from === to) return writeDay(to, length);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? writeDay(from, length).replace(/\u00a0\p{L}+$/u, '') : writeDay(from, length);
  const dash = length === 'shortest' && isSameMonth ? '–' : '\u00a0– ';
  return first + dash + writeDay(to, length);
}

/** "2–5 days", "3–4 weeks": as the text's sentence of days has it (rule availability.delivery-days). */
const writeSpan = ({ from, to }: Days): string =>
  from % 7 === 0 && to % 7 === 0 ? copy.weeks(from / 7, to / 7) : copy.days(from, to);

/** Dates, weeks, the text's sentence of days or "No date yet", as they stand alone. */
export function writePromised(promised: Promised, length: Length = 'full'): string {
  if (promised.kind === 'dates') return writeDates(promised, length);
  if (promised.kind === 'weeks') return copy.weeks(promised.from, promised.to);
  return promised.within ? `${copy.within} ${writeSpan(promised.within)}` : copy.noDate;
}

/** The same within a sentence: "Wed 25 – Fri 27 November", "in 3–4 weeks", "within 2–5 days". */
export function writeInSentence(promised: Promised, length: Length = 'full'): string {
  if (promised.kind === 'unknown' && promised.within) return copy.withinSome(writeSpan(promised.within));
  return promised.kind === 'weeks'
    ? copy.inSomeWeeks(writePromised(promised, length))
    : writePromised(promised, length);
}

/** The same behind a colon, of an export with where its days end: "at customs within 2–5 days" (rule delivery.customs). */
export function writeEnding(promised: Promised, isExport: boolean): string {
  const days = writeInSentence(promised);
  return isExport && days !== copy.noDate ? copy.beAtCustoms(days) : days;
}

/**
 * What makes a line late, as a sentence: "8 of 10 are in transit to us, expected Thu 10 December."; null where everything
 * comes together from a shelf, or nothing is known of it.
 */
export function writeLateReason({ shares, late }: Pick<LinePromise, 'shares' | 'late'>): string | null {
  const share = late ?? (shares.length === 1 ? shares[0] : undefined);
  const wanted = shares.reduce((sum, { pieces }) => sum + pieces, 0);
  if (!share || share.source === 'shelf' || share.source === 'dropship') return null;
  const pieces = share.pieces === wanted ? copy.allPieces(wanted) : copy.piecesOf(share.pieces, wanted);
  if (share.source !== 'transit') return copy.late[share.source](pieces);
  if (share.promise.kind === 'unknown' && share.promise.why === 'overdue') return copy.late.overdue(pieces);
  return share.eta === null ? copy.late.undated(pieces) : copy.late.transit(pieces, writeDay(share.eta));
}

/** The same behind the number of a part: "4B8296H-.25: 8 of 10 are in transit to us, expected Thu 10 December."; null as there. */
export function writeLateLine(number: string, line: Pick<LinePromise, 'shares' | 'late'>): string | null {
  const reason = writeLateReason(line);
  return reason === null ? null : `${number}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

type PaidBy = { day: string; hour: number };

/** "2 pm on Monday", on the warehouse's clock. `write` makes it "2 pm on Monday 23 November", where it is read on other days too. */
const writePaidBy = ({ day, hour }: PaidBy, write: (day: string) => string): string =>
  `${hold(...writeShortHour(hour).split(' '))} on ${write(day)}`;

/** The one deadline of dates: "Pay by 2 pm on Monday to keep these dates." (rule delivery.deadline). */
export const writePayBy = (paidBy: PaidBy): string => copy.payBy(writePaidBy(paidBy, writeWeekday));

/** The same of a promise; null where it has no dates. */
export const writeDeadline = ({ promise, paidBy }: { promise: Promised; paidBy: PaidBy }): string | null =>
  promise.kind === 'dates' ? writePayBy(paidBy) : null;

/** The day on which all of it leaves, in a sentence; where no more is known, with the deadline that it has: nothing else says that one. */
export function writeLeaving({ promise, paidBy }: { promise: Promised; paidBy: PaidBy }, leaves: string): string {
  const leaving = copy.partsLeave(writeLongDay(leaves));
  return promise.kind === 'unknown' ? `${leaving} ${copy.payByToLeave(writePaidBy(paidBy, writeWeekday))}` : leaving;
}

type KeptPromise = { promise: Promised; leaves: string | null; paidBy?: PaidBy | undefined };

/**
 * Until when an order has to be paid for its dates to hold, or for its day of leaving where no more is known; once it `isOver`, as it is
 * paid or the hour is past, until when that had to be. Null where neither was promised, or the hour was not kept.
 */
export function writeKeptDeadline({ promise, leaves, paidBy }: KeptPromise, isOver: boolean): string | null {
  if (!paidBy || promise.kind === 'weeks' || (promise.kind === 'unknown' && leaves === null)) return null;
  const paid = writePaidBy(paidBy, writeLongDay);
  if (promise.kind === 'dates') return isOver ? copy.paidBy(paid) : copy.payBy(paid);
  return isOver ? copy.paidByToLeave(paid) : copy.payByToLeave(paid);
}

/** What was promised of an order, looked back at: "Promised with this order: Wed 25 – Fri 27 November.", of an export "at customs Wed 25 …"; empty where nothing was. */
export function writeKept(promised: Promised, isExport: boolean): string {
  if (promised.kind === 'unknown') return '';
  const days = writePromised(promised);
  const from = promised.kind === 'weeks' ? `${days} ${copy.fromPayment}` : days;
  return copy.promised(isExport ? copy.beAtCustoms(from) : from);
}
