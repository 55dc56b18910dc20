import { partCopy } from '#config/copy/part.ts';
import type { Application } from '../catalogue/catalogue.ts';
import { enginePath, makePath, partPath } from '../catalogue/paths.ts';
import type { Crumb } from '../metadata/json-ld.ts';
import type { Part, PartType } from './part.ts';
import { compareSizes, describeSize } from './part-size.ts';
import type { Picture } from './picture.ts';
import { type SpecificationRow, splitSpecification } from './specification.ts';

export type SizeChoice = { slug: string; code: string; meaning: string; isCurrent: boolean };
export type RelatedPart = { slug: string; size: string; description: string; type: PartType; picture: Picture | null };

/** Everything a part page shows, finished: the page only prints it. */
export type PartView = {
  part: Part;
  title: string;
  crumbs: Crumb[];
  pictures: Picture[];
  /** empty for items without size */
  sizes: SizeChoice[];
  rows: SpecificationRow[];
  applications: Application[];
  related: RelatedPart[];
};

export type PartFacts = {
  part: Part;
  /** the parts of the same set, this one included, in any order */
  sameSet: readonly Part[];
  applications: readonly Application[];
  related: readonly Part[];
  /** files of ours for an address of the commerce side; null where there is none */
  pictureOf: (url: string) => Picture | null;
};

/** Puts together what the page of one part shows (doc 1 §2). Sizes in size order; pictures without a file are left out. */
export function toPartView({ part, sameSet, applications, related, pictureOf }: PartFacts): PartView {
  return {
    part,
    title: toPartTitle(part),
    crumbs: toPartCrumbs(part, applications),
    pictures: part.photos.map(({ url }) => pictureOf(url)).filter((picture) => picture !== null),
    sizes: listSizes(part, sameSet),
    rows: listSpecificationRows(part),
    applications: [...applications],
    related: related.map((other) => toRelatedPart(other, pictureOf)),
  };
}

/** What can be shown of a part that is newer than the last build: its own facts, without pictures, fits and other sizes. */
export const toLivePartView = (part: Part): PartView =>
  toPartView({ part, sameSet: [part], applications: [], related: [], pictureOf: () => null });

/** "Conrod bearing set 4B1606H" in size ".25" is "Conrod bearing set, 0.25 mm undersize": the number stands below it. */
export function toPartTitle(part: Part): string {
  const bare = part.name.replace(part.number, '').replace(part.set, '').replace(/\s+/g, ' ').trim();
  return [bare || part.description || part.number, writeSize(part.size)].filter(Boolean).join(', ');
}

function writeSize(size: string): string {
  const meaning = describeSize(size);
  if (meaning.startsWith('−')) return `${meaning.slice(1)} undersize`;
  return /^STD/.test(size) ? `${meaning} size` : meaning;
}

/** Catalogue > make > engine > part, by the first engine with a page that the part fits; else Catalogue > part. */
export function toPartCrumbs(part: Part, applications: readonly Application[]): Crumb[] {
  const home = applications.find((application) => application.engineSlug !== null);
  const way = home?.engineSlug
    ? [
        { label: home.make, href: makePath(home.makeSlug) },
        { label: home.engine, href: enginePath(home.makeSlug, home.engineSlug) },
      ]
    : [];
  return [{ label: 'Catalogue', href: '/catalogue' }, ...way, { label: part.number, href: partPath(part.slug) }];
}

function listSizes(part: Part, sameSet: readonly Part[]): SizeChoice[] {
  if (part.size === '') return [];
  return sameSet
    .toSorted((a, b) => compareSizes(a.size, b.size))
    .map(({ slug, size }) => ({ slug, code: size, meaning: describeSize(size), isCurrent: slug === part.slug }));
}

/** Rows with a letter of the drawing first, A to D, then the others as supplied, last the weight to 2 decimals (doc 1 §9). */
export function listSpecificationRows(part: Part): SpecificationRow[] {
  const rows = part.specifications.map(splitSpecification);
  const lettered = rows.filter((row) => row.letter).toSorted((a, b) => ((a.letter ?? '') < (b.letter ?? '') ? -1 : 1));
  const weight = part.weightKg === null ? [] : [toTextRow(partCopy.weight, `${part.weightKg.toFixed(2)} kg`)];
  return [...lettered, ...rows.filter((row) => !row.letter), ...weight];
}

const toTextRow = (name: string, text: string): SpecificationRow => ({
  name,
  mm: null,
  inch: null,
  text,
  letter: null,
});

const toRelatedPart = (part: Part, pictureOf: PartFacts['pictureOf']): RelatedPart => ({
  slug: part.slug,
  size: part.size,
  description: part.description,
  type: part.type,
  picture: part.photos.map(({ url }) => pictureOf(url)).find((picture) => picture !== null) ?? null,
});
