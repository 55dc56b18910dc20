import { partCopy } from '#config/copy/part.ts';
import { compareText } from '../compare-text.ts';
import { readPosition } from './part-position.ts';

const rank = (size: string): number => (size === 'STD' ? 0 : size === 'STD-SP' ? 1 : 2);

/** Order of sizes: STD, STD-SP, then alphabetical by character code, the same in every language (rule size.order). */
export function compareSizes(a: string, b: string): number {
  return rank(a) - rank(b) || compareText(a, b);
}

/** What a size code measures, in thousandths of its unit: ".25" is 250 of a millimetre, "010" ten of an inch. */
type SizeMeasure = { unit: 'mm' | 'in'; thousandths: number };

/**
 * How codes are written, ".25", "1.00" and ".025" mm, "010" in, and ".001" in, as the FAQ writes it.
 * Nothing is made 0.010 mm larger or smaller, so ".010" can only be inch.
 */
const writings: readonly [RegExp, SizeMeasure['unit']][] = [
  [/^\d?\.(?:\d\d|025)$/, 'mm'],
  [/^0\d\d$/, 'in'],
  [/^\.(?:00\d|0[123]0)$/, 'in'],
];

/** The only reader of size codes. Null where a code has no certain figure ("STD", "STD-SP", ".125"). */
export function readSizeCode(code: string): SizeMeasure | null {
  const unit = writings.find(([writing]) => writing.test(code))?.[1];
  if (unit === undefined) return null;
  return { unit, thousandths: code.includes('.') ? Math.round(Number(code) * 1000) : Number(code) };
}

/** The figure of a code, "0.25 mm" or "0.010 in"; null where it has none. Millimetres keep the places of the code. */
function writeMeasure(code: string): string | null {
  const measure = readSizeCode(code);
  if (!measure) return null;
  const places = measure.unit === 'in' ? 3 : code.length - code.indexOf('.') - 1;
  return `${(measure.thousandths / 1000).toFixed(places)} ${measure.unit}`;
}

type SizedPart = { set: string; size: string };

/** Shells are made for a smaller journal; what the sizes of thrust washers change is not in the data, so nothing is claimed. */
const isUndersize = ({ set }: SizedPart): boolean => readPosition(set) !== 'thrust';

/**
 * What the size of a part means, short: "standard", "special", "−0.25 mm" for an undersize, "0.10 mm" for thrust washers.
 * Anything else is its own meaning; no size gives "".
 */
export function describeSize(part: SizedPart): string {
  const { size } = part;
  if (size === 'STD') return partCopy.sizeStandard;
  if (size === 'STD-SP') return partCopy.sizeSpecial;
  const figure = writeMeasure(size);
  if (figure === null) return size;
  return isUndersize(part) ? `−${figure}` : figure;
}

/** A size as it is said aloud, its code and what that means: ".25, 0.25 mm undersize" (rule size.said). */
export function saySize(part: SizedPart): string {
  const meaning = writeSize(part);
  return meaning === part.size ? part.size : `${part.size}, ${meaning}`;
}

/** The same behind a name: "standard size", "0.25 mm undersize", "0.10 mm" for thrust washers, "" without size. */
export function writeSize(part: SizedPart): string {
  const figure = writeMeasure(part.size);
  if (figure !== null) return isUndersize(part) ? `${figure} undersize` : figure;
  return /^STD/.test(part.size) ? `${describeSize(part)} size` : part.size;
}

/** A size of a set, in the order in which its sizes are listed. */
type ListedSize = { slug: string; isInStock: boolean };

/**
 * The size in stock that stands nearest to one that is not (rule size.nearest); of two as near the one before it, which takes
 * less off the journal. Null where that one is in stock, is none of them, or where no other is.
 */
export function findNearestSize<T extends ListedSize>(sizes: readonly T[], slug: string): T | null {
  const at = sizes.findIndex((size) => size.slug === slug);
  if (at === -1 || sizes[at]?.isInStock) return null;
  const distance = (size: T) => Math.abs(sizes.indexOf(size) - at);
  const others = sizes.filter(({ isInStock }) => isInStock);
  return [...others].sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
