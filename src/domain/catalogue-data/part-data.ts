import type { PulledAvailability } from '../availability/availability.ts';
import { partPath } from '../catalogue/page-paths.ts';
import { toCanonical } from '../metadata/canonical.ts';
import type { InterchangeNumber, Part, PartType, Specification } from '../part/part.ts';
import type { PartPrice } from '../price/part-price.ts';

/** A part as programs read it: what its page says, with the price and stock of the pull. */
export type PartData = PartPrice & {
  slug: string;
  number: string;
  set: string;
  size: string;
  name: string;
  description: string;
  type: PartType;
  category: string;
  group: string;
  clearance: string;
  parameter: string;
  specifications: Specification[];
  weightKg: number | null;
  manufacturer: string;
  gtin: string | null;
  interchange: InterchangeNumber[];
  kitContents: { slug: string; quantity: number }[];
  /** ids of the engines that it fits */
  engines: string[];
  /** absolute addresses */
  pictures: string[];
  /** null where the stock was not told */
  availability: PulledAvailability | null;
  /** of its page */
  url: string;
};

type PartDataFacts = {
  part: Part;
  /** as lists say it (rule part.title) */
  name: string;
  engines: string[];
  /** paths */
  pictures: string[];
  availability: PulledAvailability | null;
};

/** `site`: the shop's address without a slash at its end. What the data does not have is null or empty, never made up. */
export const toPartData = (site: string, { part, name, engines, pictures, availability }: PartDataFacts): PartData => ({
  slug: part.slug,
  number: part.number,
  set: part.set,
  size: part.size,
  name,
  description: part.description,
  type: part.type,
  category: part.category,
  group: part.group,
  clearance: part.clearance,
  parameter: part.parameter,
  specifications: part.specifications,
  weightKg: part.weightKg,
  manufacturer: part.manufacturer,
  gtin: part.gtin,
  interchange: part.interchange,
  kitContents: part.kitContents.map(({ slug, quantity }) => ({ slug, quantity })),
  engines,
  pictures: pictures.map((path) => new URL(path, site).href),
  ...part.price,
  availability: availability && { case: availability.case, eta: availability.eta },
  url: toCanonical(site, partPath(part.slug)),
});
