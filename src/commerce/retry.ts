import type { Failure, Result } from '#domain/failure.ts';
import { isWorthRetrying } from './failures.ts';

/** How many reads may be sent once more: so many at once, and then this share of the calls made. */
const most = 10;
const share = 0.1;

type RetryBudget = {
  /** a call was made, which earns a tenth of a repeat */
  earn(): void;
  /** takes one repeat; false where none is left */
  take(): boolean;
};

/**
 * A service that stumbles is asked again; one that is down must not be asked three times as often because it is down. Counted
 * in tenths, as integers: of any n calls in a row at most 10 + n/10 are repeats.
 */
export function createRetryBudget(): RetryBudget {
  const price = Math.round(1 / share);
  let left = most * price;
  return {
    earn: () => void (left = Math.min(most * price, left + 1)),
    take() {
      if (left < price) return false;
      left -= price;
      return true;
    },
  };
}

/** Attempts of a read in all: the first and two more. */
const attempts = 3;
const firstPauseMs = 80;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Asks again up to twice while the failure is worth it, the deadline has not passed and `mayRepeat` says so. The pause doubles and is drawn
 * between half and the whole of it, so that many visitors do not come back in step. Only for reads.
 */
export async function retry<T>(
  attempt: () => Promise<Result<T>>,
  {
    signal,
    random,
    mayRepeat,
  }: { signal: AbortSignal; random: () => number; mayRepeat: (failure: Failure) => boolean },
): Promise<Result<T>> {
  for (let round = 1; ; round += 1) {
    const result = await attempt();
    if (result.ok || round === attempts || !isWorthRetrying(result.failure) || signal.aborted) return result;
    if (!mayRepeat(result.failure)) return result;
    await pause(firstPauseMs * 2 ** (round - 1) * (0.5 + random() / 2));
  }
}
