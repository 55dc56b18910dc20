import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from './visitors.ts';

/** Begins so many pieces of work, one every so many milliseconds, and waits for all. */
export async function inStep<T>(count: number, everyMs: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const begun = performance.now();
  const started: Promise<T>[] = [];
  for (let at = 0; at < count; at += 1) {
    const wait = begun + at * everyMs - performance.now();
    if (wait > 0) await pause(wait);
    started.push(work(at));
  }
  return Promise.all(started);
}

/** Seconds that the work takes. */
export async function timeSeconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

export const slowest = (answers: readonly Answered[]): number => Math.max(...answers.map(({ ms }) => ms));

/** "200 × 40, 503 × 40" */
export function countStatuses(answers: readonly Answered[]): string {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return [...groups].map(([status, of]) => `${status} × ${of.length}`).join(', ');
}
