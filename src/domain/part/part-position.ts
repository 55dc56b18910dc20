/** Where a part sits in an engine. A calico set sits where its bearing does. */
export type PartPosition = 'rod' | 'main' | 'thrust' | 'oil-pump';

const positionByLetter: Readonly<Record<string, PartPosition>> = { B: 'rod', M: 'main', T: 'thrust' };

/** The single sets behind a set code: "4B1183H+5M1172H" names two, every other code itself. */
export const listSingleSets = (set: string): string[] => set.split('+').filter(Boolean);

/**
 * Position of a single set as its code tells it ("How to read a part number": digits, then B conrod, M main, T thrust; OP
 * oil pump). Null where the code does not follow the pattern: gauges, kits, anything new.
 */
export function readPosition(set: string): PartPosition | null {
  if (set.includes('+')) return null;
  if (/^OP[A-Z]/.test(set)) return 'oil-pump';
  const letter = /^\d+([A-Z])\d/.exec(set)?.[1] ?? '';
  return Object.hasOwn(positionByLetter, letter) ? (positionByLetter[letter] ?? null) : null;
}

/**
 * Place and design number of a single set, "B1606" of "4B1606HX": sets that share it are one bearing in another clearance,
 * coating or count. Null where the code does not follow the pattern.
 */
export const readDesign = (set: string): string | null => /^\d+([A-Z]\d+)/.exec(set)?.[1] ?? null;
