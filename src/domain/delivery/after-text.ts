import { deliveryDays } from '#config/delivery.ts';
import { limits } from '#config/limits.ts';
import type { LinePromise } from './line-promise.ts';
import type { SourceName, SourcePromise } from './source-promises.ts';
import { addDays } from './work-days.ts';

/** The last days that the sentences beside the stock name (rule availability.delivery-days). */
const textDays: Partial<Record<SourceName, number>> = {
  shelf: deliveryDays.shelf.to,
  dropship: deliveryDays.shelf.to,
  alternative: deliveryDays.alternative.to,
};

/** The day that the sentence of a source ends on, read today; null where it names weeks, or no days. */
function endOfText({ source, eta }: SourcePromise, today: string): string | null {
  if (source === 'transit') return eta && addDays(eta > today ? eta : today, limits.transitMarginDays.to);
  const days = textDays[source];
  return days === undefined ? null : addDays(today, days);
}

/**
 * True where the dates of a line end after the days that the sentence beside its stock names: the sentence is of the source that the
 * last pieces come from, the same for every country and every day of the week. `today` an ISO date (rule delivery.after-text).
 */
export function isAfterText({ promise, shares }: Pick<LinePromise, 'promise' | 'shares'>, today: string): boolean {
  const last = shares.at(-1);
  if (promise.kind !== 'dates' || last === undefined) return false;
  const end = endOfText(last, today);
  return end !== null && promise.to > end;
}
