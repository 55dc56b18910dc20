/** Sends what needs a proof only where the shop asks for one, which most visitors never notice. */
import type { CallResult } from '#api/call.ts';
import type { Proof } from './proof.ts';

const asksForProof = <T>(answer: CallResult<T>): boolean =>
  !answer.ok && (answer.problem.code === 'proof-needed' || answer.problem.code === 'proof-refused');

/**
 * Sends with the proof that `first` gave, none as a rule, and once more with another where the shop wants one; a proof that was
 * refused, because it had become too old, is made anew once. Where no proof can be made here the problem is proof-needed, or
 * offline.
 */
export async function sendProven<T>(
  take: () => Promise<Proof>,
  send: (proof: { proof?: string }) => Promise<CallResult<T>>,
  first: Proof | null = null,
): Promise<CallResult<T>> {
  let answer = await send(first?.ok ? { proof: first.proof } : {});
  for (let tries = 0; tries < 2 && asksForProof(answer); tries += 1) {
    const made = await take();
    if (!made.ok) {
      return { ok: false, problem: { code: made.failure === 'offline' ? 'offline' : 'proof-needed', ref: '' } };
    }
    answer = await send({ proof: made.proof });
  }
  return answer;
}
