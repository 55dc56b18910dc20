import { decideAvailability } from '../availability/availability.ts';
import type { AvailabilityCase } from '../availability/availability-case.ts';
import type { Stock } from '../availability/stock.ts';
import type { DeliveryNote } from '../delivery/delivery-notes.ts';
import { promisePieces } from '../delivery/line-promise.ts';
import { endsAtCustoms, type Promised } from '../delivery/promise.ts';
import type { SourcePromise } from '../delivery/source-promises.ts';
import type { PartPrice } from '../price/part-price.ts';

/** What the shop says of a part now; `today` ISO date, the server's. */
export type LiveOffer = PartPrice & {
  slug: string;
  inBasket: number;
  stock: Stock;
  today: string;
  delivery?:
    | { sources: readonly SourcePromise[]; notes: readonly DeliveryNote[]; paidBy: { day: string; hour: number } }
    | undefined;
};

/** `asked`: under way; `failed`: could not be had; `none`: the shop has no such part any more; undefined: not asked yet. */
export type LiveAnswer = LiveOffer | 'asked' | 'failed' | 'none' | undefined;

/**
 * What a row says of its chosen size (rule catalogue.row-states). `unknown`: the price stays and it can be added, the shop judges.
 * `distributors`: not sold online. `all-held`: whatever there is lies in the buyer's basket.
 */
export type RowState =
  | { kind: 'asking' }
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | { kind: 'distributors' }
  | { kind: 'sold-out' }
  | { kind: 'all-held' }
  | Offered;

/**
 * `promise` null where the shop told no days, or the carriers name none for the place; then `delivery`, the sentence of the stock,
 * stands for it. `isExport`: the days end at customs.
 */
export type Offered = {
  kind: 'offered';
  case: Exclude<AvailabilityCase, 'outofstock'>;
  promise: Promised | null;
  isExport: boolean;
  delivery: string | null;
  today: string;
};

/** The state for one more piece than the `inBasket` that the buyer has of it. */
export function decideRowState(answer: LiveAnswer, inBasket: number): RowState {
  if (answer === undefined || answer === 'asked') return { kind: 'asking' };
  if (answer === 'failed') return { kind: 'unknown' };
  if (answer === 'none') return { kind: 'gone' };
  if (answer.gross.amount <= 0) return { kind: 'distributors' };
  const { stock, today, delivery } = answer;
  const { case: found, delivery: sentence } = decideAvailability(stock, { quantity: 1, inBasket, today });
  if (found === 'outofstock') return { kind: inBasket > 0 ? 'all-held' : 'sold-out' };
  const told = delivery ? promisePieces(delivery.sources, inBasket + 1, today).promise : null;
  const promise = told?.kind === 'unknown' && told.why === 'no-lead-time' ? null : told;
  const isExport = endsAtCustoms(delivery);
  return { kind: 'offered', case: found, promise, isExport, delivery: sentence, today };
}

/** Whether a press on Add is sent: what is not known yet is tried, and the shop says. */
export const canAdd = ({ kind }: RowState): boolean => kind === 'offered' || kind === 'unknown' || kind === 'asking';

/** The size nearest to a sold-out one that can be had now; null where none can. `sizes` in size order. */
export function findNearInStock<T extends { slug: string }>(
  sizes: readonly T[],
  slug: string,
  stateOf: (slug: string) => RowState,
): T | null {
  const at = sizes.findIndex((size) => size.slug === slug);
  const others = sizes.filter((size) => size.slug !== slug && stateOf(size.slug).kind === 'offered');
  const distance = (size: T) => Math.abs(sizes.indexOf(size) - at);
  return [...others].sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
