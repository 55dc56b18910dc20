/** Prices of now where they are known, else those of the build. */
import type { EngineSize } from '#domain/engine/engine-row.ts';
import { addMoney, type Money } from '#domain/price/money.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';

export type Priced = { gross: Money; net: Money };

export function priceOf(store: EngineParts, size: EngineSize): Priced {
  const offer = store.$offers.get()[size.slug];
  return typeof offer === 'object' ? offer : size.price;
}

/** Null where there is nothing to add up, or amounts of two currencies. */
export function sumOf(prices: readonly Priced[]): Priced | null {
  const [first, ...others] = prices;
  if (!first || others.some(({ gross }) => gross.currency !== first.gross.currency)) return null;
  return others.reduce<Priced>(
    (sum, price) => ({ gross: addMoney(sum.gross, price.gross), net: addMoney(sum.net, price.net) }),
    { gross: first.gross, net: first.net },
  );
}
