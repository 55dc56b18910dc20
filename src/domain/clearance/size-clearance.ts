import type { LengthRange, Nanometres } from './length.ts';

/** What a size gives on the measured engine. */
export type SizeClearance = {
  set: string;
  size: string;
  slug: string;
  /** least oil clearance, to 0.001 mm; negative: the journal does not go in */
  clearance: Nanometres;
  /** how far outside of the range: 0 inside, negative too tight, positive too wide */
  off: Nanometres;
  /** inside, and on one of the two ends of the range (rule clearance.at-the-limit) */
  isAtLimit: boolean;
  /** the journal that would bring this size into the range */
  journal: LengthRange;
};

export type Weigh = (row: SizeClearance) => number;

/** The row that weighs least, the first of several; undefined where there is none. */
export const findLeast = (rows: readonly SizeClearance[], weigh: Weigh): SizeClearance | undefined =>
  [...rows].sort((a, b) => weigh(a) - weigh(b))[0];
