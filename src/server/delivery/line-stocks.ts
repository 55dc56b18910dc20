import type { Cart, Commerce } from '#commerce/commerce.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { orAfter } from '../wait.ts';
import type { LineStocks } from './basket-delivery.ts';

/** Milliseconds that the stock of the lines may take; without it a line has no maximum and no date, the basket is not late. */
const stockPatienceMs = 1_500;

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
  const asked = visibleLines(lines).map(async ({ id, partId }): Promise<[string, Stock | null]> => [
    id,
    await orAfter(ask(partId), stockPatienceMs, null),
  ]);
  const found = await Promise.all(asked);
  return new Map(found.filter((entry): entry is [string, Stock] => entry[1] !== null));
}
