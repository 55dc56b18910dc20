import type { Make, VehicleKind } from '../catalogue/catalogue.ts';
import { makePath } from '../catalogue/page-paths.ts';
import { toCanonical } from '../metadata/canonical.ts';

/** A make as programs read it; fields that the seller's own calls name have their names (decision 0055). */
export type MakeData = {
  id: string;
  name: string;
  title: string;
  image_name: string;
  hasBannerPhoto: boolean;
  kind: VehicleKind;
  /** how many of its engines have a page */
  engines: number;
  /** of its page */
  url: string;
};

/**
 * `id` is the segment of its address ("Land-Rover"), `name` the key of the catalogue ("DODGE"), `title` what a visitor reads
 * ("Dodge"). `site`: the shop's address without a slash at its end.
 */
export const toMakeData = (site: string, make: Make, engines: number): MakeData => ({
  id: make.slug,
  name: make.name,
  title: make.title,
  image_name: make.imageName,
  hasBannerPhoto: make.hasBanner,
  kind: make.kind,
  engines,
  url: toCanonical(site, makePath(make.slug)),
});
