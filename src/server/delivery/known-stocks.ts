import * as z from 'zod';
import type { Cart, Commerce } from '#commerce/commerce.ts';
import { retention } from '#config/retention.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import type { Log } from '../log.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { withTimeout } from '../wait.ts';
import type { LineStocks } from './basket-delivery.ts';

/** Milliseconds that the stock of the lines may take; without it a line has no maximum and no date, the basket is not late. */
const stockTimeoutMs = 1_500;

/** The stock of every visible line, all asked at once; those that cannot be had in time are left out. */
export async function askLineStocks(
  { commerce }: { commerce: Pick<Commerce, 'getStock'> },
  { basket: { lines } }: Cart,
  country: string,
): Promise<LineStocks> {
  const ask = async (partId: string): Promise<Stock | null> => {
    const stock = await commerce.getStock(partId, country);
    return stock.ok ? stock.value : null;
  };
  const requests = visibleLines(lines).map(async ({ id, partId }): Promise<[string, Stock | null]> => [
    id,
    await withTimeout(ask(partId), stockTimeoutMs, null),
  ]);
  const found = await Promise.all(requests);
  return new Map(found.filter((entry): entry is [string, Stock] => entry[1] !== null));
}

const pieces = z.int().min(0);
const stockSchema = z.strictObject({
  default: pieces,
  dropship: pieces,
  alternative: pieces,
  inTransit: z.array(z.strictObject({ eta: z.string(), quantity: pieces })),
  manufacturer: pieces,
});
const knownStocksSchema = z.strictObject({
  /** the one that the stock was asked for */
  country: z.string(),
  parts: z.array(z.strictObject({ partId: z.string(), readAt: z.number(), stock: stockSchema })),
});
type KnownStocks = z.infer<typeof knownStocksSchema>;

/** The stock that a summary was drawn with, one row for each cart (rule delivery.known-stock). */
export const knownStockRows: RowFormat<KnownStocks> = {
  kind: 'known-stock',
  prefix: 'known-stock:',
  schema: knownStocksSchema,
  keptSeconds: retention['known-stock'].seconds,
};

type Dependencies = RowDependencies & { now: () => number };

/** What is known of the parts of a cart and young enough. */
async function listKnown(deps: Dependencies, cartId: string, country: string): Promise<KnownStocks['parts']> {
  const known = await openRows(knownStockRows, deps).read(cartId);
  if (known?.country !== country) return [];
  // what was read at a time to come was read before the clock was set back: nobody knows how old it is
  return known.parts.filter(
    ({ readAt }) => deps.now() >= readAt && deps.now() - readAt < knownStockRows.keptSeconds * 1000,
  );
}

/**
 * Notes the stock that has just been read for a cart, once a shipping method is chosen: no summary is shown before. What was not
 * answered this time stays as it was known. That it cannot be noted is no reason not to show the basket.
 */
export async function noteStocks(
  deps: Dependencies & { log: Pick<Log, 'warn'> },
  cart: Cart,
  { country, stocks }: { country: string; stocks: LineStocks },
): Promise<void> {
  if (cart.basket.shippingMethodId === null) return;
  try {
    const lines = visibleLines(cart.basket.lines);
    const read = lines.flatMap(({ id, partId }) => {
      const stock = stocks.get(id);
      return stock ? [{ partId, readAt: deps.now(), stock }] : [];
    });
    const known = read.length === lines.length ? [] : await listKnown(deps, cart.id, country);
    const before = known.filter(({ partId }) => !read.some((part) => part.partId === partId));
    await openRows(knownStockRows, deps).write(cart.id, { country, parts: [...before, ...read] });
  } catch (error) {
    deps.log.warn('stock-not-noted', {}, error);
  }
}

/** The stock of every line as it is now; of those that do not answer in time, as it was when the summary was drawn. */
export async function askOrRecallStocks(
  deps: Dependencies & { commerce: Pick<Commerce, 'getStock'> },
  cart: Cart,
  country: string,
): Promise<LineStocks> {
  const answered = await askLineStocks(deps, cart, country);
  const silent = visibleLines(cart.basket.lines).filter(({ id }) => !answered.has(id));
  if (silent.length === 0) return answered;
  const known = new Map((await listKnown(deps, cart.id, country)).map(({ partId, stock }) => [partId, stock]));
  const recalled = silent.flatMap(({ id, partId }) => {
    const stock = known.get(partId);
    return stock ? [[id, stock] as const] : [];
  });
  return new Map([...answered, ...recalled]);
}
