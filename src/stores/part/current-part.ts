/** The part that the page shows now. A change of size sets it without a reload of the page. */
import type { PartPrice } from '#domain/price/part-price.ts';
import { atom } from 'nanostores';

export type CurrentPart = {
  slug: string;
  number: string;
  set: string;
  /** "" for items without size */
  size: string;
  name: string;
  /** the price in the page's HTML, shown until the live one is there */
  staticPrice: PartPrice;
  /** when that price was asked: at the pull, or just now for a page made on demand; ISO 8601 */
  builtAt: string;
};

/** null where the page shows no part, and until the page's script has run. */
export const $currentPart = atom<CurrentPart | null>(null);

/** Event of the document after another part has taken its place in the page; scripts then set its pieces up anew. */
export const partShown = 'part:shown';
