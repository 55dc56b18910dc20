import type { KindWord } from '#config/search-words.ts';
import { hasDiameter } from './read-diameter.ts';
import type { Query } from './read-query.ts';
import type { SetKind, SetRow } from './search-index.ts';

const positionNames: Partial<Record<KindWord, RegExp>> = { rod: /conrod/i, main: /main/i, thrust: /thrust/i };

/**
 * Whether a set is of the kinds named; coated sets and kits are also found by the position in their name. A set sits in one place
 * only, so that "rods and mains" are either.
 */
export function isOfKinds({ type, name }: SetKind, kinds: readonly KindWord[]): boolean {
  const isOf = (kind: KindWord): boolean => kind === type || (positionNames[kind]?.test(name) ?? false);
  const places = kinds.filter((kind) => kind in positionNames);
  return kinds.every((kind) => places.includes(kind) || isOf(kind)) && (places.length === 0 || places.some(isOf));
}

/** Whether a set is of the kinds and has the ending and the diameter that stand beside the names. */
export const isWanted = (
  { kind, code, bores }: SetRow,
  { kinds, endings, diameter }: Pick<Query, 'kinds' | 'endings' | 'diameter'>,
): boolean =>
  isOfKinds(kind, kinds) &&
  endings.every((ending) => new RegExp(`\\d${ending}$`).test(code.toLowerCase())) &&
  (diameter === null || hasDiameter(bores, diameter));
