import { drawingCopy } from '#config/copy/drawing.ts';
import type { PartGroup, PartRow } from '../catalogue/part-rows.ts';
import type { KitLine, Part } from '../part/part.ts';
import { type PartPosition, readPosition } from '../part/part-position.ts';
import { describeSize, writeSize } from '../part/part-size.ts';
import { showsPumpType } from '../part/shared-photos.ts';
import { type SetTitle, writeTitlesOfEngine } from '../part/set-title.ts';
import type { Money } from '../price/money.ts';
import type { PartPrice } from '../price/part-price.ts';
import { describeDifference } from './set-difference.ts';
import { type SetLetters, splitLetters } from './set-letters.ts';

/** `meaning` of the size in words, "0.25 mm undersize"; "" for items without size. `price` is that of the build. */
export type EngineSize = { slug: string; size: string; meaning: string; price: PartPrice };

/** A set as the page of an engine offers it: what it is, its sizes, each with the price of the build. */
export type EngineRow = {
  set: string;
  stem: string;
  letters: SetLetters | null;
  position: PartPosition | null;
  isKit: boolean;
  /** its spoken name, as no other set of the engine has it */
  name: string;
  /** clearance as supplied: "Standard oil clearance" */
  clearance: string;
  isCoated: boolean;
  /** what tells it from the others beside it; `figure` stands out */
  difference: { words: string; figure: string };
  /** as supplied, "Conrod 45.00 mm"; "" where the heading of the group says it */
  parameter: string;
  /** the figure in it, which journal it runs on; null where none is known */
  journalMm: string | null;
  /** address of a small picture of ours, or null */
  photo: string | null;
  /** in size order, at least one */
  sizes: EngineSize[];
  /** what a kit holds, else empty */
  contents: KitContent[];
};

/** `price`: gross, of the build; null where the build has no such part. */
export type KitContent = { slug: string; quantity: number; price: Money | null };

/** `journalMm`: that of all its sets, where they share one. */
export type EngineGroup = { title: string; journalMm: string | null; rows: EngineRow[] };

type Facts = {
  partsBySlug: ReadonlyMap<string, Part>;
  photoOf: (url: string) => string | null;
  /** those that stand for several sets */
  sharedPhotos?: ReadonlySet<string>;
  titleOf: (part: Part) => SetTitle;
};

const toSize = (part: Part): EngineSize => ({
  slug: part.slug,
  size: part.size,
  meaning: writeSize(part),
  price: part.price,
});

const toContent = ({ slug, quantity }: KitLine, partsBySlug: Facts['partsBySlug']): KitContent => ({
  ...{ slug, quantity },
  price: partsBySlug.get(slug)?.price.gross ?? null,
});

/** Beside a photo of the type there is nothing else to tell a pump from others by (rule part.pump-picture). */
const tellApart = (part: Part, shared: Facts['sharedPhotos']): EngineRow['difference'] =>
  showsPumpType(part, shared ?? new Set())
    ? { words: drawingCopy.showsTypeAlone, figure: '' }
    : describeDifference(part);

/** `names`: of the sets that stand beside each other under the name of the engine. */
function toRow(
  row: PartRow,
  names: ReadonlyMap<string, string>,
  { partsBySlug, photoOf, sharedPhotos }: Facts,
): EngineRow | null {
  const parts = row.sizes.flatMap(({ slug }) => partsBySlug.get(slug) ?? []);
  const [first] = parts;
  if (!first) return null;
  return {
    set: row.set,
    ...splitLetters(row.set),
    position: readPosition(row.set),
    isKit: first.type === 'kit',
    name: names.get(row.set) ?? row.description,
    clearance: row.clearance,
    isCoated: first.type === 'calico',
    difference: tellApart(first, sharedPhotos),
    parameter: row.parameter === row.clearance ? '' : row.parameter,
    journalMm: row.parameterMm,
    photo: row.photoUrl === null ? null : photoOf(row.photoUrl),
    sizes: parts.map(toSize),
    contents: first.type === 'kit' ? first.kitContents.map((line) => toContent(line, partsBySlug)) : [],
  };
}

/** The journal of a group stands in its heading where all of its sets run on the same one, else in each row. */
function toGroup(title: string, rows: EngineRow[]): EngineGroup {
  const [first] = rows;
  const shared = first?.journalMm && rows.every(({ parameter }) => parameter === first.parameter);
  if (!shared) return { title, journalMm: null, rows };
  return { title, journalMm: first.journalMm, rows: rows.map((row) => ({ ...row, parameter: '' })) };
}

/**
 * The sets of an engine for its page, in the groups and order of its table. A set of which no part is known is left out, and
 * a group that has none.
 */
export function toEngineGroups(groups: readonly PartGroup[], facts: Facts): EngineGroup[] {
  const all = groups.flatMap(({ rows }) => rows);
  const parts = all.flatMap(({ sizes }) => sizes.flatMap(({ slug }) => facts.partsBySlug.get(slug) ?? []));
  const names = writeTitlesOfEngine(parts, facts.titleOf);
  return groups
    .map(({ title, rows }) =>
      toGroup(
        title,
        rows.map((row) => toRow(row, names, facts)).filter((row) => row !== null),
      ),
    )
    .filter(({ rows }) => rows.length > 0);
}

/** What the code of a size means, where its looks do not say it: inch sizes and the special one, each once. */
export const listUnclearSizes = (groups: readonly EngineGroup[]): { size: string; meaning: string }[] => {
  const sizes = groups.flatMap(({ rows }) =>
    rows.flatMap(({ set, sizes }) => sizes.map(({ size }) => ({ set, size }))),
  );
  const unclear = sizes.filter(({ size }) => /^\d+$/.test(size) || size === 'STD-SP');
  return [...new Map(unclear.map((part) => [part.size, { size: part.size, meaning: describeSize(part) }])).values()];
};

/** Every part that a page asks about, once: the sizes of its rows, and what its kits hold. */
export const listEngineSlugs = (groups: readonly EngineGroup[]): string[] => [
  ...new Set(
    groups.flatMap(({ rows }) =>
      rows.flatMap(({ sizes, contents }) => [...sizes, ...contents].map(({ slug }) => slug)),
    ),
  ),
];

/** What the codes of the sizes mean, "0.25 mm undersize", as conrods and mains have them. */
export const listSizeMeanings = (groups: readonly EngineGroup[]): Map<string, string> =>
  new Map(
    groups.flatMap(({ rows }) =>
      rows
        .filter(({ position }) => position !== 'thrust')
        .flatMap(({ sizes }) => sizes.map(({ size, meaning }) => [size, meaning] as const)),
    ),
  );
