/** What a column needs: its longest word, and its longest cell on one line. Points. */
export type ColumnNeed = { least: number; whole: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Widths of a table's columns that fill `width`: every column has its longest word, and what is left is shared by what each
 * would still need to be on one line; when all fit, the rest goes to the column `elastic`. Where not even the words fit, all
 * shrink alike.
 */
export function shareWidth(needs: readonly ColumnNeed[], width: number, elastic: number = needs.length - 1): number[] {
  const least = needs.map((need) => need.least);
  const rest = width - sum(least);
  if (rest <= 0) return least.map((one) => (one * width) / sum(least));
  const wishes = needs.map(({ least: word, whole }) => Math.max(0, whole - word));
  const wished = sum(wishes);
  const share = wished === 0 ? 0 : Math.min(1, rest / wished);
  const widths = least.map((word, at) => word + (wishes[at] ?? 0) * share);
  const spare = width - sum(widths);
  return widths.map((one, at) => (at === elastic ? one + spare : one));
}
