import { groupBy } from '../group-by.ts';
import { zoomCopy as copy } from '#config/copy/zoom.ts';
import type { Application } from '../catalogue/catalogue.ts';
import { toMakeTitle } from '../catalogue/make.ts';
import { type Crumb, enginePath, makePath, partPath } from '../catalogue/page-paths.ts';
import { type ClearanceFacts, toClearanceFacts } from '../clearance/clearance-facts.ts';
import { compareSizes, describeSize, writeSize } from '../part/part-size.ts';
import type { Part, PartType, Picture } from '../part/part.ts';
import { writeLedBy } from '../part/lead-engine.ts';
import { type SetTitle, toOwnTitle, writeTitle } from '../part/set-title.ts';
import type { PartPrice } from '../price/part-price.ts';
import { type PartDrawing, toPartDrawing } from './part-drawing.ts';
import { listSameJournal, type SameJournalRow } from './same-journal.ts';
import { listSizeRows, type SizeRow } from './size-rows.ts';

/** `price`: at the time of the build; null where the part is not sold online. */
export type SizeChoice = {
  slug: string;
  code: string;
  /** "−0.25 mm" */
  meaning: string;
  /** the same aloud, "0.25 mm undersize" */
  spoken: string;
  price: PartPrice | null;
  isCurrent: boolean;
};
export type RelatedPart = { slug: string; title: string; type: PartType; picture: Picture | null };

/** Everything a part page shows, finished: the page only prints it. */
export type PartView = {
  part: Part;
  /** its spoken name (rule part.title) */
  title: string;
  /** the same with "{engine}" for the engine that a buyer came for; null where no engine is known (rule part.engine-words) */
  titleFor: string | null;
  crumbs: Crumb[];
  pictures: Picture[];
  /** the first picture stands for other sets too */
  showsType: boolean;
  /** empty for items without size */
  sizes: SizeChoice[];
  /** specifications, with what changes from the standard size */
  rows: SizeRow[];
  /** null where there is no drawing, and for parts newer than the build */
  drawing: PartDrawing | null;
  /** what the size can be chosen by; null for items without a size to choose */
  clearance: ClearanceFacts | null;
  applications: Application[];
  /** the engines of the applications, by make */
  fits: FittingMake[];
  /** other sets for the same journal */
  sameJournal: SameJournalRow[];
  related: RelatedPart[];
  /** false where the catalogue does not know the set yet: applications and related parts are then asked for live */
  hasLists: boolean;
};

type PartFacts = {
  part: Part;
  /** the parts of the same set, this one included, in any order */
  sameSet: readonly Part[];
  /** the parts of the set with or without HX (`toTwinSet`); none where there is no such set */
  twinSet?: readonly Part[];
  /** sets of the same family and kits with one of the part's (`listSameJournal`); default none */
  alike?: readonly (readonly Part[])[];
  applications: readonly Application[];
  related: readonly Part[];
  /** the name of a part's set; default what the part tells itself */
  titleOf?: (part: Part) => SetTitle;
  /** default true; false where nothing is known of the set */
  hasLists?: boolean;
  /** default true; false for a part that the build does not have: nobody has made a file of its drawing */
  isBuilt?: boolean;
  /** whether a photo, by its address, is that of several sets; default: no */
  isSharedPhoto?: (url: string) => boolean;
  /** files of ours for an address of the commerce side; null where there is none */
  pictureOf: (url: string) => Picture | null;
};

/**
 * Puts together what the page of one part shows (rule part.page). Sizes in size order; pictures without a file are left
 * out.
 */
export function toPartView(facts: PartFacts): PartView {
  const {
    part,
    sameSet,
    twinSet = [],
    alike = [],
    applications,
    related,
    hasLists = true,
    isBuilt = true,
    titleOf = (one) => toOwnTitle(one),
    pictureOf,
  } = facts;
  const write = (one: Part): string => writeTitle(titleOf(one), one);
  const own = titleOf(part);
  const standard = sameSet.find(({ size }) => size === 'STD');
  return {
    part,
    title: writeTitle(own, part),
    titleFor: own.fits ? writeTitle({ ...own, engines: writeLedBy('{engine}', own.fits.count) }, part) : null,
    crumbs: toPartCrumbs(part, applications),
    pictures: part.photos.map(({ url }) => pictureOf(url)).filter((picture) => picture !== null),
    showsType: facts.isSharedPhoto?.(part.photos[0]?.url ?? '') ?? false,
    sizes: listSizes(part, sameSet),
    rows: listSizeRows(part, standard),
    drawing: isBuilt ? toPartDrawing(part, standard) : null,
    clearance: toClearanceFacts({ part, sameSet, twinSet }),
    applications: applications.map((one) => ({ ...one, make: toMakeTitle(one.make) })),
    fits: listFits(applications),
    sameJournal: listSameJournal(part, { sets: alike, pictureOf }),
    related: related.map((other) => toRelatedPart(other, write(other), pictureOf)),
    hasLists,
  };
}

/** What can be shown of a part that is newer than the last build: its own facts, without pictures, fits and other sizes. */
export const toLivePartView = (part: Part): PartView =>
  toPartView({
    part,
    sameSet: [part],
    applications: [],
    related: [],
    hasLists: false,
    isBuilt: false,
    pictureOf: () => null,
  });

/** Catalogue > make > engine > part, by the first engine with a page that the part fits; else Catalogue > part. */
export function toPartCrumbs(part: Part, applications: readonly Application[]): Crumb[] {
  const home = applications.find((application) => application.engineSlug !== null);
  const way = home?.engineSlug
    ? [
        { label: toMakeTitle(home.make), href: makePath(home.makeSlug) },
        { label: home.engine, href: enginePath(home.makeSlug, home.engineSlug) },
      ]
    : [];
  return [{ label: 'Catalogue', href: '/catalogue' }, ...way, { label: part.number, href: partPath(part.slug) }];
}

/** Rules size.order and size.said. */
function listSizes(part: Part, sameSet: readonly Part[]): SizeChoice[] {
  if (part.size === '') return [];
  return [...sameSet]
    .sort((a, b) => compareSizes(a.size, b.size))
    .map((one) => ({
      slug: one.slug,
      code: one.size,
      meaning: describeSize(one),
      spoken: writeSize(one),
      price: one.price.gross.amount > 0 ? one.price : null,
      isCurrent: one.slug === part.slug,
    }));
}

const toRelatedPart = (part: Part, title: string, pictureOf: PartFacts['pictureOf']): RelatedPart => ({
  slug: part.slug,
  title,
  type: part.type,
  picture: part.photos.map(({ url }) => pictureOf(url)).find((picture) => picture !== null) ?? null,
});

/** A make, as a visitor reads it, with the engines of it that a part fits; `slug` null where the engine has no page. */
export type FittingMake = { make: string; makeSlug: string; engines: { name: string; slug: string | null }[] };

/** The engines that a part fits, each once, by make and in the order of its applications (rule part.fits). */
export function listFits(applications: readonly Application[]): FittingMake[] {
  const makes = groupBy(applications, ({ makeSlug }) => makeSlug);
  return [...makes].map(([makeSlug, rows]) => ({
    make: toMakeTitle(rows[0]?.make ?? ''),
    makeSlug,
    engines: [...new Map(rows.map(({ engine, engineSlug }) => [engine, { name: engine, slug: engineSlug }])).values()],
  }));
}

const shells: readonly Part['type'][] = ['rod', 'main', 'calico'];

/**
 * What one of the photos of a part shows, in a word or two: of a set of shells the set, one pair and its edge, where the set
 * has no photo of its own (two photos) the last two; of everything else its place among them. `index` counts from 0.
 */
export function namePicture({ type }: Pick<Part, 'type'>, index: number, count: number): string {
  const views = count >= copy.views.length ? copy.views : count === 2 ? copy.views.slice(1) : [];
  return (shells.includes(type) && views[index]) || copy.view(index + 1);
}

/** A pump whose photo stands for others too is first of all drawn (rule part.pump-picture). */
export const leadsWithDrawing = ({ type }: Pick<Part, 'type'>, showsType: boolean): boolean =>
  showsType && type === 'oil-pump';
