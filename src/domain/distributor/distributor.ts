import { readUrl } from '../read-url.ts';

/**
 * Somebody who sells the range on the spot. Texts are as supplied, empty where the data has none; `website` is an http(s)
 * address.
 */
export type Distributor = {
  country: string;
  name: string;
  address: string;
  city: string;
  state: string;
  phone: string;
  email: string;
  website: string;
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Order of two texts for a reader: accents and case do not count. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);

/** By country, then name: the order in which they are first shown. */
export const compareDistributors = (a: Distributor, b: Distributor): number =>
  compareNames(a.country, b.country) || compareNames(a.name, b.name);

/** Street and town in one line; state only where it says more than the town. */
export const toAddressLine = ({ address, city, state }: Distributor): string =>
  [address, city, state === city ? '' : state].filter(Boolean).join(', ');

/** "shop.example" out of "https://www.shop.example/"; the address itself where it cannot be read. */
export function toSiteName(website: string): string {
  return readUrl(website)?.hostname.replace(/^www\./, '') ?? website;
}

/** Short mark of a list by which two of them are known to be the same; no secret rests on it. */
export function markDistributors(list: readonly Distributor[]): string {
  const text = JSON.stringify(list.map((one) => Object.entries(one).sort()));
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return `${list.length}-${(hash >>> 0).toString(16)}`;
}
