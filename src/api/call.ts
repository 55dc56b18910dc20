import type * as z from 'zod/mini';
import { isPrerendering, whenActive } from './activation.ts';
import { type AnswerCheck, type Problem, readProblem } from './problem.ts';

/**
 * Until when the shop answers a question with "too often", as its last refusal told: by the path that was asked, in
 * milliseconds since 1970. It is a fact of the path, not of one press: whatever island asks there has to wait.
 */
const waits = new Map<string, number>();

const secondMs = 1000;
const withoutQuery = (path: string): string => path.split('?')[0] ?? path;

/** Keeps that `path` may be asked again in so many seconds; undefined where the shop has not said when. */
export function noteWait(path: string, seconds: number | undefined): void {
  if (seconds === undefined) waits.delete(withoutQuery(path));
  else waits.set(withoutQuery(path), Date.now() + seconds * secondMs);
}

/** A page that has asked nothing so far; for tests, which share one. */
export const forgetWaits = (): void => waits.clear();

/**
 * `until`: when all that lies at and below `path` may be asked again, 0 where it was never refused; a moment that has passed
 * stays known. `seconds`: how long that is from now, 0 when it may be asked.
 */
export function readWait(path: string): { until: number; seconds: number } {
  const until = Math.max(
    0,
    ...[...waits].filter(([waitingPath]) => waitingPath.startsWith(path)).map(([, end]) => end),
  );
  return { until, seconds: Math.max(0, Math.ceil((until - Date.now()) / secondMs)) };
}

type CallProblem = Problem | { code: 'offline' | 'bad-answer'; ref: string };

/** What a call to our own endpoints ends in. `offline`: no answer at all; the outcome of a write is then unknown. */
export type CallResult<T> = { ok: true; value: T } | { ok: false; problem: CallProblem };

/** What a request's schema takes: each body is held against it where it is made, `body satisfies BodyOf<typeof addLineSchema>`. */
export type BodyOf<RequestSchema> = z.input<RequestSchema>;

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** milliseconds until the call is given up; default 15 000 */
  deadlineMs?: number;
  /** goes through even when the page is left meanwhile; for small bodies */
  keepalive?: boolean;
};

const asText = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

async function readAnswer<T>(path: string, response: Response, check: AnswerCheck<T>): Promise<CallResult<T>> {
  const json: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok) {
    const parsed = check.safeParse(json);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: { code: 'bad-answer', ref: '' } };
  }
  const problem = readProblem(json);
  if (problem?.code === 'too-many-requests') noteWait(path, problem.retryAfter);
  return { ok: false, problem: problem ?? { code: 'bad-answer', ref: String(response.status) } };
}

/** Ends the call at its deadline, or when the caller gives it up. As `AbortSignal.any`, which Safari has only from 17.4 on. */
function untilDeadline({ signal, deadlineMs = 15_000 }: CallOptions): AbortSignal {
  const deadline = AbortSignal.timeout(deadlineMs);
  if (!signal) return deadline;
  const either = new AbortController();
  for (const one of [deadline, signal]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}

/**
 * Calls one of our endpoints and checks the answer; a page that nobody sees yet waits with it (rule page.activation). Never
 * throws, except for a caller's own abort.
 */
export async function call<T>(path: string, check: AnswerCheck<T>, options: CallOptions = {}): Promise<CallResult<T>> {
  if (isPrerendering()) await new Promise<void>(whenActive);
  const signal = untilDeadline(options);
  try {
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: options.method && options.method !== 'GET' ? { 'content-type': 'application/json' } : {},
      body: asText(options.body),
      keepalive: options.keepalive ?? false,
      signal,
      credentials: 'same-origin',
      // neither looked for in the browser's cache nor left there (rule privacy.kept-nowhere)
      cache: 'no-store',
    });
    return await readAnswer(path, response, check);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { ok: false, problem: { code: 'offline', ref: '' } };
  }
}
