import type { Stock } from '#domain/availability/stock.ts';
import type { Result } from '#domain/failure.ts';
import type { Part } from '#domain/part/part.ts';
import type { Currency } from '#domain/price/money.ts';
import type { CommerceClient } from '../client.ts';
import { wireItemAnswerAt } from '../contract/item.ts';
import { toPart } from '../map/to-part.ts';
import { toStock } from '../map/to-stock.ts';

/**
 * getItem by url component: the part with its price of this moment in `currency` and its stock for `country`.
 * `refused: not-found` when there is none; a part without a price is a broken contract, never free.
 */
export function getPart(
  client: CommerceClient,
  slug: string,
  { country, currency }: { country: string; currency: Currency },
): Promise<Result<{ part: Part; stock: Stock }>> {
  const { location, priceGroup, manufacturerGroup } = client.settings;
  return client.ask({
    operation: 'get-part',
    kind: 'read',
    path: '/item',
    body: {
      action: 'getItem',
      record: slug,
      country,
      customer: 'guest',
      currency,
      manufacturergroup: manufacturerGroup,
      pricegroup: priceGroup,
    },
    schema: wireItemAnswerAt(location).transform(({ data }) => ({
      part: toPart(data, location),
      stock: toStock(data, location),
    })),
  });
}
