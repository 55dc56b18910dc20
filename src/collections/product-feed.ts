import { toFeedItem, type FeedItem } from '#domain/metadata/feed-item.ts';
import type { Part } from '#domain/part/part.ts';
import { writeTitle } from '#domain/part/set-title.ts';
import type { Currency } from '#domain/price/money.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';
import { pictureOf } from './pictures.ts';

const listEngines = (catalogue: CatalogueReader, part: Part): string[] => [
  ...new Set(catalogue.applicationsOf(part).map(({ make, engine }) => `${make} ${engine}`)),
];

/**
 * What merchant centres are told of each part in one currency, in the order of the snapshot. Parts of which stock, picture or
 * price in that currency are not known are left out, because a merchant centre refuses them. `site`: the shop's address
 * without a slash at its end.
 */
export function listFeedItems(
  site: string,
  currency: Currency,
  catalogue: CatalogueReader = readCatalogue(),
): FeedItem[] {
  const { parts, availability: stock = {}, zloty = {}, shipping: rates = null, manifest } = catalogue;
  return parts.flatMap((part) => {
    const price = currency === 'eur' ? part.price : zloty[part.slug];
    const availability = stock[part.slug];
    const pictures = part.photos.map(({ url }) => pictureOf(url)?.social.path).filter((path) => path !== undefined);
    if (!availability || !price || pictures.length === 0) return [];
    const engines = listEngines(catalogue, part);
    const { pulledAt } = manifest;
    const title = writeTitle(catalogue.titleOf(part), part);
    return [toFeedItem(site, { part, price, title, availability, pictures, pulledAt, engines, rates })];
  });
}
