import { isSupportedCountry } from '#domain/seller/legal-region.ts';
import { answerJson, type Handler } from './answer.ts';
import { guessCountry, locateVisitor } from './visitor-country.ts';

/** GET /api/visitor: where the visitor seems to be, for texts and links that differ by country. */
export const readVisitor: Handler = async (services, _request, { ip }) => {
  const isSupported = isSupportedCountry(await locateVisitor(services, ip));
  return answerJson({ country: await guessCountry(services, ip), isSupported });
};
