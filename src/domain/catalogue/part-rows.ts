import { groupBy } from '../group-by.ts';
import { compareText } from '../compare-text.ts';
import { compareSizes } from '../part/part-size.ts';
import type { Part, PartType, Picture } from '../part/part.ts';

/** A row of the engine's parts table with what its picture needs. */
export type EnginePartRow = PartRow & { type: PartType; picture: Picture | null };
export type EnginePartGroup = { title: string; rows: EnginePartRow[] };

/** One set in the table of an engine's parts; `sizes` in size order, one with size "" for items without size. */
export type PartRow = {
  set: string;
  description: string;
  clearance: string;
  /** as supplied, "Conrod 45.00 mm" */
  parameter: string;
  /** the number in it, "45.00"; null where there is none */
  parameterMm: string | null;
  photoUrl: string | null;
  sizes: { size: string; slug: string }[];
};
export type PartGroup = { title: string; rows: PartRow[] };

const groupOrder = ['Conrod bearings', 'Main bearings', 'Thrust bearings', 'Oil pumps', 'Kits', 'Flexigauge'];

const rankGroup = (title: string): number => {
  const index = groupOrder.indexOf(title);
  return index === -1 ? groupOrder.length : index;
};

/** Order of groups of parts by their titles: as an engine is built, then whatever else the data names, by name. */
export const comparePartGroups = (a: string, b: string): number => rankGroup(a) - rankGroup(b) || compareText(a, b);

const toRow = (parts: readonly Part[]): PartRow => {
  const sorted = [...parts].sort((a, b) => compareSizes(a.size, b.size));
  const [first] = sorted as [Part, ...Part[]];
  return {
    set: first.set,
    description: first.description,
    clearance: first.clearance,
    parameter: first.parameter,
    parameterMm: /(\d+(?:\.\d+)?) mm/.exec(first.parameter)?.[1] ?? null,
    photoUrl: first.photos[0]?.url ?? null,
    sizes: sorted.map(({ size, slug }) => ({ size, slug })),
  };
};

/**
 * The parts of an engine as table rows, one per set, in groups by category: conrod, main, thrust, pumps, kits, gauges,
 * then whatever else the data names, by name. Within a group by set code. The order of the input does not matter.
 */
export function groupPartRows(parts: readonly Part[]): PartGroup[] {
  const byCategory = groupBy(parts, (part) => part.category);
  const titles = [...byCategory.keys()].sort(comparePartGroups);
  return titles.map((title) => {
    const bySet = groupBy(byCategory.get(title) ?? [], (part) => part.set);
    const sets = [...bySet.values()].map(toRow);
    return { title, rows: [...sets].sort((a, b) => compareText(a.set, b.set)) };
  });
}
