import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import { availabilityNames } from '#domain/metadata/product-json-ld.ts';
import { formatMoney, type Money, toDecimalText } from '#domain/price/money.ts';
import { parseStructured } from './judge-page.ts';
import { findProducts } from './judge-product.ts';
import type { FeedEntry } from './listings.ts';
import type { PageFacts } from './read-page.ts';

/** What of an entry of `/api/parts` the others say too. */
export type ListedPart = {
  slug: string;
  number: string;
  name: string;
  gross: Money;
  availability: { case: AvailabilityCase } | null;
  url: string;
};

/** The same facts as each of the four says them; undefined where one is not there. */
type Statements = Record<'page' | 'structured' | 'feed' | 'list', string | undefined>;

const stockOfFeed: Readonly<Record<string, string>> = {
  in_stock: 'InStock',
  backorder: 'BackOrder',
  out_of_stock: 'OutOfStock',
};

/** Null where all that say it say the same; the feed is silent where it leaves a part out. */
function contradict(what: string, slug: string, statements: Statements): string[] {
  const stated = Object.entries(statements).filter(([who, text]) => !(who === 'feed' && text === undefined));
  if (new Set(stated.map(([, text]) => text)).size === 1) return [];
  return [`${slug}: ${what} is ${stated.map(([who, text]) => `${text} (${who})`).join(', ')}`];
}

type PartSources = { page: PageFacts; item: FeedEntry | undefined; part: ListedPart };

const priceOf = (item: FeedEntry | undefined): string | undefined =>
  item && (item['g:sale_price'] ?? item['g:price'])?.replace(/ [A-Z]+$/, '');

function compareOne({ page, item, part }: PartSources): string[] {
  const [product] = findProducts(parseStructured(page) ?? []);
  const offer = (product?.['offers'] ?? {}) as Record<string, string | undefined>;
  const stock = part.availability && availabilityNames[part.availability.case];
  const printed = page.price === formatMoney(part.gross) ? toDecimalText(part.gross) : (page.price ?? undefined);
  const inPage = stock === null ? undefined : offer['availability'];
  return [
    ...contradict('the price', part.slug, {
      page: printed,
      structured: offer['price'],
      feed: priceOf(item),
      list: toDecimalText(part.gross),
    }),
    ...contradict('the name', part.slug, {
      page: page.headings[0],
      structured: product?.['name'] as string | undefined,
      feed: item?.['g:title'],
      list: `${part.number} ${part.name}`,
    }),
    ...contradict('the stock', part.slug, {
      page: inPage?.replace('https://schema.org/', ''),
      structured: inPage?.replace('https://schema.org/', ''),
      feed: item && stockOfFeed[item['g:availability'] ?? ''],
      list: stock ?? undefined,
    }),
    ...contradict('the address', part.slug, {
      page: page.canonical ?? undefined,
      structured: product?.['url'] as string | undefined,
      feed: item?.['g:link'],
      list: part.url,
    }),
  ];
}

/**
 * Parts of which page, structured data, feed and list do not say the same price, name, stock and address, one line each; and
 * parts that one of page and list has alone. What the page prints of stock is held against its structured data elsewhere.
 */
export function findContradictions(sources: {
  pages: readonly PageFacts[];
  items: readonly FeedEntry[];
  parts: readonly ListedPart[];
}): string[] {
  const pages = new Map(sources.pages.map((page) => [page.path.slice('/details/'.length), page]));
  const items = new Map(sources.items.map((item) => [item['g:id'], item]));
  const listed = new Set(sources.parts.map(({ slug }) => slug));
  return [
    ...sources.parts.flatMap((part) => {
      const page = pages.get(part.slug);
      return page ? compareOne({ page, item: items.get(part.slug), part }) : [`${part.slug}: is listed without a page`];
    }),
    ...[...pages.keys()].filter((slug) => !listed.has(slug)).map((slug) => `${slug}: has a page and is not listed`),
  ];
}
