import type { Engine } from '../catalogue/catalogue.ts';
import type { findSetPrices } from './set-prices.ts';

/** An engine with what its sets cost at least; `inStock` part numbers of it, null where the pull has told of none. */
export type EngineOffer = {
  engine: Engine;
  prices: ReturnType<typeof findSetPrices>;
  inStock: number | null;
};

/** One of the home page's table; `make` as a visitor reads it. */
export type PopularEngine = EngineOffer & { make: string };
