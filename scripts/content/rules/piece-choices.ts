import { oilPumps } from '#config/oil-pumps.ts';
import { sellers } from '#config/sellers.ts';
import { documentKinds } from '#domain/document/document.ts';
import type { LegalRegion } from '#domain/seller/legal-region.ts';
import type { KnownShop } from '../known-shop.ts';
import { type OpenText, partsInFront } from '../open-text.ts';

/** Numbers of the bulletins that the shop offers; undefined where their list cannot be read. */
export const listBulletins = ({ written }: KnownShop): string[] | undefined =>
  written('downloads')?.documents.flatMap(({ number }) => number ?? []);

const choices: Readonly<Record<string, readonly string[]>> = {
  'SellerAddress seller': Object.keys(sellers),
  'ForRegion regions': ['nl', 'eu', 'other'] satisfies LegalRegion[],
  'Documents kind': documentKinds,
  'PumpApplications range': Object.keys(oilPumps),
};

/** What an attribute may name; undefined where any words may stand, and for makes while no catalogue was pulled. */
export function listChoices(
  name: string,
  attribute: string,
  text: OpenText,
  shop: KnownShop,
): readonly string[] | undefined {
  // parts are named once, in the front matter, which the page reads them by
  if (attribute === 'only') return partsInFront(text);
  if (attribute === 'makes') return shop.catalogue ? [...shop.catalogue.makes.values()] : undefined;
  if (`${name} ${attribute}` === 'Bulletins numbers' || attribute === 'bulletins') return listBulletins(shop);
  return choices[`${name} ${attribute}`];
}

/** Whether a piece shows facts of the sellers while those are placeholders. */
export const showsPlaceholders = (name: string, { written }: KnownShop): boolean =>
  (name === 'SellerAddress' && Object.values(sellers).some(({ sample }) => sample)) ||
  (name === 'OfficeCards' && (written('offices')?.offices ?? []).some(({ sample }) => sample));
