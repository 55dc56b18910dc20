import { needsTwoPackages } from '../basket/warnings.ts';
import { findTaxPlace } from '../tax/tax-place.ts';
import type { Destination } from './lead.ts';
import type { LinePromise } from './line-promise.ts';

/** What is said beside a promise where it applies. */
export type DeliveryNote = 'extra-costs' | 'customs' | 'two-packages';

type Line = { slug: string; quantity: number; delivery: Pick<LinePromise, 'shares'> };

/**
 * Beside the promise of these lines (rule delivery.notes): pieces from the manufacturer, a place outside the customs union, a kit
 * that leaves in two packages.
 */
export function listDeliveryNotes(lines: readonly Line[], destination: Destination): DeliveryNote[] {
  const comesFromMaker = lines.some(({ delivery }) => delivery.shares.some(({ source }) => source === 'manufacturer'));
  const isInside = findTaxPlace(destination)?.isInCustomsUnion ?? false;
  return [
    ...(comesFromMaker ? ['extra-costs' as const] : []),
    ...(isInside ? [] : ['customs' as const]),
    ...(needsTwoPackages(lines) ? ['two-packages' as const] : []),
  ];
}
