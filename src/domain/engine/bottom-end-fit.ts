import { readSizeCode } from '../part/part-size.ts';
import type { EngineRow, EngineSize } from './engine-row.ts';
import { mainLettersFor } from './set-letters.ts';

export type BottomEndPlace = 'rod' | 'main' | 'thrust';

/** One part of a bottom end: the set and its chosen size. */
export type BottomEndLine = { place: BottomEndPlace; row: EngineRow; size: EngineSize };

/**
 * Why parts do not make one bottom end. `place`: two of one kind, or none; `clearance`: conrods and mains of another clearance or
 * coating; `size`: for journals ground differently, or washers of another thickness than standard; `journal`: washers for
 * another main journal.
 */
type FitIssue = 'place' | 'clearance' | 'size' | 'journal';

const isSame = <T>(values: readonly T[]): boolean => new Set(values).size < 2;

/** What is ground off the journal; two codes of one measure are one size. */
function measureOf(code: string): string {
  const measure = readSizeCode(code);
  return measure ? `${measure.thousandths} ${measure.unit}` : code;
}

const hasOneClearance = (shells: readonly BottomEndLine[]): boolean => {
  const letters = shells.map(({ place, row }) =>
    place === 'rod' && row.letters ? mainLettersFor(row.letters) : row.letters,
  );
  return (
    isSame(letters) && isSame(shells.map(({ row }) => row.clearance)) && isSame(shells.map(({ row }) => row.isCoated))
  );
};

/**
 * The check that the parts of a bottom end belong together (rule catalogue.bottom-end): each kind once, conrods and mains of one
 * clearance and one size by their letters and by the data too, washers of standard thickness for the journal of the mains. Empty
 * when they do; what the data does not tell is no issue.
 */
export function checkFit(lines: readonly BottomEndLine[]): FitIssue[] {
  const shells = lines.filter(({ place }) => place !== 'thrust');
  const washers = lines.filter(({ place }) => place === 'thrust');
  const journals = lines.filter(({ place }) => place !== 'rod').flatMap(({ row }) => row.journalMm ?? []);
  const issues: [FitIssue, boolean][] = [
    ['place', lines.length > 0 && new Set(lines.map(({ place }) => place)).size === lines.length],
    ['clearance', hasOneClearance(shells)],
    [
      'size',
      isSame(shells.map(({ size }) => measureOf(size.size))) &&
        washers.every(({ size }) => ['STD', ''].includes(size.size)),
    ],
    ['journal', isSame(journals)],
  ];
  return issues.flatMap(([issue, holds]) => (holds ? [] : [issue]));
}
