import { titleCopy } from '#config/copy/title.ts';
import type { Part } from './part.ts';
import { listSingleSets, readPosition } from './part-position.ts';

/** Letters behind a set's number that say how it is made (rule part.suffixes): "HXD" of 8B663HXD. */
const readSuffix = (set: string): string => /^\d+[A-Z]\d+([A-Z]*)$/.exec(set)?.[1] ?? '';

/** How a set differs from the plain one of its kind, in the order of a name: coating, clearance, dowel holes. */
export function listTraits({ set, type }: Pick<Part, 'set' | 'type'>): string[] {
  const suffix = readSuffix(set);
  return [
    ...(type === 'calico' ? [titleCopy.coated] : []),
    ...(suffix.includes('X') ? [titleCopy.extraClearance] : []),
    ...(suffix.endsWith('D') ? [titleCopy.dowelHoles] : []),
  ];
}

/**
 * What a box holds: "4 pairs" as the data counts them, of a kit the kinds in it, "conrods, mains and thrust"; "" where
 * neither is told.
 */
export function writePieces({ set, specifications }: Pick<Part, 'set' | 'specifications'>): string {
  const pairs = Number(specifications.find(({ name }) => name === 'Number of pairs')?.value);
  if (Number.isInteger(pairs) && pairs > 0) return titleCopy.pairs(pairs);
  const singles = listSingleSets(set);
  const kinds = singles.map(readPosition).filter((position) => position !== null);
  return singles.length > 1 && kinds.length === singles.length
    ? titleCopy.join(kinds.map((kind) => titleCopy.contents[kind]))
    : '';
}
