/** When the parts of a list arrive: those of each row, and all that "Add all" would put into the basket. */
import type { DeliveryNote } from '../delivery/delivery-notes.ts';
import { type LinePromise, promisePieces } from '../delivery/line-promise.ts';
import { latestOf, type Promised } from '../delivery/promise.ts';
import type { SourcePromise } from '../delivery/source-promises.ts';

/** Where to, what comes on top there, and until when to pay for dates, on the warehouse's clock. */
type Place = { country: string; notes: readonly DeliveryNote[]; paidBy: { day: string; hour: number } };

/** What the shop says of a part; `delivery` left out where it told no days. */
export type Promising = {
  inBasket: number;
  today: string;
  delivery?: (Place & { sources: readonly SourcePromise[] }) | undefined;
};

/** `line`: of so many pieces with those in the basket, as all are sent together; `today` an ISO date, the shop's. */
export type RowDelivery = Place & { line: LinePromise; today: string };

/** `rows`: how many of the list it is told of. */
export type ListDelivery = Place & { promise: Promised; rows: number };

/** `pieces`: at least 1, on top of those in the basket; null where the shop told no days. */
export function promiseRow({ delivery, inBasket, today }: Promising, pieces: number): RowDelivery | null {
  if (!delivery) return null;
  const { sources, country, notes, paidBy } = delivery;
  return { line: promisePieces(sources, inBasket + pieces, today), country, notes, paidBy, today };
}

const isFromMaker = ({ line }: RowDelivery) => line.shares.some(({ source }) => source === 'manufacturer');

/**
 * The promise of rows that are ordered together (rule delivery.together), with what comes on top (rule delivery.notes). Null
 * where there is none, and where the days of one of them were not told: those of the others would say too much.
 */
export function promiseRows(rows: readonly (RowDelivery | null)[]): ListDelivery | null {
  const promised = rows.filter((row) => row !== null);
  const [first] = promised;
  if (first === undefined || promised.length < rows.length) return null;
  const isNoted = (note: DeliveryNote) => promised.some(({ notes }) => notes.includes(note));
  return {
    promise: latestOf(
      promised.map(({ line }) => line.promise),
      first.today,
    ),
    rows: rows.length,
    ...{ country: first.country, paidBy: first.paidBy },
    notes: [
      ...(promised.some(isFromMaker) ? ['extra-costs' as const] : []),
      ...(['customs', 'two-packages'] as const).filter(isNoted),
    ],
  };
}
