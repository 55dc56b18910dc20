import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy as copy } from '#config/copy/basket.ts';
import { visibleLines } from './basket.ts';

/** Why a line cannot be ordered as it is: only `left` of the `requested` pieces are there, or none. */
export type LineShortage = { kind: 'fewer'; left: number; requested: number } | { kind: 'sold-out' };

type StockedLine = { quantity: number; max: number | null; isKitComponent: boolean };

/**
 * The shortage of a line, or null (rule basket.shortage). `max` counts all pieces of the part; null means that the stock could
 * not be asked, and then nothing is claimed. Contents of a kit are the kit's business.
 */
export function decideShortage({ quantity, max, isKitComponent }: StockedLine): LineShortage | null {
  if (max === null || isKitComponent || quantity <= max) return null;
  return max < 1 ? { kind: 'sold-out' } : { kind: 'fewer', left: max, requested: quantity };
}

/** The lines that cannot be ordered as they are. */
export const listShort = <L extends StockedLine>(lines: readonly L[]): L[] =>
  lines.filter((line) => decideShortage(line) !== null);

/** None of it can be had. */
export const isSoldOut = (line: StockedLine): boolean => decideShortage(line)?.kind === 'sold-out';

/** True where a basket has lines and none of them can be ordered. */
export function isNothingLeft(lines: readonly StockedLine[]): boolean {
  const visible = visibleLines(lines);
  return visible.length > 0 && visible.every(isSoldOut);
}

/** What a short line reads, wherever it stands: what there is, in the words of rule availability.messages, and what follows. */
export const writeShortage = (shortage: LineShortage): { what: string; more: string } =>
  shortage.kind === 'fewer'
    ? { what: copy.onlyLeft(shortage.left), more: copy.askedFor(shortage.requested) }
    : { what: `${availabilityCopy.outOfStock}.`, more: copy.soldOutNote };
