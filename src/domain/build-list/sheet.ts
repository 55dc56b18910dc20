import { groupBy } from '../group-by.ts';
import { comparePartGroups } from '../catalogue/part-rows.ts';
import { isUniversalCode, parsePartCode } from '../part/part-code.ts';
import { type PartPosition, readPosition } from '../part/part-position.ts';
import type { SetFacts, SizeFacts } from '../part-page/set-facts.ts';
import type { BuildLine } from './build-list.ts';

/** A line of the list with what is known of its part; `facts` null where the build knew nothing of it. */
export type SheetLine = BuildLine & { facts: SizeFacts | null; set: SetFacts | null };
/** `title` is the category of the data, "" for parts of which none is known. */
type SheetGroup = { title: string; lines: SheetLine[] };

const categoryOfPosition: Readonly<Record<PartPosition, string>> = {
  rod: 'Conrod bearings',
  main: 'Main bearings',
  thrust: 'Thrust bearings',
  'oil-pump': 'Oil pumps',
};

/** Category as the data says it; before the data is there, as the number tells it, so that a line need not move. */
function findCategory({ slug, set }: SheetLine): string {
  if (set) return set.category;
  if (isUniversalCode(slug)) return 'Flexigauge';
  const code = parsePartCode(slug).set;
  const position = readPosition(code);
  return position === null ? (code.includes('+') ? 'Kits' : '') : categoryOfPosition[position];
}

/**
 * The lines in groups by category, in the order of the parts table of an engine; parts of unknown category last. Within a
 * group the order is that of the list.
 */
export function groupSheetLines(lines: readonly SheetLine[]): SheetGroup[] {
  const byTitle = groupBy(lines, findCategory);
  const rank = (a: string, b: string) => Number(a === '') - Number(b === '') || comparePartGroups(a, b);
  return [...byTitle].sort(([a], [b]) => rank(a, b)).map(([title, lines]) => ({ title, lines }));
}
