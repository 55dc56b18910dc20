type CountedLine = { quantity: number; isKitComponent: boolean };

/** Pieces in the basket, kit component lines not counted: the number on the badge (rule basket.badge). */
export const countPieces = (lines: readonly CountedLine[]): number =>
  lines.reduce((sum, line) => (line.isKitComponent ? sum : sum + line.quantity), 0);

/** Pieces of one part that the buyer put in; what a kit brings along is not counted. */
export const countOfPart = (lines: readonly (CountedLine & { slug: string })[], slug: string): number =>
  countPieces(lines.filter((line) => line.slug === slug));

/** The lines a buyer sees: without those that are part of a kit (rule basket.kit-lines). */
export const visibleLines = <L extends { isKitComponent: boolean }>(lines: readonly L[]): L[] =>
  lines.filter((line) => !line.isKitComponent);
