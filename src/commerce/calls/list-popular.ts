import type { PopularItem } from '#domain/catalogue/popular-items.ts';
import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import { wirePopularAnswerSchema } from '../contract/popular.ts';

/** getPopularItems: in the order of the API, each once. */
export const listPopular = (client: CommerceClient): Promise<Result<PopularItem[]>> =>
  client.ask({
    operation: 'list-popular',
    kind: 'read',
    path: '/popularitems',
    body: { action: 'getPopularItems' },
    schema: wirePopularAnswerSchema.transform(({ data }) => {
      const items = data.map(({ urlcomponent, populardescription }) => ({
        slug: urlcomponent,
        description: populardescription.trim(),
      }));
      return items.filter(({ slug }, at) => items.findIndex((other) => other.slug === slug) === at);
    }),
  });
