import type { Result } from '#domain/failure.ts';
import type { Currency } from '#domain/price/money.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { CommerceClient } from '../client.ts';
import { wireListAnswerSchema } from '../contract/item.ts';
import { sortOut } from './list-parts.ts';

/**
 * getItemsList in another currency: the prices by slug. None where the API answers in its own currency all the same, as one
 * does that does not know the field.
 */
export const listPrices = (client: CommerceClient, currency: Currency): Promise<Result<Map<string, PartPrice>>> =>
  client.ask({
    operation: 'list-prices',
    kind: 'list',
    path: '/item',
    body: { action: 'getItemsList', pricegroup: client.settings.priceGroup, currency },
    schema: wireListAnswerSchema.transform(({ data }) => {
      const { parts } = sortOut(data, client.settings.location);
      const priced = parts.filter(({ price }) => price.gross.currency === currency && price.gross.amount > 0);
      return new Map(priced.map(({ slug, price }) => [slug, price]));
    }),
  });
