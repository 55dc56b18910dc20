import type { FoundSet } from './find-numbers.ts';
import { matchSize } from './read-size.ts';

/** A part among the hits: a found set in one size. */
export type FoundPart = FoundSet & { code: string };

type Sized = { code: string; fit: number };

/** The size of a part: a kit without one of its own comes in that of what it holds (rule part.kit-size). */
export const sizeOf = ({ set, code }: Pick<FoundPart, 'set' | 'code'>): string => code || (set.kind.holds ?? '');

/** Sizes of a set, those that answer the wish first, then in size order. */
function rankSizes({ set, size }: FoundSet): Sized[] {
  if (size === null) return set.sizes.map((code) => ({ code, fit: 0 }));
  const fits = set.sizes.map((code) => ({ code, fit: matchSize(size, sizeOf({ set, code })) }));
  return fits.toSorted((a, b) => b.fit - a.fit);
}

/** All sizes of each set, one set after another. */
export const listAllSizes = (found: readonly FoundSet[]): FoundPart[] =>
  found.flatMap((one) => rankSizes(one).map(({ code }) => ({ ...one, code })));

/**
 * Many sets: those parts that answer a size wish first, then each other set by its first size, then all the rest. So a short
 * list shows different sets and not one in all its sizes.
 */
export function listSpread(found: readonly FoundSet[]): FoundPart[] {
  const ranked = found.map((one) => ({ one, sizes: rankSizes(one) }));
  const wished = ranked.flatMap(({ one, sizes }) =>
    toParts(
      one,
      sizes.filter(({ fit }) => fit > 0),
    ),
  );
  const others = ranked.filter(({ sizes }) => sizes.every(({ fit }) => fit === 0));
  const first = others.flatMap(({ one, sizes }) => toParts(one, sizes.slice(0, 1)));
  const rest = ranked.flatMap(({ one, sizes }) => {
    const unwished = sizes.filter(({ fit }) => fit === 0);
    return toParts(one, unwished.length === sizes.length ? unwished.slice(1) : unwished);
  });
  return [...wished, ...first, ...rest];
}

const toParts = (one: FoundSet, sizes: readonly Sized[]): FoundPart[] => sizes.map(({ code }) => ({ ...one, code }));

/** Size codes that answer the wish with a set. */
export const listWishedSizes = ({ set, size }: FoundSet): string[] =>
  size ? set.sizes.filter((code) => matchSize(size, sizeOf({ set, code })) > 0) : [];
