import { type BottomEndLine, type BottomEndPlace, checkFit } from './bottom-end-fit.ts';
import type { EngineGroup, EngineRow } from './engine-row.ts';
import { mainLettersFor, type SetLetters, setLetters } from './set-letters.ts';

/** A clearance in which everything is made, by the letters of its conrods; `sizes` are those that conrods and mains both have. */
type BottomEndOption = { letters: SetLetters; sizes: string[] };

/** What can be chosen for an engine's bottom end. `thrusts`: washers that fit, the usual ones first; empty where there are none. */
export type BottomEnds = { options: BottomEndOption[]; thrusts: EngineRow[]; places: BottomEndPlace[] };

export type BottomEndChoice = { letters: SetLetters; size: string; thrust: string | null };

type Rows = Record<BottomEndPlace, EngineRow[]>;

/** Kits, pumps and gauges have no place of their own in a bottom end. */
function sortRows(groups: readonly EngineGroup[]): Rows {
  const rows = groups.flatMap((group) => group.rows).filter(({ isKit }) => !isKit);
  const at = (place: BottomEndPlace) => rows.filter(({ position }) => position === place);
  return { rod: at('rod'), main: at('main'), thrust: at('thrust') };
}

const findSize = (row: EngineRow, size: string) => row.sizes.find((one) => one.size === size);

/** What a washer is bought in when nothing has been ground: standard, or the only one that has no size. */
const findUsual = (row: EngineRow) => findSize(row, 'STD') ?? findSize(row, '');

/** The one set of a place in a clearance; two of them would have to be told apart by the engine's builder, so neither is taken. */
function findOnly(rows: readonly EngineRow[], letters: SetLetters): EngineRow | null {
  const [first, ...others] = rows.filter((row) => row.letters === letters);
  return first && others.length === 0 ? first : null;
}

/** The shells of a clearance: conrods, mains, or what of both the engine has at all; null where one is not made in it. */
function findShells({ rod, main }: Rows, letters: SetLetters): Omit<BottomEndLine, 'size'>[] | null {
  const wanted = [
    { place: 'rod' as const, rows: rod, letters },
    { place: 'main' as const, rows: main, letters: rod.length > 0 ? mainLettersFor(letters) : letters },
  ].filter(({ rows }) => rows.length > 0);
  const found = wanted.map(({ place, rows, letters: own }) => ({ place, row: findOnly(rows, own) }));
  const shells = found.flatMap(({ place, row }) => (row ? [{ place, row }] : []));
  return shells.length > 0 && shells.length === wanted.length ? shells : null;
}

const inSize = (shells: readonly Omit<BottomEndLine, 'size'>[], code: string): BottomEndLine[] =>
  shells.flatMap(({ place, row }) => {
    const size = findSize(row, code);
    return size ? [{ place, row, size }] : [];
  });

function toOption(rows: Rows, letters: SetLetters): BottomEndOption[] {
  const shells = findShells(rows, letters);
  if (!shells) return [];
  const codes = shells[0]?.row.sizes.map(({ size }) => size) ?? [];
  const sizes = codes.filter((code) => {
    const lines = inSize(shells, code);
    return lines.length === shells.length && checkFit(lines).length === 0;
  });
  return sizes.length > 0 ? [{ letters, sizes }] : [];
}

/** Washers with standard ones first; those for another journal than that of any mains are left out. */
function listThrusts({ thrust, main }: Rows): EngineRow[] {
  const usable = thrust.filter((row) => {
    const journals = main.flatMap(({ journalMm }) => journalMm ?? []);
    return findUsual(row) && (row.journalMm === null || journals.every((journal) => journal === row.journalMm));
  });
  return [...usable].sort((a, b) => Number(findUsual(a)?.size === '') - Number(findUsual(b)?.size === ''));
}

/**
 * The bottom ends that can be bought for an engine in one press (rule catalogue.bottom-end): conrods, mains and thrust of one
 * clearance and size. Null where fewer than two of the three kinds exist, or no clearance has them together.
 */
export function listBottomEnds(groups: readonly EngineGroup[]): BottomEnds | null {
  const rows = sortRows(groups);
  const options = setLetters.flatMap((letters) => toOption(rows, letters));
  const thrusts = listThrusts(rows);
  const shells = (['rod', 'main'] as const).filter((place) => rows[place].length > 0);
  const places: BottomEndPlace[] = thrusts.length > 0 ? [...shells, 'thrust'] : shells;
  return options.length > 0 && places.length > 1 ? { options, thrusts, places } : null;
}

/** What is chosen at first: standard clearance and size where they exist. */
export function chooseFirst({ options: [option], thrusts: [thrust] }: BottomEnds): BottomEndChoice {
  return { letters: option?.letters ?? 'H', size: option?.sizes[0] ?? 'STD', thrust: thrust?.set ?? null };
}

/** Another clearance keeps the size where it is made in it, else begins at its first. */
export function chooseLetters(ends: BottomEnds, choice: BottomEndChoice, letters: SetLetters): BottomEndChoice {
  const sizes = ends.options.find((option) => option.letters === letters)?.sizes ?? [];
  return { ...choice, letters, size: sizes.includes(choice.size) ? choice.size : (sizes[0] ?? choice.size) };
}

/** The parts of a choice in the order of building; empty where they are not made, or do not fit together. */
export function pickBottomEnd(groups: readonly EngineGroup[], choice: BottomEndChoice): BottomEndLine[] {
  const rows = sortRows(groups);
  const shells = findShells(rows, choice.letters);
  const lines = inSize(shells ?? [], choice.size);
  if (!shells || lines.length < shells.length) return [];
  const thrust = listThrusts(rows).find(({ set }) => set === choice.thrust);
  const size = thrust && findUsual(thrust);
  const all: BottomEndLine[] = thrust && size ? [...lines, { place: 'thrust', row: thrust, size }] : lines;
  return checkFit(all).length === 0 ? all : [];
}
