import type { Result } from '#domain/failure.ts';

/** closed: calls go out; half-open: one call looks whether the other side answers again; open: nothing is asked */
export type BreakerState = 'closed' | 'half-open' | 'open';

/** Where the adapter tells how its calls went, for whoever counts. */
export type CommerceCounts = {
  /** one question with its repeats; `seconds` from the first attempt to the last byte */
  called(operation: string, outcome: string, seconds: number): void;
  /** a read would be sent once more; `isSent` false where the budget is used up */
  repeated(operation: string, isSent: boolean): void;
  breaker(operation: string, state: BreakerState): void;
};

export const noCounts: CommerceCounts = { called() {}, repeated() {}, breaker() {} };

const silences = { refused: 'unreachable', cut: 'cut', deadline: 'deadline', 'not-sent': 'not-sent' } as const;

/** "ok", "refused" (a considered no), "status", "broken-contract", or why there was no answer. */
export function outcomeOf(result: Result<unknown>): string {
  if (result.ok) return 'ok';
  const { failure } = result;
  return failure.kind === 'network' ? silences[failure.cause] : failure.kind;
}
