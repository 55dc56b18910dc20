import type { Stock } from '#domain/availability/stock.ts';
import type { Application } from '#domain/catalogue/catalogue.ts';
import type { Result } from '#domain/failure.ts';
import { isVisibleCode, type Part } from '#domain/part/part.ts';
import type { Currency } from '#domain/price/money.ts';
import type { CommerceClient } from '../client.ts';
import type { RelatedItem } from '../commerce.ts';
import {
  wireApplicationsAnswerSchema,
  wireRelatedAnswerSchema,
  type WireRelatedItem,
  type WireRow,
} from '../contract/applications.ts';
import { wireItemAnswerAt } from '../contract/item.ts';
import { wireStockSchema } from '../contract/stock.ts';
import { toApplication, toApplications } from '../map/to-application.ts';
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

/** getItemStock by the part's id: stock in pieces as `country` can be served. */
export const getStock = (client: CommerceClient, partId: string, country: string): Promise<Result<Stock>> =>
  client.ask({
    operation: 'get-stock',
    kind: 'read',
    path: '/item',
    body: { action: 'getItemStock', item: partId, country },
    schema: wireStockSchema.transform((wire) => toStock(wire, client.settings.location)),
  });

const toRelatedItem = ({ urlcomponent, description, photos }: WireRelatedItem): RelatedItem => ({
  slug: urlcomponent,
  description: description ?? '',
  photoUrl: photos?.[0]?.url ?? null,
});

/** getRelatedItems by the part's id: the visible related parts, each once. */
export function getRelatedOfPart(client: CommerceClient, partId: string): Promise<Result<RelatedItem[]>> {
  const { manufacturerGroup, priceGroup } = client.settings;
  return client.ask({
    operation: 'get-related',
    kind: 'read',
    path: '/applications',
    body: {
      action: 'getRelatedItems',
      record: partId,
      customer: 'guest',
      currency: 'eur',
      manufacturergroup: manufacturerGroup,
      pricegroup: priceGroup,
    },
    schema: wireRelatedAnswerSchema.transform(({ results }) => {
      const items = results.map(toRelatedItem).filter(({ slug }) => isVisibleCode(slug));
      return [...new Map(items.map((item) => [item.slug, item])).values()];
    }),
  });
}

/** One row of a make: the part that fits, what it fits, and the figures of the engine. */
export type Fitment = {
  slug: string;
  application: Application;
  cylinders: string | null;
  capacity: string | null;
  boreSize: string | null;
  stroke: string | null;
};

const toFitment = (row: WireRow): Fitment => ({
  slug: row.item.urlcomponent,
  application: toApplication(row),
  cylinders: row.categorydescription || null,
  capacity: row.classdescription || null,
  boreSize: row.parameter2 || null,
  stroke: row.parameter3 || null,
});

const toBody = (client: CommerceClient, question: Record<string, string>) => ({
  action: 'getApplications',
  ...question,
  customer: 'guest',
  currency: 'eur',
  manufacturergroup: client.settings.manufacturerGroup,
  pricegroup: client.settings.priceGroup,
});

/** getApplications by the part's id, without repetition. */
export const getApplicationsOfPart = (client: CommerceClient, partId: string): Promise<Result<Application[]>> =>
  client.ask({
    operation: 'get-applications',
    kind: 'read',
    path: '/applications',
    body: toBody(client, { item: partId }),
    schema: wireApplicationsAnswerSchema.transform(({ results }) => toApplications(results)),
  });

/** getApplications by make (show "engines"): every row of the make, one for each part size. */
export const listApplicationsOfMake = (client: CommerceClient, makeName: string): Promise<Result<Fitment[]>> =>
  client.ask({
    operation: 'list-applications-of-make',
    kind: 'list',
    path: '/applications',
    body: toBody(client, { make: makeName, show: 'engines' }),
    schema: wireApplicationsAnswerSchema.transform(({ results }) => results.map(toFitment)),
  });
