import type { Result } from '#domain/failure.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import type { CommerceClient } from '../client.ts';
import type { FoundPart } from '../commerce.ts';
import { wireSearchAnswerSchema } from '../contract/item.ts';

/** search by keyword; only visible codes (rule part.visible-codes), at most what the API gives (50). */
export const searchParts = (client: CommerceClient, keyword: string): Promise<Result<FoundPart[]>> =>
  client.ask({
    operation: 'search-parts',
    kind: 'search',
    path: '/item',
    body: { action: 'search', keyword, pricegroup: client.settings.priceGroup },
    schema: wireSearchAnswerSchema.transform(({ data }) =>
      data
        .filter(({ urlcomponent }) => isVisibleCode(urlcomponent))
        .map(({ urlcomponent, number, name, description }) => ({ slug: urlcomponent, number, name, description })),
    ),
  });
