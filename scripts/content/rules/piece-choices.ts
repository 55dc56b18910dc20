import { downloads } from '#config/downloads.ts';
import { oilPumps } from '#config/oil-pumps.ts';
import { offices } from '#config/offices.ts';
import { sellers } from '#config/sellers.ts';
import type { LegalRegion } from '#domain/seller/legal-region.ts';
import type { KnownShop } from '../known-shop.ts';
import { type OpenText, partsInFront } from '../open-text.ts';

/** Numbers of the bulletins that the shop offers. */
export const bulletins: readonly string[] = downloads.flatMap(({ number }) => number ?? []);

const choices: Readonly<Record<string, readonly string[]>> = {
  'SellerAddress seller': Object.keys(sellers),
  'ForRegion regions': ['nl', 'eu', 'other'] satisfies LegalRegion[],
  'Documents kind': downloads.map(({ kind }) => kind),
  'PumpApplications range': Object.keys(oilPumps),
  'Bulletins numbers': bulletins,
  'Question bulletins': bulletins,
};

/** What an attribute may name; undefined where any words may stand, and for makes while no catalogue was pulled. */
export function listChoices(
  name: string,
  attribute: string,
  text: OpenText,
  { catalogue }: KnownShop,
): readonly string[] | undefined {
  // parts are named once, in the front matter, which the page reads them by
  if (attribute === 'only') return partsInFront(text);
  if (attribute === 'makes') return catalogue ? [...catalogue.makes.values()] : undefined;
  return choices[`${name} ${attribute}`];
}

/** Whether a piece shows facts of the sellers while those are placeholders. */
export const showsPlaceholders = (name: string): boolean =>
  (name === 'SellerAddress' && Object.values(sellers).some(({ sample }) => sample)) ||
  (name === 'OfficeCards' && offices.some(({ sample }) => sample));
