import type { Part } from '../part/part.ts';
import { compareSizes } from '../part/part-size.ts';
import { type SpecifiedFigure, findFigure } from './size-figures.ts';
import { type LengthRange, type Nanometres, fromMm } from './length.ts';
import { toRangeByRule, toThrustClearance } from './target-range.ts';

/** The walls of one set. */
export type SetWalls = {
  set: string;
  /** in size order */
  sizes: string[];
  /** greatest wall of a standard shell */
  wall: Nanometres | null;
  /** greatest wall of sizes whose data gives one of their own */
  walls: Record<string, Nanometres>;
};

/** What the oil clearance of a set of shells is worked out from. Figures that the data does not give are null. */
export type ShellFigures = SetWalls & {
  kind: 'shell';
  /** standard journal and housing, as the data has them */
  journal: LengthRange | null;
  housing: LengthRange | null;
  /** the clearance that the set is made for; by the rule of the FAQ where the data has none and a journal is given */
  range: LengthRange | null;
  /** the same set with extra clearance, or without it where this one has it; its walls are its own figures */
  twin: SetWalls | null;
};
/** What is said of figures beside them. `estimates`: names of the rows that the data calls so. */
type FigureNotes = { isRangeByRule: boolean; estimates: string[] };
export type ShellFacts = ShellFigures & FigureNotes & { isCoated: boolean };

/** What the end float of thrust washers is judged by. */
export type ThrustFigures = { kind: 'thrust'; set: string; sizes: string[]; range: LengthRange | null };
export type ThrustFacts = ThrustFigures & FigureNotes;
export type ClearanceFacts = ShellFacts | ThrustFacts;
export type ClearanceFigures = ShellFigures | ThrustFigures;

/** The figures without what is said beside them: for whoever works with them. */
export function toFigures(facts: ClearanceFacts): ClearanceFigures {
  const { set, sizes, range } = facts;
  if (facts.kind === 'thrust') return { kind: facts.kind, set, sizes, range };
  const { kind, wall, walls, journal, housing, twin } = facts;
  return { kind, set, sizes, wall, walls, journal, housing, range, twin };
}

type Sets = {
  part: Part;
  /** the parts of its set, itself included */
  sameSet: readonly Part[];
  /** the parts of the set that `toTwinSet` names; none where there is no such set */
  twinSet: readonly Part[];
};

const rows = {
  wall: 'Wall thickness max',
  journal: 'Journal diameter range',
  nominal: 'Journal diameter nominal',
  housing: 'Housing bore range',
  range: 'Oil clearance',
  endFloat: 'End float',
} as const;
const shellTypes: readonly Part['type'][] = ['rod', 'main', 'calico'];

const listSizes = (parts: readonly Part[]): string[] => parts.map(({ size }) => size).sort(compareSizes);
const bare = (figure: SpecifiedFigure | null | undefined): LengthRange | null =>
  figure ? { from: figure.from, to: figure.to } : null;

/**
 * Gathers from the data what the size can be chosen by: for sets of shells in sizes and for thrust washers; null for pumps,
 * gauges and joined kits. Figures are those of the standard size; an undersize counts as described by its own row only
 * where that row differs from the standard one, because sets repeat the standard figures in every size.
 */
export function toClearanceFacts(sets: Sets): ClearanceFacts | null {
  if (sets.part.type === 'thrust') return toThrustFacts(sets);
  return shellTypes.includes(sets.part.type) && sets.part.size !== '' ? toShellFacts(sets) : null;
}

const findStandard = (parts: readonly Part[]) => parts.find(({ size }) => size === 'STD');

function toShellFacts({ part, sameSet, twinSet }: Sets): ShellFacts {
  const standard = findStandard(sameSet);
  const find = (name: string) => standard && findFigure(standard, name);
  const journal = bare(find(rows.journal));
  const nominal = find(rows.nominal) ?? journal;
  const given = bare(find(rows.range));
  return {
    kind: 'shell',
    ...toSetWalls(part.set, sameSet),
    journal,
    housing: bare(find(rows.housing)),
    range: given ?? (nominal ? toRangeByRule(part.set, nominal.to) : null),
    isRangeByRule: given === null,
    twin: twinSet[0] ? toSetWalls(twinSet[0].set, twinSet) : null,
    isCoated: part.type === 'calico',
    estimates: listEstimates(sameSet, [rows.wall, rows.journal, rows.housing, rows.range]),
  };
}

const listEstimates = (parts: readonly Part[], names: readonly string[]): string[] =>
  names.filter((name) => parts.some((part) => findFigure(part, name)?.isEstimate));

function toSetWalls(set: string, parts: readonly Part[]): SetWalls {
  const standard = findStandard(parts);
  return {
    set,
    sizes: listSizes(parts),
    wall: (standard && findFigure(standard, rows.wall)?.to) ?? null,
    walls: standard ? listOwnWalls(standard, parts) : {},
  };
}

function listOwnWalls(standard: Part, parts: readonly Part[]): Record<string, Nanometres> {
  const common = findFigure(standard, rows.wall)?.to;
  const walls = parts.map((part) => [part.size, findFigure(part, rows.wall)?.to ?? common] as const);
  return Object.fromEntries(walls.filter((row): row is [string, number] => row[1] !== common));
}

function toThrustFacts({ part, sameSet }: Sets): ThrustFacts {
  const given = findFigure(part, rows.endFloat);
  const journal = /(\d+(?:\.\d+)?) mm journal/.exec(part.parameter)?.[1];
  return {
    kind: 'thrust',
    set: part.set,
    sizes: listSizes(sameSet).filter(Boolean),
    range: bare(given) ?? (journal === undefined ? null : toThrustClearance(fromMm(Number(journal)))),
    isRangeByRule: given === null,
    estimates: listEstimates(sameSet, [rows.endFloat]),
  };
}
