import { partCopy } from '#config/copy/part.ts';

const rank = (size: string): number => (size === 'STD' ? 0 : size === 'STD-SP' ? 1 : 2);

/** Order of sizes: STD, STD-SP, then alphabetical by character code, the same in every language (doc 1 §5). */
export function compareSizes(a: string, b: string): number {
  const byRank = rank(a) - rank(b);
  if (byRank !== 0) return byRank;
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * What a size code means: "STD" standard, "STD-SP" special, ".25" is 0.25 mm undersize, "010" is 0.010 in undersize.
 * Anything else is its own meaning; no size gives "".
 */
export function describeSize(size: string): string {
  if (size === 'STD') return partCopy.sizeStandard;
  if (size === 'STD-SP') return partCopy.sizeSpecial;
  if (/^\.\d+$/.test(size)) return `−0${size} mm`;
  if (/^\d{3}$/.test(size)) return `−${(Number(size) / 1000).toFixed(3)} in`;
  return size;
}
