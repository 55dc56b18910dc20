import type { z } from 'zod';
import { fail, isRefusedAs, succeed, type Failure, type Result } from '#domain/failure.ts';
import { type BreakerState, type CommerceCounts, noCounts, outcomeOf } from './counts.ts';
import { answerLimit, defaultDeadlines, isWrite, type CallKind, type Deadlines } from './deadlines.ts';
import { exchange } from './exchange.ts';
import { toContractFailure } from './failures.ts';
import { createGuard } from './guard.ts';
import type { CommerceLog } from './log.ts';
import { createRetryBudget, retry } from './retry.ts';

/** Everything the adapter needs to know; it reads no environment. */
export type CommerceOptions = {
  /** "https://commerce.example", without the path /api/external */
  apiUrl: string;
  /** whole address; "?ip=" is added */
  countryServiceUrl: string;
  /** "https://news.example", without the path /news */
  newsServiceUrl: string;
  /** whole address of the public API's notice for this shop */
  marqueeUrl: string;
  /** name of the shop at the commerce API, sent with every body */
  source: string;
  priceGroup: string;
  manufacturerGroup: string;
  /** the location whose prices and deliveries count, e.g. "NL" */
  location: string;
  log: CommerceLog;
  counts?: CommerceCounts;
  /** false: no operation is left alone, however often it fails; for tests and drills */
  breaks?: boolean;
  fetch?: typeof fetch;
  /** milliseconds by kind of call; those left out keep their default */
  deadlines?: Partial<Deadlines>;
  /** begins a deadline of so many milliseconds; a test may let it pass sooner */
  startDeadline?: (ms: number) => AbortSignal;
  /** 0 up to 1, for the pause between attempts */
  random?: () => number;
};

/** A question to the API: `operation` is our word for it (logs, failures), `schema` what the answer must look like. */
export type Call<T> = { operation: string; kind: CallKind; schema: z.ZodType<T> } & (
  | { path: `/${string}`; body: Record<string, unknown> }
  | { path: `/${string}`; body?: never }
  | { url: string; body?: never }
);

export type CommerceClient = {
  ask<T>(call: Call<T>): Promise<Result<T>>;
  settings: Pick<CommerceOptions, 'apiUrl' | 'source' | 'priceGroup' | 'manufacturerGroup' | 'location' | 'log'>;
};

const guestHeaders = { accept: 'application/json' };

function toInit(source: string, body: Record<string, unknown> | undefined): RequestInit {
  if (!body) return { method: 'GET', headers: guestHeaders };
  return {
    method: 'POST',
    headers: { ...guestHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, source }),
  };
}

/** Refusals that say that we asked wrongly; the others are the ordinary course of trade and no news. */
const isOurFault = (failure: Failure): boolean => isRefusedAs(failure, 'invalid-request', 'other');

function tell(log: CommerceLog, failure: Failure): void {
  const { operation, kind } = failure;
  if (failure.kind === 'broken-contract') log.error('commerce-broken-contract', { operation, at: failure.at });
  if (isOurFault(failure)) log.error('commerce-refused', { operation });
  // what was not sent is told once, when the breaker opens
  if (failure.kind === 'network' && failure.cause !== 'not-sent')
    log.warn('commerce-unavailable', { operation, kind, cause: failure.cause });
  if (failure.kind === 'status') log.warn('commerce-unavailable', { operation, kind, status: failure.status });
}

/**
 * The only network door to the commerce API. Reads are tried up to three times within their deadline and a budget, writes are
 * sent once, and an operation that does not answer is left alone for a while (rules commerce.deadlines,
 * commerce.writes-once and commerce.left-alone). Every answer passes its schema; failures come back as values and
 * are logged without personal data.
 */
export function createCommerceClient(options: CommerceOptions): CommerceClient {
  const { apiUrl, source, priceGroup, manufacturerGroup, location, log } = options;
  const { random = Math.random, fetch: send = fetch, startDeadline = (ms) => AbortSignal.timeout(ms) } = options;
  const { counts = noCounts, breaks = true } = options;
  const deadlines = { ...defaultDeadlines, ...options.deadlines };
  const base = `${apiUrl.replace(/\/$/, '')}/api/external`;

  const budget = createRetryBudget();
  const onState = (operation: string, state: BreakerState) => {
    counts.breaker(operation, state);
    if (state !== 'half-open') log.warn('commerce-breaker', { operation, state });
  };
  const guard = createGuard({ breaks, onState });

  function mayRepeat(operation: string, failure: Failure): boolean {
    const isSent = budget.take();
    counts.repeated(operation, isSent);
    if (isSent) log.warn('commerce-retry', { operation, kind: failure.kind });
    return isSent;
  }

  function sendCall<T>(call: Call<T>, signal: AbortSignal): Promise<Result<unknown>> {
    const { operation, kind } = call;
    const url = 'url' in call ? call.url : base + call.path;
    const once = () =>
      exchange(send, { operation, url, init: toInit(source, call.body), signal, limit: answerLimit(kind) });
    if (isWrite(kind)) return once();
    budget.earn();
    return retry(once, { signal, random, mayRepeat: (failure) => mayRepeat(operation, failure) });
  }

  async function ask<T>(call: Call<T>): Promise<Result<T>> {
    const begun = performance.now();
    const signal = startDeadline(deadlines[call.kind]);
    const answer = await guard.run(call, signal, () => sendCall(call, signal));
    const result = answer.ok ? parse(call, answer.value) : answer;
    counts.called(call.operation, outcomeOf(result), (performance.now() - begun) / 1_000);
    if (!result.ok) tell(log, result.failure);
    return result;
  }

  return { ask, settings: { apiUrl, source, priceGroup, manufacturerGroup, location, log } };
}

function parse<T>({ operation, schema }: Call<T>, answer: unknown): Result<T> {
  const parsed = schema.safeParse(answer);
  return parsed.success ? succeed(parsed.data) : fail(toContractFailure(operation, parsed.error));
}
