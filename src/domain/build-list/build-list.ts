import { limits } from '#config/limits.ts';
import { cleanLine } from '../clean-text.ts';
import { clampQuantity } from '../basket/quantity.ts';

/** Parts for one build. `title` is what the builder calls it, "" while it has no name; each slug stands in one line. */
export type BuildList = { title: string; lines: BuildLine[] };
/** `engine`: the key of the one that it was put on the list for, where that is known (rule part.engine-words) */
export type BuildLine = { slug: string; quantity: number; engine?: string | undefined };

export const emptyBuildList: BuildList = { title: '', lines: [] };

const toQuantity = (quantity: number): number => clampQuantity(quantity, null);

const changeLine = (list: BuildList, slug: string, change: (line: BuildLine) => BuildLine): BuildList => ({
  ...list,
  lines: list.lines.map((line) => (line.slug === slug ? change(line) : line)),
});

/** Pieces of a part on the list; 0 when it is not there. */
export const quantityOf = (list: BuildList, slug: string): number =>
  list.lines.find((line) => line.slug === slug)?.quantity ?? 0;

/** True when no further part can be put on the list. */
export const isFull = (list: BuildList): boolean => list.lines.length >= limits.buildListParts;

/** True when a line would have more pieces than it may: `addToList` keeps the limit. */
export const isTooMany = (list: BuildList, { slug, quantity }: BuildLine): boolean =>
  quantityOf(list, slug) + quantity > limits.lineQuantityMax;

/** Puts pieces of a part on the list, on top of those that are there. A full list takes no new part and stays as it is. */
export function addToList(list: BuildList, { slug, quantity, engine }: BuildLine): BuildList {
  const known = engine === undefined ? {} : { engine };
  if (quantityOf(list, slug) > 0)
    return changeLine(list, slug, (line) => ({ ...line, ...known, quantity: toQuantity(line.quantity + quantity) }));
  if (isFull(list)) return list;
  return { ...list, lines: [...list.lines, { slug, quantity: toQuantity(quantity), ...known }] };
}

/** Sets the pieces of a part that is on the list, between 1 and the limit of a line. */
export const setListQuantity = (list: BuildList, slug: string, quantity: number): BuildList =>
  changeLine(list, slug, (line) => ({ ...line, quantity: toQuantity(quantity) }));

/** Takes a part off the list. */
export const removeFromList = (list: BuildList, slug: string): BuildList => ({
  ...list,
  lines: list.lines.filter((line) => line.slug !== slug),
});

/** Lets two parts change places; the list stays as it is when one of them is not on it. */
export function swapOnList(list: BuildList, one: string, other: string): BuildList {
  const find = (slug: string) => list.lines.find((line) => line.slug === slug);
  const [first, second] = [find(one), find(other)];
  if (!first || !second) return list;
  const swapped = (line: BuildLine) => (line === first ? second : line === second ? first : line);
  return { ...list, lines: list.lines.map(swapped) };
}

/** A name as it is kept: one line, without outer spaces, cut at the limit. */
export const toListTitle = (typed: string): string =>
  [...cleanLine(typed).replace(/\s+/g, ' ').trim()].slice(0, limits.buildTitleMax).join('').trim();

/** Both lists in one: the first keeps its name and order, quantities of a part on both are summed. */
export const joinLists = (list: BuildList, other: BuildList): BuildList =>
  other.lines.reduce(addToList, { ...list, title: list.title || other.title });

/** Pieces on the list. */
export const countListPieces = (list: BuildList): number => list.lines.reduce((sum, line) => sum + line.quantity, 0);

/** True when both name the same parts in the same order and quantities under one title. */
export const isSameList = (a: BuildList, b: BuildList): boolean =>
  a.title === b.title &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, at) => line.slug === b.lines[at]?.slug && line.quantity === b.lines[at].quantity);
