import { isInStock } from '#domain/availability/availability-case.ts';
import type { PulledAvailability } from '#domain/availability/availability.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { toTwinSet } from '#domain/clearance/target-range.ts';
import { writePartDrawing } from '#domain/part-page/part-drawing.ts';
import { type PartView, toLivePartView, toPartView } from '#domain/part-page/part-view.ts';
import { familyOf } from '#domain/part-page/same-journal.ts';
import { findNearestSize } from '#domain/part/part-size.ts';
import type { Part, SocialFile } from '#domain/part/part.ts';
import { writeTitle } from '#domain/part/set-title.ts';
import type { ShippingRates } from '#domain/shipping/free-shipping.ts';
import { type CatalogueReader, readCatalogue, sharedPhotosOf } from './catalogue.ts';
import { pictureOf } from './pictures.ts';

/** One page of a part: `id` is its segment, `social` its preview picture, `builtAt` since when what it shows is so, ISO 8601. */
export type PartPage = {
  id: string;
  view: PartView;
  social: SocialFile | null;
  builtAt: string;
  /** null where the list of parts did not tell the stock; when a delivery arrives the page does not say */
  availability: Pick<PulledAvailability, 'case' | 'since'> | null;
  hasNearSize: boolean;
  /** what shipping costs; null where no pull could have it */
  rates: ShippingRates | null;
};

const findTwinSet = (catalogue: CatalogueReader, { set }: Part): readonly Part[] =>
  catalogue.partsBySet.get(toTwinSet(set) ?? '') ?? [];

const families = new WeakMap<CatalogueReader, Map<string, (readonly Part[])[]>>();

/** The sets of each family, by its name. */
function setsOfFamilies(catalogue: CatalogueReader): Map<string, (readonly Part[])[]> {
  const known = families.get(catalogue);
  if (known) return known;
  const sets = new Map<string, (readonly Part[])[]>();
  for (const [set, sizes] of catalogue.partsBySet) {
    const family = familyOf(set);
    if (family !== null) sets.set(family, [...(sets.get(family) ?? []), sizes]);
  }
  families.set(catalogue, sets);
  return sets;
}

/** What is made for the journal of a part: the sets of its family, and kits that hold its set in any size. */
function findAlike(catalogue: CatalogueReader, part: Part): (readonly Part[])[] {
  const family = familyOf(part.set);
  if (family === null) return [];
  const sizes = catalogue.partsBySet.get(part.set) ?? [];
  const kits = new Set(sizes.flatMap((size) => catalogue.kitsWith(size).map(({ set }) => set)));
  // a kit that is made in several sizes is one set, as any other
  const kitSets = [...kits].flatMap((set) => [catalogue.partsBySet.get(set) ?? []]);
  const ofFamily = (setsOfFamilies(catalogue).get(family) ?? []).filter(([first]) => !kits.has(first?.set ?? ''));
  return [...ofFamily, ...kitSets];
}

function findAvailability({ availability }: CatalogueReader, { slug }: Part): PartPage['availability'] {
  const known = availability?.[slug];
  return known ? { case: known.case, ...(known.since && { since: known.since }) } : null;
}

/** Whether the box will show a size that is near to one not in stock (rule size.nearest), by the stock of the pull. */
function hasNearSize({ availability, partsBySet }: CatalogueReader, { slug, set }: Part): boolean {
  const sizes = (partsBySet.get(set) ?? []).flatMap((size) => {
    const known = availability?.[size.slug];
    return known ? [{ slug: size.slug, isInStock: isInStock(known.case) }] : [];
  });
  return findNearestSize(sizes, slug) !== null;
}

function toPage(catalogue: CatalogueReader, part: Part): PartPage {
  const view = toPartView({
    part,
    sameSet: catalogue.partsBySet.get(part.set) ?? [part],
    twinSet: findTwinSet(catalogue, part),
    alike: findAlike(catalogue, part),
    applications: catalogue.applicationsOf(part),
    related: catalogue.relatedOf(part),
    isSharedPhoto: (url) => sharedPhotosOf(catalogue).has(url),
    titleOf: catalogue.titleOf,
    pictureOf: (url) => pictureOf(url),
  });
  const photo = part.photos.map(({ url }) => pictureOf(url)).find((picture) => picture !== null);
  return {
    id: part.slug,
    view,
    social: photo?.social ?? null,
    // of its own facts and not of the pull: with no change of them the page stays the same, byte for byte
    builtAt: catalogue.changed?.[partPath(part.slug)] ?? catalogue.manifest.pulledAt,
    availability: findAvailability(catalogue, part),
    hasNearSize: hasNearSize(catalogue, part),
    rates: catalogue.shipping ?? null,
  };
}

/** null where no snapshot can be read, as before the first pull. */
function readCatalogueIfThere(): CatalogueReader | null {
  try {
    return readCatalogue();
  } catch {
    return null;
  }
}

/**
 * What can be shown of a part that is newer than the last build: with the other sizes, fits and pictures that the
 * snapshot knows of its set, without them where no snapshot can be read.
 */
export function viewLivePart(part: Part): PartView {
  const catalogue = readCatalogueIfThere();
  if (catalogue === null) return toLivePartView(part);
  const others = (catalogue.partsBySet.get(part.set) ?? []).filter(({ slug }) => slug !== part.slug);
  return toPartView({
    part,
    sameSet: [...others, part],
    twinSet: findTwinSet(catalogue, part),
    alike: findAlike(catalogue, part),
    applications: catalogue.applicationsOf(part),
    related: catalogue.relatedOf(part),
    titleOf: catalogue.titleOf,
    hasLists: catalogue.partsBySet.has(part.set),
    isBuilt: false,
    isSharedPhoto: (url) => sharedPhotosOf(catalogue).has(url),
    pictureOf: (url) => pictureOf(url),
  });
}

/** Numbers of the build with what they are; without words where the snapshot does not have them or cannot be read. */
export function nameParts(slugs: readonly string[]): { slug: string; title: string }[] {
  const catalogue = readCatalogueIfThere();
  const write = (slug: string): string => {
    const part = catalogue?.partsBySlug.get(slug) ?? catalogue?.partsBySet.get(slug)?.[0];
    return catalogue && part ? writeTitle(catalogue.titleOf(part), part) : '';
  };
  return slugs.map((slug) => ({ slug, title: write(slug) }));
}

const makePartPages = (catalogue: CatalogueReader): PartPage[] =>
  catalogue.parts.map((part) => toPage(catalogue, part));

const made = new WeakMap<CatalogueReader, PartPage[]>();

type Sets = Pick<CatalogueReader, 'partsBySet' | 'partsBySlug'>;

/**
 * The address of each set that has sizes, with the part whose page stands there too: the first in size order, the standard
 * one where there is one (rule part.bare-set).
 */
export const listSetAddresses = (catalogue: Sets = readCatalogue()): { set: string; part: Part }[] =>
  [...catalogue.partsBySet].flatMap(([set, [part]]) =>
    part && !catalogue.partsBySlug.has(set) ? [{ set, part }] : [],
  );

/** The same pages once more, at the addresses of the sets. */
export function listSetPages(catalogue = readCatalogue()): PartPage[] {
  const pages = new Map(listPartPages(catalogue).map((page) => [page.id, page]));
  return listSetAddresses(catalogue).flatMap(({ set, part }) => {
    const page = pages.get(part.slug);
    return page ? [{ ...page, id: set }] : [];
  });
}

/** The pages of the visible parts, under /details. Made once for each catalogue. */
export function listPartPages(catalogue = readCatalogue()): PartPage[] {
  const pages = made.get(catalogue) ?? makePartPages(catalogue);
  made.set(catalogue, pages);
  return pages;
}

/** The drawings of all parts that have one, for the files under /drawings. */
export function listDrawingFiles(catalogue = readCatalogue()): { slug: string; svg: string }[] {
  return [...catalogue.partsBySet.values()].flatMap((parts) => {
    const standard = parts.find(({ size }) => size === 'STD');
    return parts.flatMap((part) => {
      const svg = writePartDrawing(part, standard);
      return svg === null ? [] : [{ slug: part.slug, svg }];
    });
  });
}
