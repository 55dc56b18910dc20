import { XMLParser } from 'fast-xml-parser';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { toCanonical } from '#domain/metadata/canonical.ts';
import { toDecimalText } from '#domain/price/money.ts';
import type { PageFacts } from './read-page.ts';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => ['url', 'item', 'sitemap'].includes(name) });

type Sitemap = { urlset?: { url?: { loc: string; lastmod?: string }[] } };
type Feed = { rss?: { channel?: { item?: Record<string, string>[] } } };

const compare = (what: string, has: readonly string[], expected: readonly string[]): string[] => {
  const [had, wanted] = [new Set(has), new Set(expected)];
  return [
    ...has.filter((one) => !wanted.has(one)).map((one) => `${what} has ${one}, which it should not`),
    ...expected.filter((one) => !had.has(one)).map((one) => `${what} lacks ${one}`),
    ...(had.size === has.length ? [] : [`${what} has something twice`]),
  ];
};

/** The pages that are to be listed: those that search engines may take and whose canonical address is their own. */
export const listOwnAddresses = (site: string, pages: readonly PageFacts[]): string[] =>
  pages
    .filter(({ isNoindex, canonical, path }) => !isNoindex && canonical === toCanonical(site, encodeURI(path)))
    .map(({ canonical }) => canonical ?? '');

/** A sitemap against the pages of the build and the dates of the snapshot. */
export function judgeSitemap(
  xml: string,
  { site, pages, changed = {} }: { site: string; pages: readonly PageFacts[]; changed?: Catalogue['changed'] },
): string[] {
  const entries = (parser.parse(xml) as Sitemap).urlset?.url ?? [];
  const wrong = entries.filter(({ loc, lastmod }) => {
    const date = changed[new URL(loc).pathname];
    return date !== undefined && (lastmod === undefined || Date.parse(lastmod) !== Date.parse(date));
  });
  return [
    ...compare(
      'the sitemap',
      entries.map(({ loc }) => loc),
      listOwnAddresses(site, pages),
    ),
    ...wrong.map(({ loc, lastmod }) => `the sitemap dates ${loc} ${lastmod}, the snapshot does not`),
  ];
}

const needed = ['g:title', 'g:description', 'g:link', 'g:image_link', 'g:price', 'g:availability', 'g:condition'];
const stocks = ['in_stock', 'out_of_stock', 'backorder'];

function judgeItem(item: Record<string, string>, site: string, catalogue: Catalogue): string[] {
  const part = catalogue.parts.find(({ slug }) => slug === item['g:id']);
  if (!part) return [];
  const asked = item['g:sale_price'] ?? item['g:price'];
  const price = `${toDecimalText(part.price.gross)} ${part.price.gross.currency.toUpperCase()}`;
  const faults = [
    ...needed.filter((name) => !item[name]).map((name) => `has no ${name}`),
    ...(asked === price ? [] : [`asks ${asked}, not ${price}`]),
    ...(item['g:link'] === toCanonical(site, partPath(part.slug)) ? [] : [`leads to ${item['g:link']}`]),
    ...(stocks.includes(item['g:availability'] ?? '') ? [] : [`has the stock ${item['g:availability']}`]),
    ...(item['g:availability'] === 'backorder' && !item['g:availability_date'] ? ['is on order without a day'] : []),
  ];
  return faults.map((fault) => `the feed: ${part.slug} ${fault}`);
}

/** The product feed against the snapshot: every part of which the stock is known, at its price, under its address. */
export function judgeFeed(xml: string, site: string, catalogue: Catalogue): string[] {
  const items = (parser.parse(xml) as Feed).rss?.channel?.item ?? [];
  const known = catalogue.parts.filter(({ slug, photos }) => catalogue.availability?.[slug] && photos.length > 0);
  return [
    ...compare(
      'the feed',
      items.map((item) => item['g:id'] ?? ''),
      known.map(({ slug }) => slug),
    ),
    ...items.flatMap((item) => judgeItem(item, site, catalogue)),
  ];
}
