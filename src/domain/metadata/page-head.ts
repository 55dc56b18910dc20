import { cataloguePageCopy } from '#config/copy/catalogue-page.ts';
import { notFoundCopy } from '#config/copy/not-found.ts';
import { partGoneCopy, partPageCopy } from '#config/copy/part-page.ts';
import { site as shop } from '#config/site.ts';
import type { AvailabilityCase } from '../availability/availability-case.ts';
import type { Engine, Make } from '../catalogue/catalogue.ts';
import type { GonePart } from '../catalogue/gone-part.ts';
import { type Crumb, enginePath, makePath, partPath } from '../catalogue/page-paths.ts';
import { largestFile, type Part, type SocialFile, writePartHeading } from '../part/part.ts';
import { toBareName } from '../part/set-title.ts';
import type { PartView } from '../part-page/part-view.ts';
import { writeAltText } from './alt-text.ts';
import { toCanonical } from './canonical.ts';
import { type JsonLd, toBreadcrumbJsonLd } from './json-ld.ts';
import { writeEngineDescription, writeMakeDescription, writePartDescription } from './meta-description.ts';
import type { ShippingRates } from '../shipping/free-shipping.ts';
import { toPartJsonLd, type GroupFacts } from './product-json-ld.ts';
import { type ShopFacts, toOrganizationJsonLd, toWebSiteJsonLd } from './site-json-ld.ts';
import { fitTitle, writeCatalogueTitle, writeEngineTitle, writeMakeTitle, writePartPageTitle } from './page-title.ts';

/** What the head of a page says, as data. `canonical` is absolute; no canonical where a page stands at many addresses. */
export type PageHead = {
  title: string;
  description: string;
  canonical?: string;
  ogImage?: SocialPicture;
  noindex?: boolean;
  /** what the page is to previews; a page of the site without it */
  ogType?: 'product';
  jsonLd: JsonLd[];
};

/** The preview picture of a page: its absolute address, its size in pixels, what it shows. */
export type SocialPicture = { address: string; width: number; height: number; alt: string };

const catalogueCrumb: Crumb = { label: 'Catalogue', href: '/catalogue' };

/** Catalogue > make. */
export const toMakeCrumbs = (make: Make): Crumb[] => [catalogueCrumb, { label: make.title, href: makePath(make.slug) }];

/** Catalogue > make > engine (rule catalogue.crumbs). */
export const toEngineCrumbs = (make: Make, engine: Engine): Crumb[] => [
  ...toMakeCrumbs(make),
  { label: engine.name, href: enginePath(make.slug, engine.slug) },
];

/** Head of a make's page. `site`: address of the shop without a slash at its end. */
export function toMakeHead(site: string, make: Make, engines: number): PageHead {
  return {
    title: writeMakeTitle(make.title),
    description: writeMakeDescription(make.title, engines),
    canonical: toCanonical(site, makePath(make.slug)),
    jsonLd: [toBreadcrumbJsonLd(site, toMakeCrumbs(make))],
  };
}

/** Head of an engine's page. */
export function toEngineHead(site: string, make: Make, engine: Engine): PageHead {
  return {
    title: writeEngineTitle(make.title, engine.name),
    description: writeEngineDescription(make.title, engine.name, engine.models),
    canonical: toCanonical(site, enginePath(make.slug, engine.slug)),
    jsonLd: [toBreadcrumbJsonLd(site, toEngineCrumbs(make, engine))],
  };
}

/** What the page does not show itself: `availability` null where it says nothing about stock, `rates` where none are known. */
type PartHeadFacts = { social: SocialFile | null; availability: AvailabilityCase | null; rates: ShippingRates | null };

/** The set with its sizes; null for an item without any. */
function toGroup(site: string, { part, sizes }: PartView): GroupFacts | null {
  if (part.size === '') return null;
  const others = sizes.filter(({ slug }) => slug !== part.slug);
  return {
    set: part.set,
    name: writePartHeading({ part: { number: part.set }, title: toBareName(part) }),
    url: toCanonical(site, partPath(part.set)),
    others: others.map(({ slug }) => toCanonical(site, partPath(slug))),
  };
}

/**
 * Head of the page at the address of a size that is not made (rule part.not-made): it is for whoever asked, and canonical is the
 * part that it shows.
 */
export function toNotMadeHead(site: string, { part }: PartView, sentence: string): PageHead {
  return {
    title: fitTitle(sentence),
    description: writePartDescription(part),
    canonical: toCanonical(site, partPath(part.slug)),
    noindex: true,
    jsonLd: [],
  };
}

/**
 * Head of a part's page; the page of a bare set has the same one, so that its canonical address is the part's
 * (rule part.bare-set). `social`: the preview picture by its path.
 */
export function toPartHead(site: string, view: PartView, { social, availability, rates }: PartHeadFacts): PageHead {
  const { part } = view;
  const description = writePartDescription(part);
  const canonical = toCanonical(site, partPath(part.slug));
  const images = view.pictures.map((picture) => new URL(largestFile(picture), site).href);
  return {
    title: writePartPageTitle(part),
    description,
    canonical,
    ogType: 'product',
    ...(social && { ogImage: toSocialPicture(site, part, social) }),
    jsonLd: [
      toPartJsonLd(
        { part, name: writePartHeading(view), description, site, url: canonical, images, availability, rates },
        toGroup(site, view),
      ),
      toBreadcrumbJsonLd(site, view.crumbs),
    ],
  };
}

const toSocialPicture = (site: string, part: Part, { path, width, height }: SocialFile): SocialPicture => ({
  address: new URL(path, site).href,
  width,
  height,
  alt: writeAltText(part),
});

/** Head of the home page: the shop itself and its search as structured data. */
export const toHomeHead = (site: string, title: string, facts: ShopFacts): PageHead => ({
  title: fitTitle(title),
  description: shop.description,
  canonical: toCanonical(site, '/'),
  jsonLd: [toOrganizationJsonLd(site, facts), toWebSiteJsonLd(site)],
});

/** Head of /catalogue: the product name followed by 'Race Series Catalogue' (rule metadata.title). */
export function toCatalogueHead(site: string, makes: number): PageHead {
  return {
    title: writeCatalogueTitle(),
    description: cataloguePageCopy.catalogueDescription(makes),
    canonical: toCanonical(site, catalogueCrumb.href),
    jsonLd: [],
  };
}

/** Head of the page of a part that is gone (rule part.gone): search engines forget it. */
export const toGonePartHead = ({ number, description }: GonePart): PageHead => ({
  title: fitTitle(partGoneCopy.heading(number)),
  description: partGoneCopy.description(number, description),
  noindex: true,
  jsonLd: [],
});

/**
 * Head of a page under /details that no file answers: the part's where there is one, else of the page that says why not,
 * which search engines leave out.
 */
export function toLivePartHead(site: string, view: PartView | null, isMissing: boolean): PageHead {
  if (view) return toPartHead(site, view, { social: null, availability: null, rates: null });
  const title = isMissing ? notFoundCopy.part.heading : partPageCopy.liveUnavailable.title;
  const description = isMissing ? notFoundCopy.part.mistakes[1] : partPageCopy.liveUnavailable.reason;
  return { title: fitTitle(title), description, noindex: true, jsonLd: [] };
}
