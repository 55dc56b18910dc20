import type { PulledAvailability } from '../availability/availability.ts';
import type { Distributor } from '../distributor/distributor.ts';
import type { Article } from '../news/article.ts';
import type { Part } from '../part/part.ts';
import type { PartPrice } from '../price/part-price.ts';
import type { ShippingRates } from '../shipping/free-shipping.ts';
import type { PartHistory } from './gone-part.ts';
import type { PopularItem } from './popular-items.ts';

export type VehicleKind = 'car' | 'motorbike' | 'jet-ski' | 'quad';

/** `slug` is the segment in addresses; `name` the key of the commerce API ("DODGE"); `title` what a visitor reads ("Dodge"). */
export type Make = {
  id: string;
  name: string;
  title: string;
  slug: string;
  /** sort key of the make lists (rule catalogue.makes) */
  imageName: string;
  kind: VehicleKind;
  hasBanner: boolean;
};

/** Texts are as supplied; null where the data has none, shown as N/A. */
export type Engine = {
  makeSlug: string;
  slug: string;
  name: string;
  models: string;
  capacity: string | null;
  cylinders: string | null;
  boreSize: string | null;
  stroke: string | null;
  description: string;
  tooltip: string | null;
  /** slugs of the visible parts that fit, in order of set and size */
  parts: string[];
};

/** One line of "what does this part fit" (rule part.applications). `engineSlug` is null where the engine has no page. */
export type Application = {
  make: string;
  makeSlug: string;
  model: string;
  engine: string;
  engineSlug: string | null;
  variant: string;
};

/** What one pull of the catalogue gives the build; the files in content/catalogue hold exactly this. */
export type Catalogue = {
  makes: Make[];
  engines: Engine[];
  /** visible parts only, sorted by slug */
  parts: Part[];
  /** by set code: all sizes of a set fit the same engines */
  applications: Record<string, Application[]>;
  /** by set code: slugs of related parts */
  related: Record<string, string[]>;
  /** by country and name; absent where the list could never be had, which is no reason to have no catalogue */
  distributors?: Distributor[];
  /** in the order of the API; absent where they could never be had */
  popular?: PopularItem[];
  /** newest first; absent where the news service could never be asked */
  news?: Article[];
  /** prices in złoty by slug; absent where the API has told none */
  zloty?: Record<string, PartPrice>;
  /** what the usual method costs, by currency and country; absent where it could never be had */
  shipping?: ShippingRates;
  /** parts that were shown once; absent where there are none */
  history?: PartHistory;
  /** by slug; a part whose stock the list did not tell is missing */
  availability?: Record<string, PulledAvailability>;
  /** by path of a page: when the pull was in which what it shows last changed, ISO 8601 UTC */
  changed?: Record<string, string>;
};

/** Written last; a catalogue without a good manifest does not exist. `pulledAt` ISO 8601 UTC, `digest` sha-256 hex of the data files. */
export type CatalogueManifest = {
  schema: 1;
  pulledAt: string;
  source: string;
  counts: { makes: number; engines: number; parts: number; sets: number; applications: number };
  digest: string;
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Order of two engines as people read their names (rule catalogue.engine-order): letter case and accents do not count, figures by
 * their value, so that "Barra 240T" stands before "BDA" and "2JZ" before "12A". Names that read the same keep an order of their own.
 */
export const compareEngineNames = (a: string, b: string): number =>
  collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
