import { call } from '#api/call.ts';
import { distributorsAnswer, distributorsPath } from '#api/distributors-answer.ts';
import type { Distributor } from '#domain/distributor/distributor.ts';

/** The distributors of this moment, by country and name; null when they cannot be had. */
export async function loadDistributors(): Promise<readonly Distributor[] | null> {
  const answer = await call(distributorsPath, distributorsAnswer);
  return answer.ok ? answer.value.data : null;
}
