import type { FoundSet } from './find-numbers.ts';
import { isSizeBegun, matchSize } from './read-size.ts';

/** A part among the hits: a found set in one size. */
export type FoundPart = FoundSet & { code: string };

type Sized = { code: string; fit: number };

/** The size of a part: a kit without one of its own comes in that of what it holds (rule part.kit-size). */
export const sizeOf = ({ set, code }: Pick<FoundPart, 'set' | 'code'>): string => code || (set.kind.holds ?? '');

/** The size that a part answers to: where a set has one without a name it is the standard one, a kit of several has none (rule search.size-asked). */
const answeredSize = (part: Pick<FoundPart, 'set' | 'code'>): string =>
  sizeOf(part) || (part.set.kind.type === 'kit' ? '' : 'STD');

/** Sizes of a set, those that answer the wish first, then in size order. */
const rankSizes = ({ set, size }: FoundSet): Sized[] =>
  set.sizes
    .map((code) => ({ code, fit: size ? matchSize(size, answeredSize({ set, code })) : 0 }))
    .sort((a, b) => b.fit - a.fit);

/** All sizes of each set, one set after another. */
export const listAllSizes = (found: readonly FoundSet[]): FoundPart[] =>
  found.flatMap((one) => rankSizes(one).map(({ code }) => ({ ...one, code })));

/**
 * Many sets: those parts that answer a size wish first, then each other set by its first size, then all the rest. So a short
 * list shows different sets and not one in all its sizes.
 */
export function listSpread(found: readonly FoundSet[]): FoundPart[] {
  const spread = found.map((one) => {
    const sizes = rankSizes(one);
    const parts = sizes.map(({ code }) => ({ ...one, code }));
    const wished = sizes.filter(({ fit }) => fit > 0).length;
    const answered = wished || 1;
    return [parts.slice(0, wished), parts.slice(wished, answered), parts.slice(answered)] as const;
  });
  return [
    ...spread.flatMap(([wished]) => wished),
    ...spread.flatMap(([, first]) => first),
    ...spread.flatMap(([, , rest]) => rest),
  ];
}

/** Size codes that answer the wish with a set. */
export const listWishedSizes = (found: FoundSet): string[] =>
  rankSizes(found).flatMap(({ code, fit }) => (fit > 0 ? [code] : []));

/** Whether the wish may become a size of the set with more characters. */
export const isBegunOf = ({ set, size }: FoundSet): boolean =>
  size !== null && set.sizes.some((code) => isSizeBegun(size, answeredSize({ set, code })));
