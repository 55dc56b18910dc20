import type * as z from 'zod/mini';
import { type Problem, problemSchema } from './problem.ts';

type CallProblem = Problem | { code: 'offline' | 'bad-answer'; ref: string };

/** What a call to our own endpoints ends in. `offline`: no answer at all; the outcome of a write is then unknown. */
export type CallResult<T> = { ok: true; value: T } | { ok: false; problem: CallProblem };

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

async function readAnswer<T>(response: Response, schema: z.ZodMiniType<T>): Promise<CallResult<T>> {
  const json: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok) {
    const parsed = schema.safeParse(json);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: { code: 'bad-answer', ref: '' } };
  }
  const problem = problemSchema.safeParse(json);
  return { ok: false, problem: problem.success ? problem.data : { code: 'bad-answer', ref: String(response.status) } };
}

/** Calls one of our endpoints and checks the answer. Never throws, except for a caller's own abort. */
export async function call<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<CallResult<T>> {
  const deadline = AbortSignal.timeout(options.deadlineMs ?? 15_000);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  try {
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: options.method && options.method !== 'GET' ? { 'content-type': 'application/json' } : {},
      body: asText(options.body),
      keepalive: options.keepalive ?? false,
      signal,
      credentials: 'same-origin',
    });
    return await readAnswer(response, schema);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { ok: false, problem: { code: 'offline', ref: '' } };
  }
}
