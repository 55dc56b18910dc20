/** The section as the page holds it, before anything is measured. */
export const clearanceSectionCopy = {
  title: 'Which size do I need?',
  titleThrust: 'Is the end float right?',
  /** letters in brackets are those of the drawing */
  intro:
    'Oil clearance is the housing bore [A] less two walls [D] less the journal [B]. Measure both, and the clearance of every size is worked out.',
  introThrust: 'Push the crankshaft fully both ways and read its end float from a dial gauge on its nose.',
  range: 'Range for this set',
  rangeThrust: 'End float for this set',
  wall: 'Wall of a standard shell, at most',
  strip: 'Gauge strip that reads it',
  stripName: (code: string, colour: string) => `${code}, ${colour}`,
  /** of a gauge whose two printed ranges do not say the same */
  stripSlip: (code: string, inch: string, printed: string, meant: string) =>
    `${code}: the printed ${printed} mm does not agree with ${inch} in, which is ${meant} mm. The inches are right, and this shop calculates with them.`,
  notGiven: 'not in the data',
  noWall:
    'The data of this set gives no wall for the standard size. Without it no clearance can be worked out, and none is guessed.',
  noEndFloat: 'The data of this set gives neither its end float nor its journal, so there is nothing to compare with.',
  notes: {
    least:
      'The data gives the greatest wall, so a set gives this clearance or a little more. An undersize shell is thicker by half of the undersize.',
    start: 'The range is a starting point. The engine maker’s figure goes before it.',
    howTo: 'How to measure it',
    byRule: 'The data gives no oil clearance for this set. The range is the race clearance by journal diameter.',
    byRuleThrust: 'The data gives no end float for this set. The range is the one for its journal diameter.',
    coated: (microns: string, from: string, to: string) =>
      `The coating is ${microns}\u00a0µm a shell. The data does not say whether the wall includes it. If it does not, the clearance is ${from}–${to} mm less. Measure with the coated shells in place.`,
    estimates: (rows: string) => `The data marks as an estimate: ${rows}.`,
    unchecked: (rows: string) => `Not in the data: ${rows}. An error in measuring it cannot be noticed here.`,
    washers:
      'The data does not say how much thicker the washers of the other size are, so no size is worked out. Measure their thickness before fitting.',
  },
  rows: { journal: 'journal diameter', housing: 'housing bore' },
} as const;

/** What the helper says to a measurement. Figures come in written out, with their unit. */
export const clearanceCopy = {
  missing: 'The data of this set is not enough to work out a clearance.',
  confirm: 'This is a calculation. Measure the clearance again at assembly.',
  colours: { green: 'green', red: 'red', blue: 'blue', yellow: 'yellow' },
  unit: 'Unit',
  units: { mm: 'mm', in: 'inch' },
  fields: { housing: 'Housing bore', journal: 'Journal diameter', endFloat: 'End float' },
  hints: {
    housing: (range: string) => `In the data ${range}`,
    journal: (range: string) => `In the data ${range} for STD`,
    endFloat: (range: string) => `In the data ${range}`,
  },
  readAs: (length: string) => `= ${length}`,
  errors: {
    'no-number': (example: string) => `Write a number such as ${example}`,
    'too-fine': { mm: 'At most 4 decimals in mm', in: 'At most 5 decimals in inches' },
  },
  waiting: {
    both: 'Type both measurements to see the clearance of each size.',
    housing: 'Type the housing bore as well.',
    journal: 'Type the journal diameter as well.',
    endFloat: 'Type the measured end float.',
  },
  fits: (size: string, clearance: string) => `Size ${size} gives ${clearance}`,
  fitsOther: (number: string, clearance: string) => `${number} gives ${clearance}`,
  inRange: 'In range',
  atLimit: 'At the limit',
  isAtLimit: (range: string) =>
    `At the limit of the range, ${range}. Measure both again: the smallest error puts it outside.`,
  isShown: 'This page shows it.',
  choose: (size: string) => `Choose size ${size}`,
  open: (number: string) => `Open ${number}`,
  noneFits: 'No size is in range',
  nearest: (number: string, off: string) => `The nearest is ${number}: ${off}.`,
  mix: (one: string, other: string, clearance: string, isAtLimit: boolean) =>
    `One shell of ${one} with one of ${other} in each pair gives ${clearance}, which is ${isAtLimit ? 'at the limit of the range' : 'in range'}. That takes a set of each.`,
  regrind: (journal: string, number: string) => `With the journal ground to ${journal}, ${number} is in range.`,
  looksLike: (sizes: string, set: string) => `The journal looks like a ${sizes} undersize. ${set} is not made in it.`,
  tooTight: (off: string) => `${off} too tight`,
  tooWide: (off: string) => `${off} too wide`,
  under: (least: string) => `under ${least}`,
  table: 'Clearance of each size',
  columns: { size: 'Size', clearance: 'Clearance', verdict: (range: string) => `Range ${range}` },
  twin: (set: string, difference: string) => `${set}, ${difference} mm`,
  shown: 'this page',
  unknown: (sizes: string) => `${sizes}: the data does not give its wall, so it is not worked out.`,
  housingFirst: {
    title: 'The housing comes first',
    off: (off: string, side: 'above' | 'below', range: string) =>
      `The housing is ${off} ${side} its range of ${range}. It does not hold shells of any size as they are made to be held.`,
    advice: 'Have the housing resized into its range, measure it again, and choose the size then.',
    table: 'What the sizes would give in the housing as it is:',
  },
  chart: (range: string, strip: string, measured: string | null) =>
    `Scale of oil clearance: range ${range}${strip}${measured ? `; worked out ${measured}` : ''}`,
  chartRange: 'range',
  chartStrip: (code: string, colour: string, range: string) => `; strip ${code}, ${colour}, reads ${range}`,
  issues: {
    otherUnit: {
      title: (unit: string) => `Check the unit: this looks like ${unit}`,
      both: 'Both lengths fit this set only in the other unit.',
      journal: 'The journal fits this set only in the other unit.',
      housing: 'The housing fits this set only in the other unit.',
      endFloat: 'This fits the range only in the other unit.',
      mend: (unit: string) => `Read it as ${unit}`,
    },
    swapped: {
      title: 'The two lengths look swapped',
      text: 'The journal is as large as a housing of this set, and the housing as small as a journal.',
      mend: 'Swap them',
    },
    notSmaller: {
      title: 'The journal is not smaller than the housing',
      text: 'No shell goes between them. Measure again.',
    },
    off: {
      title: {
        journal: (off: string, side: string) => `The journal is ${off} ${side} than a standard one of this set`,
        housing: (off: string, side: string) => `The housing is ${off} ${side} than those of this set`,
      },
      larger: 'larger',
      smaller: 'smaller',
      text: (range: string) =>
        `The data gives ${range}. Check the reading, and whether this is the set for the engine.`,
    },
    endFloat: {
      title: 'No crankshaft has this end float',
      text: 'Check the reading and the unit.',
    },
  },
  endFloat: {
    'in-range': (endFloat: string) => `${endFloat} is in range`,
    'at-limit': (endFloat: string) => `${endFloat} is at the limit of the range`,
    'too-small': (endFloat: string, off: string) => `${endFloat} is ${off} too small`,
    'too-large': (endFloat: string, off: string) => `${endFloat} is ${off} too large`,
  },
} as const;
