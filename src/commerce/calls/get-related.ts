import type { Result } from '#domain/failure.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import type { CommerceClient } from '../client.ts';
import type { RelatedItem } from '../commerce.ts';
import { type WireRelatedItem, wireRelatedAnswerSchema } from '../contract/applications.ts';

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
