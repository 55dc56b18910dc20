import { slugSchema } from '#api/field-schemas.ts';
import { applicationsAnswerSchema, type ListedRelated, relatedAnswerSchema } from '#api/part.ts';
import type { SearchAnswer } from '#api/search.ts';
import type { RelatedItem } from '#commerce/commerce.ts';
import { defaultCountry } from '#config/countries.ts';
import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import type { Failure, Result } from '#domain/failure.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, answerProblem, type Handler } from './answer.ts';
import { isGone } from './cart-access.ts';

const unknown: Failure = { kind: 'refused', operation: 'getItem', reason: 'not-found' };

/** The lists are asked for by the id of the commerce API, which only the part itself tells. */
async function findPartId({ live }: Services, slug: string | undefined): Promise<Result<string>> {
  const known = slugSchema.safeParse(slug).data;
  if (known === undefined || !isVisibleCode(known)) return { ok: false, failure: unknown };
  const found = await live.getPart(known, { country: defaultCountry, currency: 'eur' });
  return found.ok ? { ok: true, value: found.value.value.part.id } : found;
}

const answerMissing = (services: Services, failure: Failure) =>
  isGone(failure) ? answerProblem(services, 404, 'unknown-part') : answerFailure(services, failure);

/** GET /api/part/{slug}/applications: what a part newer than the build fits (rule part.lists-once). */
export const readApplications: Handler = async (services, _request, { slug }) => {
  const id = await findPartId(services, slug);
  if (!id.ok) return answerMissing(services, id.failure);
  const found = await services.commerce.getApplicationsOfPart(id.value);
  if (!found.ok) return answerMissing(services, found.failure);
  return answerJson(applicationsAnswerSchema.parse({ applications: found.value }));
};

const toRelated = ({ pictureFor, titleOf }: Services, { slug, description, photoUrl }: RelatedItem): ListedRelated => ({
  slug,
  title: titleOf({ name: description, number: slug, slug }),
  photo: photoUrl === null ? null : pictureFor(photoUrl),
});

/** GET /api/part/{slug}/related: the related parts of one that is newer than the build (rule part.lists-once). */
export const readRelated: Handler = async (services, _request, { slug }) => {
  const id = await findPartId(services, slug);
  if (!id.ok) return answerMissing(services, id.failure);
  const found = await services.commerce.getRelatedOfPart(id.value);
  if (!found.ok) return answerMissing(services, found.failure);
  return answerJson(relatedAnswerSchema.parse({ related: found.value.map((item) => toRelated(services, item)) }));
};

const mostResults = 20;

/** GET /api/search?q=…: visible parts by number; a query of fewer than 2 characters is 400 (rule search.when-asked). */
export const searchParts: Handler = async (services, request) => {
  const query = cleanCode(new URL(request.url).searchParams.get('q') ?? '').trim();
  if (query.length < limits.searchMinLength || query.length > limits.searchMaxLength)
    return answerProblem(services, 400, 'invalid-request');
  const found = await services.live.searchParts(query);
  if (!found.ok) return answerFailure(services, found.failure);
  const results = found.value.filter(({ slug }) => isVisibleCode(slug)).slice(0, mostResults);
  const answer: SearchAnswer = {
    results: results.map((part) => ({ slug: part.slug, number: part.number, title: services.titleOf(part) })),
  };
  return answerJson(answer);
};
