import type { Result } from '#domain/failure.ts';
import { isVisibleCode } from '#domain/part/part-visibility.ts';
import type { CommerceClient } from '../client.ts';
import { wireRelatedAnswerSchema } from '../contract/applications.ts';

/** getRelatedItems by the part's id (doc 1 §7): slugs of the visible related parts, each once. */
export function getRelatedOfPart(client: CommerceClient, partId: string): Promise<Result<string[]>> {
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
    schema: wireRelatedAnswerSchema.transform(({ results }) => [
      ...new Set(results.map((item) => item.urlcomponent).filter(isVisibleCode)),
    ]),
  });
}
