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
