import type { ProblemCode } from '#api/problem.ts';
import { type Facts, type Log } from './log.ts';
import { newReference } from './log-origin.ts';

/** Problems that are a refusal of the request itself: who sends many of them is worth to be told from the others. */
const refusals: ReadonlySet<ProblemCode> = new Set([
  'invalid-request',
  'foreign-origin',
  'too-large',
  'wrong-type',
  'wrong-method',
  'too-many-requests',
  'proof-refused',
  'not-your-order',
]);

const referenceOf = (log: Log): string => log.origin()?.ref ?? newReference();

/**
 * Writes the line of an answer outside 2xx and gives the reference that the answer carries. The line of a refusal has
 * `client`: a short name of the visitor's address that is another one every day.
 */
export function recordProblem(log: Log, status: number, problem: ProblemCode, facts: Facts = {}): string {
  const ref = referenceOf(log);
  const client = refusals.has(problem) ? log.origin()?.client?.() : undefined;
  log[status >= 500 ? 'warn' : 'info']('problem', { ref, status, problem, client, ...facts });
  return ref;
}

/** Writes the one line of something thrown while a request was answered, and gives the reference that the answer carries. */
export function recordFault(log: Log, status: number, thrown: unknown): string {
  const ref = referenceOf(log);
  log.error('fault', { ref, status }, thrown ?? new Error('nothing was thrown'));
  return ref;
}
