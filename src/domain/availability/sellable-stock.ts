import { features, type StockFeatures } from '#config/features.ts';
import type { Stock } from './stock.ts';

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
