import { basketCopy } from '#config/copy/basket.ts';
import { twoPackageKit } from '#config/delivery.ts';
import { parsePartCode } from '../part/part-code.ts';

type WarnedLine = { slug: string; isKitComponent: boolean };

const isExtraClearance = (line: WarnedLine): boolean => parsePartCode(line.slug).set.includes('HX');
const isTwoPackageKit = (line: WarnedLine): boolean => !line.isKitComponent && line.slug.startsWith(twoPackageKit);

/** True where a kit among the lines leaves in two packages, in one shipment (rule basket.warnings). */
export const needsTwoPackages = (lines: readonly { slug: string }[]): boolean =>
  lines.some(({ slug }) => slug.startsWith(twoPackageKit));

/**
 * The visible lines with a set of HX, by their id (rule basket.warnings); the contents of a kit follow its line and count for it.
 */
export function findExtraClearance(lines: readonly (WarnedLine & { id: string })[]): ReadonlySet<string> {
  const found = new Set<string>();
  let shown: string | null = null;
  for (const line of lines) {
    if (!line.isKitComponent) shown = line.id;
    if (shown !== null && isExtraClearance(line)) found.add(shown);
  }
  return found;
}

/**
 * Sentences to show above the basket (rule basket.warnings): first the HX warning, for any line whose set has HX in its
 * name, hidden kit contents included; then the note on the kit that leaves in two packages. Empty when there is nothing
 * to say.
 */
export function listBasketWarnings(lines: readonly WarnedLine[]): string[] {
  return [
    ...(lines.some(isExtraClearance) ? [basketCopy.hxWarning] : []),
    ...(lines.some(isTwoPackageKit) ? [basketCopy.twoPackages] : []),
  ];
}
