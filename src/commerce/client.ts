import type { z } from 'zod';
import { fail, isRefusedAs, succeed, type Failure, type Result } from '#domain/failure.ts';
import { answerLimit, defaultDeadlines, isWrite, type CallKind, type Deadlines } from './deadlines.ts';
import { exchange } from './exchange.ts';
import { toContractFailure } from './failures.ts';
import type { CommerceLog } from './log.ts';
import { retry } from './retry.ts';

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
  if (failure.kind === 'network') log.warn('commerce-unavailable', { operation, kind, cause: failure.cause });
  if (failure.kind === 'status') log.warn('commerce-unavailable', { operation, kind, status: failure.status });
}

/**
 * The only network door to the commerce API. Reads are tried three times within their deadline, writes are sent once
 * (rules commerce.deadlines and commerce.writes-once). Every answer passes its schema; failures come back as values and
 * are logged without personal data.
 */
export function createCommerceClient(options: CommerceOptions): CommerceClient {
  const { apiUrl, source, priceGroup, manufacturerGroup, location, log } = options;
  const { random = Math.random, fetch: send = fetch, startDeadline = (ms) => AbortSignal.timeout(ms) } = options;
  const deadlines = { ...defaultDeadlines, ...options.deadlines };
  const base = `${apiUrl.replace(/\/$/, '')}/api/external`;

  async function ask<T>(call: Call<T>): Promise<Result<T>> {
    const { operation, kind } = call;
    const signal = startDeadline(deadlines[kind]);
    const url = 'url' in call ? call.url : base + call.path;
    const once = () =>
      exchange(send, { operation, url, init: toInit(source, call.body), signal, limit: answerLimit(kind) });
    const onRetry = (failure: Failure) => log.warn('commerce-retry', { operation, kind: failure.kind });
    const answer = isWrite(kind) ? await once() : await retry(once, { signal, random, onRetry });
    const result = answer.ok ? parse(call, answer.value) : answer;
    if (!result.ok) tell(log, result.failure);
    return result;
  }

  return { ask, settings: { apiUrl, source, priceGroup, manufacturerGroup, location, log } };
}

function parse<T>({ operation, schema }: Call<T>, answer: unknown): Result<T> {
  const parsed = schema.safeParse(answer);
  return parsed.success ? succeed(parsed.data) : fail(toContractFailure(operation, parsed.error));
}
