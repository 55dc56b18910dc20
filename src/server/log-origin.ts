import { randomBytes } from 'node:crypto';
import type { Facts } from './log-mask.ts';

/** What a line was written for: one request, or one piece of work that nobody waits for. */
export type Origin = {
  /** the reference that a visitor reads in the answer to this request; finds all its lines */
  ref: string;
  /** what every line of it carries besides: method and route, or the name of the job */
  facts: Facts;
  /** `performance.now()` when it began */
  startedAt: number;
  /** short name of the visitor, for the lines of refusals; missing for a job */
  client?: () => string;
};

/** A reference that finds lines in the log: 12 hexadecimal digits. */
export const newReference = (): string => randomBytes(6).toString('hex');

/** The origin of the lines of a request. `route` is the pattern, never the path with its ids. */
export const openRequest = (facts: { method: string; route: string }, client: () => string): Origin => ({
  ref: newReference(),
  facts,
  startedAt: performance.now(),
  client,
});

/** The origin of the lines of a job; `startedBy` is the reference of the request that gave rise to it, if one did. */
export function openJob(job: string, parent: Origin | undefined): Origin {
  const startedBy = parent?.facts['startedBy'] ?? parent?.ref;
  return { ref: newReference(), facts: { job, startedBy }, startedAt: performance.now() };
}

/** Whole milliseconds since it began. */
export const elapsedMs = ({ startedAt }: Origin): number => Math.round(performance.now() - startedAt);
