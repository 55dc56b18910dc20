import { LRUCache } from 'lru-cache';
import { type Result, succeed } from '#domain/failure.ts';
import type { Measures } from '../measures.ts';
import { withTimeout } from '../wait.ts';
import { decideWait, isWithin, type MemoryTimes, memoryTimes } from './decide-wait.ts';
import { isTimeout, toTimeout } from './adaptive-timeout.ts';

/** Answers kept at most, and their characters as text: some 1,700 parts, 20 MB as objects. */
const most = { answers: 4_000, characters: 6 * 1024 * 1024 };

/** `asOf`: when it was told, in milliseconds since 1970, where that is not this moment; else null */
export type Dated<T> = { value: T; asOf: number | null };

/** What is known of one question. A considered "no" is an answer like any other. */
type Entry<T> = {
  answer: Result<T> | null;
  answeredAt: number | null;
  silentAt: number | null;
  asking: Promise<Result<T>> | null;
};

type AnswerMemory<T> = {
  /**
   * The answer of this moment or one that is at most three seconds old; where none can be had within the timeout of the
   * visitor, at most `timeoutMs`, one of the last minute with its time, else the failure.
   */
  ask(key: string, send: () => Promise<Result<T>>, timeoutMs?: number): Promise<Result<Dated<T>>>;
  /** whether this very value would be told now, without a question */
  isOfNow(key: string, value: T): boolean;
  /** what was told under keys that begin so has turned out to be wrong, also what is still on its way */
  forget(start: string): void;
};

type MemoryOptions = {
  /** what is asked for, as the measures name it */
  of: string;
  now: () => number;
  measures: Measures;
  times?: Partial<MemoryTimes> | undefined;
};

/** A considered "no" is as good as an answer; everything else is none. */
const isAnswer = (result: Result<unknown>): boolean => result.ok || result.failure.kind === 'refused';

const tell = <T>(answer: Result<T>, asOf: number | null): Result<Dated<T>> =>
  answer.ok ? succeed({ value: answer.value, asOf }) : answer;

const holds = <T>({ answer, answeredAt }: Entry<T>, value: T, isFresh: (at: number | null) => boolean): boolean =>
  answer?.ok === true && answer.value === value && isFresh(answeredAt);

const laterOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const openEntries = <T>() =>
  new LRUCache<string, Entry<T>>({
    max: most.answers,
    maxSize: most.characters,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length,
  });

/**
 * One question at a time to the commerce API for whoever asks the same: all wait for the one under way, and its answer serves
 * for three seconds more (rule availability.shared). Bounded in number and size; what was asked for longest ago goes first.
 */
export function createAnswerMemory<T>({ of, now, measures, times }: MemoryOptions): AnswerMemory<T> {
  const limits = { ...memoryTimes, ...times };
  const entries = openEntries<T>();
  /** as in an entry, for whatever was asked last */
  let silentAt: number | null = null;
  const count = (outcome: string) => measures.increment('live_answers_total', { of, outcome });

  const find = (key: string): Entry<T> =>
    entries.get(key) ?? { answer: null, answeredAt: null, silentAt: null, asking: null };

  function keep(key: string, entry: Entry<T>, result: Result<T>): Result<T> {
    silentAt = isTimeout(result) ? now() : null;
    if (entries.peek(key) !== entry) return result;
    const kept = isAnswer(result) ? { answer: result, answeredAt: now() } : {};
    // another object, because the size of one that is there already is not counted anew
    entries.set(key, { ...entry, ...kept, silentAt, asking: null });
    measures.set('live_answers_kept', { of }, entries.size);
    return result;
  }

  function start(key: string, entry: Entry<T>, send: () => Promise<Result<T>>): Promise<Result<T>> {
    const asking = send().then(
      (result) => keep(key, entry, result),
      (error: unknown) => {
        entry.asking = null;
        throw error;
      },
    );
    entries.set(key, Object.assign(entry, { asking }));
    return asking;
  }

  /** Silence or a fault: what was told in the last minute, with its time, else the failure. */
  function fallBack(key: string, failed: Result<T>): Result<Dated<T>> {
    const { answer, answeredAt } = find(key);
    const known = isWithin(limits.staleMs, answeredAt, now()) ? answer : null;
    count(known ? 'stale' : 'failed');
    return known ? tell(known, answeredAt) : tell(failed, null);
  }

  async function wait(key: string, asking: Promise<Result<T>>, ms: number): Promise<Result<T>> {
    const late = toTimeout(`get-${of}`);
    const result = await withTimeout(asking, ms, late);
    // a short timeout tells nothing, some of it something about this one, all of it something about the service
    if (result === late && ms >= limits.knownTimeoutMs) find(key).silentAt = now();
    if (result === late && ms >= limits.timeoutMs) silentAt = now();
    return result;
  }

  return {
    forget(start) {
      for (const key of [...entries.keys()]) if (key.startsWith(start)) entries.delete(key);
    },
    isOfNow: (key, value) => holds(find(key), value, (answeredAt) => isWithin(limits.freshMs, answeredAt, now())),
    async ask(key, send, timeoutMs = limits.timeoutMs) {
      const entry = find(key);
      const isPending = entry.asking !== null;
      const decided = decideWait({ ...entry, isPending, silentAt: laterOf(silentAt, entry.silentAt) }, now(), limits);
      if (decided.kind === 'none' && entry.answer) {
        count('fresh');
        return tell(entry.answer, null);
      }
      const asking = entry.asking ?? start(key, entry, send);
      const result = await wait(key, asking, decided.kind === 'none' ? 0 : Math.min(decided.ms, timeoutMs));
      if (!isAnswer(result)) return fallBack(key, result);
      count(isPending ? 'shared' : 'asked');
      return tell(result, null);
    },
  };
}
