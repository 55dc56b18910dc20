/** A size that a set is not made in: one wording for every place where it is said (rule part.not-made). */
export const notMadeCopy = {
  sentence: (set: string, size: string) => `${set} is not made in ${size}.`,
  /** by the unit that was typed, which comes first */
  unit: {
    in: (inches: string, mm: string, nearest: string) => `${inches} in = ${mm} mm. The nearest size is ${nearest}.`,
    mm: (inches: string, mm: string, nearest: string) => `${mm} mm = ${inches} in. The nearest size is ${nearest}.`,
  },
  shown: (size: string) => `This page shows ${size}.`,
  /** below it, in the page of the part that is shown instead */
  nothingChosen: (near: number) =>
    near === 1 ? 'Choose a size; one comes close.' : `Choose a size; ${['', '', 'two', 'three'][near]} come close.`,
  nothingNear: 'Choose a size.',
  nearest: (size: string) => `Nearest sizes to ${size}`,
  journal: (range: string) => `Journal ${range}`,
  all: (count: number) => (count === 1 ? 'The only size' : `All ${count} sizes`),
  ask: (size: string) => `Ask for ${size}`,
  /** the message that an enquiry begins with */
  askText: (set: string, size: string) => `Can you make ${set} in ${size}?`,
  from: (price: string) => `from ${price}`,
  noSize: 'No size chosen',
  choose: 'Choose a size',
  choices: (of: number) => (of === 1 ? 'Its only size:' : 'Choose a size:'),
} as const;
