import type { Stock } from '#domain/availability/stock.ts';
import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import { wireStockSchema } from '../contract/stock.ts';
import { toStock } from '../map/to-stock.ts';

/** getItemStock by the part's id: stock in pieces as `country` can be served. */
export const getStock = (client: CommerceClient, partId: string, country: string): Promise<Result<Stock>> =>
  client.ask({
    operation: 'get-stock',
    kind: 'read',
    path: '/item',
    body: { action: 'getItemStock', item: partId, country },
    schema: wireStockSchema.transform((wire) => toStock(wire, client.settings.location)),
  });
