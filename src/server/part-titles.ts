import type { BasketLine } from '#domain/basket/basket.ts';
import { type NamedLine, type SetTitle, writeLineTitle } from '#domain/part/set-title.ts';
import { parsePartCode } from '#domain/part/part-code.ts';

/** The spoken name of what the commerce API names by number (rule part.title): the same in every list, page and mail. */
export type TitleOf = (line: NamedLine) => string;

/** Names by the sets of the release being served; `find` gives null for one that is newer. */
export const createTitles =
  (find: (set: string) => SetTitle | null): TitleOf =>
  (line) =>
    writeLineTitle(line, find(parsePartCode(line.slug).set));

/** A basket or an order with its lines called by their spoken names. */
export const nameLines = <Sold extends { lines: BasketLine[] }>(titleOf: TitleOf, sold: Sold): Sold => ({
  ...sold,
  lines: sold.lines.map((line) => ({ ...line, name: titleOf(line) })),
});
