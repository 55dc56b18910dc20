import { call } from '#api/call.ts';
import { distributorsAnswerSchema, distributorsPath } from '#api/distributors.ts';
import type { Distributor } from '#domain/distributor/distributor.ts';

/** The distributors of this moment, by country and name; null when they cannot be had. */
export async function loadDistributors(): Promise<readonly Distributor[] | null> {
  const answer = await call(distributorsPath, distributorsAnswerSchema);
  return answer.ok ? answer.value.data : null;
}
