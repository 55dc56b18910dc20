import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { limits } from '#config/limits.ts';
import type { LinePromise } from './line-promise.ts';
import type { Promised } from './promise.ts';
import type { SourceName } from './source-promises.ts';
import { writeDay, writeLateReason } from './write-promise.ts';

/** "5–7"; one figure where both are the same. */
export const writeRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${to}` : `${from}–${to}`;

/** How the text's sentence of days counts, by the source that the last pieces come from; the others have no dates, or days of their own. */
const counts: Partial<Record<SourceName, (sentence: string) => string>> = {
  shelf: copy.fromDispatch,
  dropship: copy.fromDispatch,
  alternative: copy.fromPaid,
};

/** What makes a line late, where bars and words of its stock have not said it: of a delivery the day is still to be told. */
export function writeUnsaidReason(line: LinePromise): string | null {
  const isSaid = line.late === null && line.shares.at(-1)?.source !== 'transit';
  return isSaid ? null : writeLateReason(line);
}

/** Why the text's sentence of days stands for dates: the carriers name none for the place. */
export const listPlaceReason = (promise: Promised): string[] =>
  promise.kind === 'unknown' && promise.why === 'no-lead-time' ? [copy.unknown['no-lead-time']] : [];

type Explained = {
  line: LinePromise;
  /** working days on the way */
  carrierDays?: { from: number; to: number } | undefined;
  /** "Delivery within 2–5 days" (rule availability.delivery-days) */
  sentence: string | null;
  /** as sentences name it */
  place: string;
};

/** When the last piece leaves, and how long it is on the way from there. */
function explainWay({ line, carrierDays, place }: Explained): string[] {
  if (line.promise.kind !== 'dates' || line.leaves === null || !carrierDays) return [];
  const way = copy.leavesThen(writeDay(line.leaves), writeRange(carrierDays), place);
  const isOnItsWay = line.shares.some(({ source }) => source === 'transit');
  return isOnItsWay ? [way, copy.afterArrival(writeRange(limits.transitMarginDays))] : [way];
}

/** What the days of a part are made of, in sentences, for whoever asks why (rule delivery.why). */
export function explainDays(explained: Explained): string[] {
  const { line, sentence } = explained;
  const { promise } = line;
  const reason = writeUnsaidReason(line);
  const write = counts[line.shares.at(-1)?.source ?? 'manufacturer'];
  const atPlace = listPlaceReason(promise);
  return [
    ...atPlace,
    ...(reason ? [line.late ? `${reason} ${copy.sentTogether}` : reason] : []),
    ...explainWay(explained),
    ...(write && sentence && (promise.kind === 'dates' || atPlace.length > 0) ? [write(sentence)] : []),
  ];
}
