import { type Failure, fail, type Result } from '#domain/failure.ts';
import { orAfter } from '../wait.ts';
import { isWithin, memoryTimes } from './decide-wait.ts';

/** No answer came: not a "no", and not a broken one. */
export const isSilence = (result: Result<unknown>): boolean =>
  !result.ok && result.failure.kind === 'network' && ['deadline', 'not-sent'].includes(result.failure.cause);

/** A visitor's patience ran out; the question itself goes on. */
export const toImpatience = (operation: string): { ok: false; failure: Failure } =>
  fail({ kind: 'network', operation, cause: 'deadline' });

export type Patience = {
  /** the answer, or after so many milliseconds none; hardly any time is given while the service is silent */
  wait<T>(answer: Promise<Result<T>>, ms: number): Promise<Result<T>>;
};

/**
 * How long visitors wait for one service: as long as they are told while it answers, hardly while it does not. What is
 * waited for in vain goes on, and its answer, when it comes, gives the next visitors their patience back.
 */
export function createPatience(
  operation: string,
  now: () => number,
  { silentPatienceMs, silenceMs }: Pick<typeof memoryTimes, 'silentPatienceMs' | 'silenceMs'> = memoryTimes,
): Patience {
  let silentAt: number | null = null;
  const note = (result: Result<unknown>) => void (silentAt = isSilence(result) ? now() : null);
  return {
    async wait(answer, ms) {
      const late = toImpatience(operation);
      const given = isWithin(silenceMs, silentAt, now()) ? Math.min(ms, silentPatienceMs) : ms;
      void answer.then(note, () => undefined);
      const result = await orAfter(answer, given, late);
      if (result === late) note(late);
      return result;
    },
  };
}
