import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { visibleLines } from '../basket/basket.ts';
import { decideShortage } from '../basket/line-shortage.ts';
import { needsTwoPackages } from '../basket/warnings.ts';
import { findTaxPlace } from '../tax/tax-place.ts';
import type { Destination } from './lead.ts';
import type { LinePromise } from './line-promise.ts';
import type { SourceName } from './source-promises.ts';

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

const sentences: Record<DeliveryNote, string> = {
  'extra-costs': availabilityCopy.airfreightNote,
  customs: deliveryCopy.customs,
  'two-packages': basketCopy.twoPackages,
};

/** The sentence of a note, the same in page and mail. */
export const writeDeliveryNote = (note: DeliveryNote): string => sentences[note];

type WaitingLine = {
  quantity: number;
  max: number | null;
  isKitComponent: boolean;
  delivery?: Pick<LinePromise, 'shares'> | undefined;
};

const atOnce: readonly SourceName[] = ['shelf', 'dropship'];

/** True where a piece of it must wait, as far as its stock is known. */
const mayWait = ({ delivery }: WaitingLine): boolean =>
  delivery?.shares.some(({ source }) => !atOnce.includes(source)) ?? true;

/**
 * Whether it is said that the order waits for a part of it (rule shipping.together). The commerce API counts pieces of lines that
 * cannot be ordered as they are too; where there are such, the others decide, because nobody waits for what is not sent.
 */
export function isBackorderTold({
  hasBackorder,
  lines,
}: {
  hasBackorder: boolean;
  lines: readonly WaitingLine[];
}): boolean {
  const visible = visibleLines(lines);
  const sent = visible.filter((line) => decideShortage(line) === null);
  return hasBackorder && (sent.length === visible.length || sent.some(mayWait));
}
