import { compareDistributors, type Distributor } from '#domain/distributor/distributor.ts';
import { succeed, type Result } from '#domain/failure.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerFailure, answerJson, type Handler } from './answer.ts';
import { distributorRows } from './short-lived-rows.ts';

/** there is only one list */
const id = '';

async function askAndCache(services: Services): Promise<Result<Distributor[]>> {
  const answer = await services.commerce.listDistributors();
  if (!answer.ok) return answer;
  const data = answer.value.toSorted(compareDistributors);
  await openRows(distributorRows, services).write(id, { data });
  return succeed(data);
}

/** GET /api/distributors (rule request.own-names): all of them, by country and name; 503 when they cannot be asked. */
export const listDistributors: Handler = async (services) => {
  const cached = await openRows(distributorRows, services).read(id);
  if (cached) return answerJson(cached);
  const asked = await askAndCache(services);
  return asked.ok ? answerJson({ data: asked.value }) : answerFailure(services, asked.failure);
};
