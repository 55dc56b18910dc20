import type { Application } from '#domain/catalogue/catalogue.ts';
import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import { wireApplicationsAnswerSchema, type WireRow } from '../contract/applications.ts';
import { toApplication, toApplications } from '../map/to-application.ts';

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
