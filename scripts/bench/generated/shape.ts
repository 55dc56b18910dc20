import type { Weights } from './chance.ts';

/**
 * How the sample catalogue of 2,460 parts is made, as shares and counts, so that a bigger one looks the same. Cores are
 * the exception: 38,000 sets need more numbers than three and four digits hold, so every second core has five.
 */
export type Layout = { rodPairs: number; mainPairs: number };

/** pairs of rod and main shells of an engine family, by how many families have them */
export const layouts: Weights<Layout> = [
  [166, { rodPairs: 4, mainPairs: 5 }],
  [39, { rodPairs: 6, mainPairs: 4 }],
  [36, { rodPairs: 6, mainPairs: 7 }],
  [52, { rodPairs: 8, mainPairs: 5 }],
  [10, { rodPairs: 3, mainPairs: 4 }],
  [8, { rodPairs: 2, mainPairs: 3 }],
  [6, { rodPairs: 5, mainPairs: 6 }],
  [4, { rodPairs: 10, mainPairs: 6 }],
  [2, { rodPairs: 12, mainPairs: 7 }],
];

export const coreDigits: Weights<number> = [
  [2, 3],
  [48, 4],
  [50, 5],
];

/** share of families that have a set with the suffix beside H */
export const rodSuffixes = [
  ['HX', 0.28],
  ['HC', 0.13],
  ['HD', 0.02],
  ['HXD', 0.014],
] as const;
export const mainSuffixes = [
  ['HX', 0.18],
  ['HC', 0.11],
] as const;
export const thrustShare = 0.37;
export const kitShare = 0.04;
export const pumpShare = 0.035;

export const plainSizes: Weights<readonly string[]> = [
  [293, ['STD', '.025', '.25', '.50']],
  [150, ['STD', '.25']],
  [56, ['STD', '001', '010', '020']],
  [12, ['STD', 'STD-SP', '.025', '.25', '.50']],
  [6, ['STD', 'STD-SP', '001', '010', '020', '030']],
  [60, ['STD']],
];
export const suffixSizes: Weights<readonly string[]> = [
  [190, ['STD', '.25']],
  [16, ['STD', '010']],
  [3, ['STD', '001']],
  [3, ['STD']],
];
export const thrustSizes: Weights<readonly string[]> = [
  [69, ['STD']],
  [38, ['STD', '.10']],
];

/** engines that take the sets of one family: 2.5 in the mean, as 715 engines have 290 families */
export const enginesOfFamily: Weights<number> = [
  [50, 1],
  [19, 2],
  [11, 3],
  [8, 4],
  [5, 6],
  [4, 9],
  [1, 14],
  [0.4, 28],
];
/** makes that share a family */
export const makesOfFamily: Weights<number> = [
  [69, 1],
  [20, 2],
  [7, 3],
  [4, 4],
];

/** share of sets with numbers of others, and how many; the sample data knows only 17 numbers, a maker's list far more */
export const interchangeShare = 0.1;
export const interchangeCounts: Weights<number> = [
  [60, 1],
  [30, 2],
  [10, 3],
];
export const pumpPrefixes = ['OPMB', 'OPNS', 'OPTA', 'OPHD', 'OPSB'] as const;
