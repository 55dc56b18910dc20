import { distributorsAnswerSchema } from '#api/distributors.ts';
import { compareDistributors, type Distributor } from '#domain/distributor/distributor.ts';
import { succeed, type Result } from '#domain/failure.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, type Handler } from './answer.ts';

const key = 'distributors';
/** one question to the commerce API serves all visitors of a while */
const keptSeconds = 120;

async function readKept({ storage }: Services): Promise<Distributor[] | null> {
  const text = await storage.get(key);
  return text === null ? null : distributorsAnswerSchema.parse(JSON.parse(text)).data;
}

async function askAndKeep({ commerce, storage }: Services): Promise<Result<Distributor[]>> {
  const answer = await commerce.listDistributors();
  if (!answer.ok) return answer;
  const data = answer.value.toSorted(compareDistributors);
  await storage.set(key, JSON.stringify({ data }), keptSeconds);
  return succeed(data);
}

/** GET /api/distributors (rule request.own-names): all of them, by country and name; 503 when they cannot be asked. */
export const listDistributors: Handler = async (services) => {
  const kept = await readKept(services);
  if (kept) return answerJson({ data: kept });
  const asked = await askAndKeep(services);
  return asked.ok ? answerJson({ data: asked.value }) : answerFailure(services, asked.failure);
};
