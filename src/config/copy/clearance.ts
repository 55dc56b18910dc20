/** The section as the page holds it, before anything is measured. */
export const clearanceSectionCopy = {
  title: 'Which size do I need?',
  titleThrust: 'Is the end float right?',
  /** letters in brackets are those of the drawing */
  intro:
    'Oil clearance is the housing bore [A] less two walls [D] less the journal [B]. Measure bore and journal to see the clearance of every size.',
  introThrust: 'Push the crankshaft fully both ways and read its end float from a dial gauge on its nose.',
  range: 'Range for this set',
  rangeThrust: 'End float for this set',
  wall: 'Wall of a standard shell, at most',
  strip: 'Gauge strip for this range',
  stripName: (code: string, colour: string) => `${code}, ${colour}`,
  /** of a gauge whose two printed ranges do not say the same */
  stripSlip: (code: string, inch: string, printed: string, meant: string) =>
    `${code}: the printed ${printed} mm is wrong. ${inch} in is ${meant} mm, and we calculate with that.`,
  notGiven: 'not in the data',
  noWall: 'The data gives no wall for the standard size of this set, so we cannot work out its clearance.',
  noEndFloat: 'The data gives neither end float nor journal for this set, so we cannot check your reading.',
  notes: {
    least:
      'The data gives the greatest wall, so a set gives this clearance or a little more. An undersize shell is thicker by half the undersize.',
    start: 'The range is a starting point. If the engine maker gives a figure, use that.',
    howTo: 'How to measure it',
    byRule: 'The data gives no oil clearance for this set. The range is the race clearance for its journal diameter.',
    byRuleThrust: 'The data gives no end float for this set. The range is the one for its journal diameter.',
    coated: (microns: string, from: string, to: string) =>
      `The coating is ${microns}\u00a0µm per shell. The data does not say whether the wall includes it. If it does not, the clearance is ${from}–${to} mm less. Measure with the coated shells in place.`,
    estimates: (rows: string) => `Estimates in the data: ${rows}.`,
    unchecked: (rows: string) => `Not in the data: ${rows}. A wrong reading goes unnoticed here.`,
    washers:
      'The data does not say how much thicker the other size is, so we cannot work out a size. Measure the washers before you fit them.',
  },
  rows: { journal: 'journal diameter', housing: 'housing bore' },
} as const;

/** What the helper says to a measurement. Figures come in written out, with their unit. */
export const clearanceCopy = {
  missing: 'The data of this set is too little to work out a clearance.',
  confirm: 'This is a calculation. Measure the clearance again at assembly.',
  colours: { green: 'green', red: 'red', blue: 'blue', yellow: 'yellow' },
  unit: 'Unit',
  units: { mm: 'mm', in: 'inch' },
  fields: { housing: 'Housing bore', journal: 'Journal diameter', endFloat: 'End float' },
  hints: {
    housing: (range: string) => `The data says ${range}`,
    journal: (range: string) => `The data says ${range} for STD`,
    endFloat: (range: string) => `The data says ${range}`,
  },
  readAs: (length: string) => `= ${length}`,
  errors: {
    'no-number': (example: string) => `Type a number such as ${example}.`,
    'too-fine': { mm: 'Type at most 4 decimals in mm.', in: 'Type at most 5 decimals in inches.' },
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
    `At the limit of the range, ${range}. Measure both again: a small error puts it outside.`,
  isShown: 'This page shows it.',
  choose: (size: string) => `Choose size ${size}`,
  open: (number: string) => `Open ${number}`,
  noneFits: 'No size is in range',
  nearest: (number: string, off: string) => `The nearest is ${number}: ${off}.`,
  mix: (one: string, other: string, clearance: string, isAtLimit: boolean) =>
    `One shell of ${one} with one of ${other} in each pair gives ${clearance}, which is ${isAtLimit ? 'at the limit of the range' : 'in range'}. You need a set of each.`,
  regrind: (journal: string, number: string) => `With the journal ground to ${journal}, ${number} is in range.`,
  looksLike: (sizes: string, set: string) =>
    `The journal looks like a ${sizes} undersize. ${set} is not made in that size.`,
  tooTight: (off: string) => `${off} too tight`,
  tooWide: (off: string) => `${off} too wide`,
  under: (least: string) => `under ${least}`,
  table: 'Clearance of each size',
  columns: { size: 'Size', clearance: 'Clearance', verdict: (range: string) => `Range ${range}` },
  twin: (set: string, difference: string) => `${set}, ${difference} mm`,
  shown: 'this page',
  unknown: (sizes: string) => `${sizes}: the data gives no wall, so we cannot work it out.`,
  housingFirst: {
    title: 'The housing comes first',
    off: (off: string, side: 'above' | 'below', range: string) =>
      `The housing is ${off} ${side} its range of ${range}. It will not hold shells of any size properly.`,
    advice: 'Have the housing resized into its range, measure it again, then choose the size.',
    table: 'Clearance of each size in the housing as it is:',
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
        journal: (off: string, side: string) => `The journal is ${off} ${side} than a standard one for this set`,
        housing: (off: string, side: string) => `The housing is ${off} ${side} than this set takes`,
      },
      larger: 'larger',
      smaller: 'smaller',
      text: (range: string) => `The data gives ${range}. Check the reading, and that this set is for your engine.`,
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
