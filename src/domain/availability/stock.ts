import { features, type StockFeatures } from '#config/features.ts';

/** Stock of one part, in pieces as sold. All numbers are whole and not negative. */
export type Stock = {
  /** on our own shelf */
  default: number;
  dropship: number;
  alternative: number;
  /** `eta` ISO date (day of arrival), in any order */
  inTransit: { eta: string; quantity: number }[];
  manufacturer: number;
};

/** Stock of which the switched-off kinds are taken away (rule availability.switches). */
export const toSellableStock = (stock: Stock, flags: StockFeatures = features): Stock => ({
  default: stock.default,
  dropship: flags.dropship ? stock.dropship : 0,
  alternative: flags.alternative ? stock.alternative : 0,
  inTransit: flags.transit ? stock.inTransit : [],
  manufacturer: flags.airfreight ? stock.manufacturer : 0,
});

/** Pieces of several deliveries together. */
export const sumQuantities = (deliveries: readonly { quantity: number }[]): number =>
  deliveries.reduce((sum, { quantity }) => sum + quantity, 0);

/** All pieces that can be ordered from any stock, the basket not considered (rule availability.maximum). */
export function countOrderable(stock: Stock): number {
  const sellable = toSellableStock(stock);
  const atHand = sellable.default + sellable.dropship + sellable.alternative + sellable.manufacturer;
  return atHand + sumQuantities(sellable.inTransit);
}
