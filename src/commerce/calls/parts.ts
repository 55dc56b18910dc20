import type { Stock } from '#domain/availability/stock.ts';
import type { PopularItem } from '#domain/catalogue/popular-items.ts';
import type { Result } from '#domain/failure.ts';
import { isVisibleCode, type Part } from '#domain/part/part.ts';
import type { Currency } from '#domain/price/money.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { CommerceClient } from '../client.ts';
import type { FoundPart } from '../commerce.ts';
import { wireCodeOnlySchema, wireItemAt, wireListAnswerSchema, wireSearchAnswerSchema } from '../contract/item.ts';
import { wirePopularAnswerSchema } from '../contract/popular.ts';
import { wireStockSchema } from '../contract/stock.ts';
import { describeIssue } from '../failures.ts';
import { toPart } from '../map/to-part.ts';
import { toStock } from '../map/to-stock.ts';

/**
 * `broken` items do not fit the contract: `slug` as far as it could be read, `at` the first fault. `stock` by slug, of the
 * parts whose stock the list tells.
 */
export type ListedParts = {
  parts: Part[];
  stock: Map<string, Stock>;
  broken: { slug: string; at: string }[];
  hidden: number;
};

/** Judges each item by itself: hidden codes are counted, broken items set aside, the rest mapped in the order they came. */
export function sortOut(items: unknown[], location: string): ListedParts {
  const schema = wireItemAt(location);
  const listed: ListedParts = { parts: [], stock: new Map(), broken: [], hidden: 0 };
  items.forEach((item, index) => {
    const code = wireCodeOnlySchema.safeParse(item).data?.urlcomponent;
    if (code !== undefined && !isVisibleCode(code)) return void (listed.hidden += 1);
    const parsed = schema.safeParse(item);
    const stock = wireStockSchema.safeParse(item);
    if (parsed.success && stock.success) listed.stock.set(parsed.data.urlcomponent, toStock(stock.data, location));
    if (parsed.success) listed.parts.push(toPart(parsed.data, location));
    else listed.broken.push({ slug: code ?? `item ${index + 1} of the list`, at: describeIssue(parsed.error) });
  });
  return listed;
}

/** getItemsList: every part that is shown, with what could not be read. */
export const listParts = (client: CommerceClient): Promise<Result<ListedParts>> =>
  client.ask({
    operation: 'list-parts',
    kind: 'list',
    path: '/item',
    body: { action: 'getItemsList', pricegroup: client.settings.priceGroup },
    schema: wireListAnswerSchema.transform(({ data }) => sortOut(data, client.settings.location)),
  });

/**
 * getItemsList in another currency: the prices by slug. None where the API answers in its own currency all the same, as one
 * does that does not know the field.
 */
export const listPrices = (client: CommerceClient, currency: Currency): Promise<Result<Map<string, PartPrice>>> =>
  client.ask({
    operation: 'list-prices',
    kind: 'list',
    path: '/item',
    body: { action: 'getItemsList', pricegroup: client.settings.priceGroup, currency },
    schema: wireListAnswerSchema.transform(({ data }) => {
      const { parts } = sortOut(data, client.settings.location);
      const priced = parts.filter(({ price }) => price.gross.currency === currency && price.gross.amount > 0);
      return new Map(priced.map(({ slug, price }) => [slug, price]));
    }),
  });

/** getPopularItems: in the order of the API, each once. */
export const listPopular = (client: CommerceClient): Promise<Result<PopularItem[]>> =>
  client.ask({
    operation: 'list-popular',
    kind: 'read',
    path: '/popularitems',
    body: { action: 'getPopularItems' },
    schema: wirePopularAnswerSchema.transform(({ data }) => {
      const items = data.map(({ urlcomponent, populardescription }) => ({
        slug: urlcomponent,
        description: populardescription.trim(),
      }));
      return items.filter(({ slug }, at) => items.findIndex((other) => other.slug === slug) === at);
    }),
  });

/** search by keyword; only visible codes (rule part.visible-codes), at most what the API gives (50). */
export const searchParts = (client: CommerceClient, keyword: string): Promise<Result<FoundPart[]>> =>
  client.ask({
    operation: 'search-parts',
    kind: 'search',
    path: '/item',
    body: { action: 'search', keyword, pricegroup: client.settings.priceGroup },
    schema: wireSearchAnswerSchema.transform(({ data }) =>
      data
        .filter(({ urlcomponent }) => isVisibleCode(urlcomponent))
        .map(({ urlcomponent, number, name, description }) => ({ slug: urlcomponent, number, name, description })),
    ),
  });
