import { XMLParser } from 'fast-xml-parser';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { toCanonical } from '#domain/metadata/canonical.ts';
import type { Part } from '#domain/part/part.ts';
import { type Currency, toDecimalText } from '#domain/price/money.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { PageFacts } from './read-page.ts';

const lists = ['url', 'item', 'sitemap', 'g:shipping'];
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => lists.includes(name) });

type Sitemap = { urlset?: { url?: { loc: string; lastmod?: string }[] } };
/** An item of a feed as its file has it. */
export type FeedEntry = Record<string, string> & { 'g:shipping'?: { 'g:country': string; 'g:price': string }[] };
type Feed = { rss?: { channel?: { item?: FeedEntry[] } } };

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

const needed = [
  ...['g:title', 'g:description', 'g:link', 'g:image_link', 'g:price', 'g:availability', 'g:condition'],
  'g:google_product_category',
];
const stocks = ['in_stock', 'out_of_stock', 'backorder'];

/** The items of a feed. */
export const readFeed = (xml: string): FeedEntry[] => (parser.parse(xml) as Feed).rss?.channel?.item ?? [];

const writePrice = ({ gross }: PartPrice): string => `${toDecimalText(gross)} ${gross.currency.toUpperCase()}`;

/** Every country that the API has told a rate for has it, once, or nothing where shipping is free; in złoty that is Poland. */
function judgeRates(item: FeedEntry, { shipping }: Catalogue, currency: Currency): string[] {
  const rates = new Map((item['g:shipping'] ?? []).map((rate) => [rate['g:country'], rate['g:price']]));
  const known = Object.entries(shipping?.[currency] ?? {}).filter(
    ([country]) => currency === 'eur' || country === 'PL',
  );
  const write = (amount: number): string => `${toDecimalText({ amount, currency })} ${currency.toUpperCase()}`;
  return [
    ...known.flatMap(([country, rate]) =>
      [write(rate), write(0)].includes(rates.get(country) ?? '') ? [] : [`tells ${rates.get(country)} to ${country}`],
    ),
    ...(rates.size === item['g:shipping']?.length || known.length === 0 ? [] : ['tells a country twice']),
  ];
}

type Expected = { site: string; catalogue: Catalogue; currency: Currency };

function judgeItem(item: FeedEntry, part: Part, { site, catalogue, currency }: Expected): string[] {
  const stated = item['g:sale_price'] ?? item['g:price'];
  const known = currency === 'eur' ? part.price : catalogue.zloty?.[part.slug];
  const price = known && writePrice(known);
  const faults = [
    ...needed.filter((name) => !item[name]).map((name) => `has no ${name}`),
    ...(stated === price ? [] : [`asks ${stated}, not ${price}`]),
    ...(item['g:link'] === toCanonical(site, partPath(part.slug)) ? [] : [`leads to ${item['g:link']}`]),
    ...(stocks.includes(item['g:availability'] ?? '') ? [] : [`has the stock ${item['g:availability']}`]),
    ...(item['g:availability'] === 'backorder' && !item['g:availability_date'] ? ['is on order without a day'] : []),
    ...((item['g:item_group_id'] ?? '') === (part.size && part.set)
      ? []
      : [`is of the group ${item['g:item_group_id']}`]),
    ...judgeRates(item, catalogue, currency),
  ];
  return faults.map((fault) => `the feed: ${part.slug} ${fault}`);
}

/** Items that share a word for word text, so that nobody can tell them apart by it. */
const findAlike = (items: readonly FeedEntry[], name: 'g:title' | 'g:description'): string[] =>
  [...Map.groupBy(items, (item) => item[name] ?? '')]
    .filter(([, alike]) => alike.length > 1)
    .map(([text, [one, other]]) => `the feed: ${one?.['g:id']} has the ${name} of ${other?.['g:id']}: ${text}`);

/**
 * A product feed against the snapshot: every part of which stock and price are known, at its price, under its address, with
 * the rates of shipping, in words of its own.
 */
export function judgeFeed(items: readonly FeedEntry[], expected: Expected): string[] {
  const { availability, zloty, parts } = expected.catalogue;
  const bySlug = new Map(parts.map((part) => [part.slug, part]));
  const isPriced = (slug: string) => expected.currency === 'eur' || zloty?.[slug] !== undefined;
  const known = parts.filter(({ slug, photos }) => availability?.[slug] && isPriced(slug) && photos.length > 0);
  return [
    ...compare(
      'the feed',
      items.map((item) => item['g:id'] ?? ''),
      known.map(({ slug }) => slug),
    ),
    ...items.flatMap((item) => {
      const part = bySlug.get(item['g:id'] ?? '');
      return part ? judgeItem(item, part, expected) : [];
    }),
    ...findAlike(items, 'g:title'),
    ...findAlike(items, 'g:description'),
  ];
}
