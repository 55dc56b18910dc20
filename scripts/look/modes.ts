/** How a screen is looked at. */
export const modes = ['plain', 'forced', 'reduced', 'text', 'print'] as const;
export type Mode = (typeof modes)[number];

export const modeNames: Readonly<Record<Mode, string>> = {
  plain: 'plain',
  forced: 'forced colours',
  reduced: 'reduced motion',
  text: 'text at 200 %',
  print: 'on paper',
};

/** CSS pixels of a sheet of A4 between the browser's own margins of 1 cm. */
const paperWidth = 718;

/** The usual widths; five screens are looked at on the smallest and largest window too. */
const usual = [390, 768, 1440];
const furthest = [320, 1920];

/** What else is looked at besides the plain picture: at the two ends, since each mode changes little in between. */
const others: Readonly<Record<Exclude<Mode, 'plain'>, readonly number[]>> = {
  forced: [390, 1440],
  reduced: [1440],
  text: [390, 1440],
  print: [paperWidth],
};

export type Shot = { width: number; mode: Mode };

/** Every picture of a screen, by width; `isOfFive`: also at 320 and 1920 px. */
export function listShots({ isOfFive = false }: { isOfFive?: boolean | undefined }): Shot[] {
  const plain = [...usual, ...(isOfFive ? furthest : [])].map((width) => ({ width, mode: 'plain' as const }));
  const rest = modes.flatMap((mode) => (mode === 'plain' ? [] : others[mode].map((width) => ({ width, mode }))));
  return [...plain, ...rest].toSorted((one, other) => one.width - other.width);
}
