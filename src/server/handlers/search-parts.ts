import { type SearchAnswer } from '#api/search.ts';
import { limits } from '#config/limits.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import { answerFailure, answerJson, answerProblem, type Handler } from './answer.ts';

const mostResults = 20;

/** GET /api/search?q=…: visible parts by number; a query of fewer than 2 characters is 400 (rule search.when-asked). */
export const searchParts: Handler = async (services, request) => {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
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
