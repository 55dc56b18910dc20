import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import type { CatalogueSource, ListedParts } from '#commerce/index.ts';
import { fail, succeed, type Result } from '#domain/failure.ts';
import { chooseProbes, findPromiseGaps } from '#domain/shipping/promise-gaps.ts';

const addresses = [...countries.map(({ code }) => ({ country: code, postcode: '' })), ...freeShipping.islandAddresses];

/**
 * Asks the commerce API for every country that is offered, and for the excepted islands by their postcodes, what goods just below and
 * just above the limit cost to send; the lines say where that is not what the shop promises (rule shipping.one-figure).
 */
export async function compareShipping(
  source: Pick<CatalogueSource, 'quoteShipping'>,
  { parts, stock }: Pick<ListedParts, 'parts' | 'stock'>,
): Promise<Result<string[]>> {
  const inStock = parts.map(({ id, slug, price }) => ({
    ...{ id, gross: price.gross },
    inStock: stock.get(slug)?.default ?? 0,
  }));
  const probes = chooseProbes(inStock.filter(({ gross }) => gross.amount > 0));
  if (!probes) {
    const detail = 'no part in stock comes near the limit of free shipping';
    return fail({ kind: 'refused', operation: 'quote-shipping', reason: 'out-of-stock', detail });
  }
  const below = await source.quoteShipping({ probe: probes.below, addresses });
  if (!below.ok) return below;
  const above = await source.quoteShipping({ probe: probes.above, addresses });
  return above.ok ? succeed(findPromiseGaps([...below.value, ...above.value])) : above;
}
