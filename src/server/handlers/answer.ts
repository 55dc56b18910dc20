import type * as z from 'zod/mini';
import type { Problem, ProblemCode } from '#api/problem.ts';
import type { Failure, RefusalReason, Result } from '#domain/failure.ts';
import { type Facts, failureFacts } from '../log.ts';
import { recordFault, recordProblem } from '../problem-lines.ts';
import type { Services } from '../services.ts';

/** Where a request comes from and what its path names: `ip` of the visitor, and the parameters of the path. */
export type Where = { ip: string } & Record<string, string | undefined>;

/** The work of one endpoint. Never throws for what a visitor sends; a throw is a bug of ours. */
export type Handler = (services: Services, request: Request, where: Where) => Promise<Response>;

const toHeaders = (cookies: string[], more: Record<string, string> = {}) => {
  const headers = new Headers({ 'cache-control': 'no-store', ...more });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
};

const json = { 'content-type': 'application/json; charset=utf-8' };

/** A JSON answer that nobody may keep. */
export function answerJson(body: unknown, options: { status?: number; cookies?: string[] } = {}): Response {
  const { status = 200, cookies = [] } = options;
  return new Response(JSON.stringify(body), { status, headers: toHeaders(cookies, json) });
}

/** 204: done, nothing to say. */
export const answerNothing = (cookies: string[] = []): Response =>
  new Response(null, { status: 204, headers: toHeaders(cookies) });

/** 303 to an address of ours. */
export const answerSeeOther = (path: string, cookies: string[]): Response =>
  new Response(null, { status: 303, headers: toHeaders(cookies, { location: path }) });

/** 308 to another address of ours, for good. */
export const answerMoved = (path: string): Response =>
  new Response(null, { status: 308, headers: toHeaders([], { location: path }) });

export type ProblemOptions = Pick<Problem, 'fields' | 'order' | 'max' | 'retryAfter'> & {
  cookies?: string[];
  allow?: string;
  facts?: Facts;
};

/** An answer outside 2xx: a code and the reference that finds its line in the log, never a text of the commerce API. */
export function answerProblem(
  { log }: Pick<Services, 'log'>,
  status: number,
  code: ProblemCode,
  options: ProblemOptions = {},
): Response {
  const { cookies = [], allow, facts, ...rest } = options;
  const problem: Problem = { code, ref: recordProblem(log, status, code, facts), ...rest };
  return new Response(JSON.stringify(problem), {
    status,
    headers: toHeaders(cookies, {
      ...json,
      ...(allow ? { allow } : {}),
      ...(rest.retryAfter === undefined ? {} : { 'retry-after': String(rest.retryAfter) }),
    }),
  });
}

/** Something was thrown: a bug, or a storage that cannot be written. Nothing of it but the reference reaches the visitor. */
export function answerFault({ log }: Pick<Services, 'log'>, thrown: unknown): Response {
  const problem: Problem = { code: 'shop-unavailable', ref: recordFault(log, 503, thrown) };
  return new Response(JSON.stringify(problem), { status: 503, headers: toHeaders([], json) });
}

const refusals: Record<RefusalReason, [number, ProblemCode]> = {
  'not-found': [404, 'not-found'],
  'out-of-stock': [409, 'out-of-stock'],
  'invalid-promo-code': [422, 'invalid-promo-code'],
  'expired-promo-code': [422, 'expired-promo-code'],
  'invalid-vat-number': [422, 'invalid-vat-number'],
  'not-payable': [409, 'not-payable'],
  'amount-mismatch': [409, 'amount-mismatch'],
  'cart-closed': [409, 'basket-gone'],
  'vat-service-down': [503, 'shop-unavailable'],
  'invalid-request': [422, 'invalid-request'],
  other: [422, 'invalid-request'],
};

/** What a failure of the commerce API is to the visitor: its considered "no" a 4xx, everything else "not available now". */
export function answerFailure(
  services: Pick<Services, 'log'>,
  failure: Failure,
  options: ProblemOptions = {},
): Response {
  const facts = failureFacts(failure);
  if (failure.kind !== 'refused') return answerProblem(services, 503, 'shop-unavailable', { ...options, facts });
  const [status, code] = refusals[failure.reason];
  return answerProblem(services, status, code, { ...options, facts });
}

/** Reads a JSON body strictly by its schema; otherwise the answer to give, 400. Its size was checked by the front (`http/body.ts`). */
export async function readBody<T>(
  services: Services,
  request: Request,
  schema: z.ZodMiniType<T>,
): Promise<Result<T, Response>> {
  const parsed = schema.safeParse(parseJson(await request.text()));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, failure: answerProblem(services, 400, 'invalid-request') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
