import { toFeedItem, type FeedItem } from '#domain/metadata/feed-item.ts';
import { toPartTitle } from '#domain/part/part-title.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';
import { pictureOf } from './pictures.ts';

/**
 * What merchant centres are told of each part, in the order of the snapshot. Parts of which stock or picture are not
 * known are left out, because a merchant centre refuses them. `site`: the shop's address without a slash at its end.
 */
export function listFeedItems(site: string, catalogue: CatalogueReader = readCatalogue()): FeedItem[] {
  const { parts, availability = {}, manifest } = catalogue;
  return parts.flatMap((part) => {
    const known = availability[part.slug];
    const pictures = part.photos.map(({ url }) => pictureOf(url)?.social.path).filter((path) => path !== undefined);
    if (!known || pictures.length === 0) return [];
    const facts = { part, title: toPartTitle(part), availability: known, pictures, pulledAt: manifest.pulledAt };
    return [toFeedItem(site, facts)];
  });
}
