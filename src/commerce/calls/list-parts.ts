import type { Stock } from '#domain/availability/stock.ts';
import type { Result } from '#domain/failure.ts';
import { isVisibleCode, type Part } from '#domain/part/part.ts';
import type { CommerceClient } from '../client.ts';
import { wireCodeOnlySchema, wireItemAt, wireListAnswerSchema } from '../contract/item.ts';
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
