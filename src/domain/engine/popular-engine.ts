import type { Engine } from '../catalogue/catalogue.ts';
import type { findSetPrices } from './set-prices.ts';

/** An engine of the home page's table; `inStock` part numbers of it, null where the pull has told of none. */
export type PopularEngine = {
  /** as a visitor reads it */
  make: string;
  engine: Engine;
  prices: ReturnType<typeof findSetPrices>;
  inStock: number | null;
};
