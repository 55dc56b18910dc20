import type { SpecificationRow } from './specification.ts';

type Figure = Pick<SpecificationRow, 'name' | 'mm' | 'inch' | 'text'>;
/** Rows of one size as the page shows them. */
type SizeFigures = { size: string; rows: readonly Figure[] };

const ofJournalOrWall = /^(?:journal|wall)\b/i;
const write = ({ name, mm, inch, text }: Figure): string => JSON.stringify([name, mm, inch, text]);
const pick = ({ rows }: SizeFigures): string[] => rows.filter(({ name }) => ofJournalOrWall.test(name)).map(write);

/**
 * Whether a size shows journal and wall of the standard one, row for row: the data repeats them in every size of a set,
 * though an undersize is ground for a smaller journal. False for STD itself, for parts without size or without such rows,
 * and where the set has no STD (`standard` undefined).
 */
export function showsStandardFigures(part: SizeFigures, standard: SizeFigures | undefined): boolean {
  if (!standard || part.size === '' || part.size === 'STD') return false;
  const own = pick(part);
  return own.length > 0 && own.join() === pick(standard).join();
}
