import { sumQuantities, toSellableStock } from './sellable-stock.ts';
import type { Stock } from './stock.ts';

/** All pieces that can be ordered from any stock, the basket not considered (rule availability.maximum). */
export function countOrderable(stock: Stock): number {
  const sellable = toSellableStock(stock);
  const atHand = sellable.default + sellable.dropship + sellable.alternative + sellable.manufacturer;
  return atHand + sumQuantities(sellable.inTransit);
}
