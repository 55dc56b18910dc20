import { type Failure, fail, type Result } from '#domain/failure.ts';
import { withTimeout } from '../wait.ts';
import { isWithin, memoryTimes } from './decide-wait.ts';

/** No answer came: not a "no", and not a broken one. */
export const isTimeout = (result: Result<unknown>): boolean =>
  !result.ok && result.failure.kind === 'network' && ['deadline', 'not-sent'].includes(result.failure.cause);

/** The visitor's timeout is over; the call itself goes on. */
export const toTimeout = (operation: string): { ok: false; failure: Failure } =>
  fail({ kind: 'network', operation, cause: 'deadline' });

export type AdaptiveTimeout = {
  /** the answer, or after so many milliseconds none; hardly any time is given while the service is silent */
  wait<T>(answer: Promise<Result<T>>, ms: number): Promise<Result<T>>;
};

/**
 * How long visitors wait for one service: as long as they are told while it answers, hardly while it does not. What is
 * waited for in vain goes on, and its answer, when it comes, gives the next visitors their whole timeout back.
 */
export function createAdaptiveTimeout(
  operation: string,
  now: () => number,
  { silentTimeoutMs, silenceMs }: Pick<typeof memoryTimes, 'silentTimeoutMs' | 'silenceMs'> = memoryTimes,
): AdaptiveTimeout {
  let silentAt: number | null = null;
  const note = (result: Result<unknown>) => void (silentAt = isTimeout(result) ? now() : null);
  return {
    async wait(answer, ms) {
      const late = toTimeout(operation);
      const given = isWithin(silenceMs, silentAt, now()) ? Math.min(ms, silentTimeoutMs) : ms;
      void answer.then(note, () => undefined);
      const result = await withTimeout(answer, given, late);
      if (result === late) note(late);
      return result;
    },
  };
}
