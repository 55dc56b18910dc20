import { z } from 'zod';
import type { Failure, RefusalReason } from '#domain/failure.ts';
import { lookUp } from '#domain/look-up-own-key.ts';

/** Turns what can go wrong on the way into the four kinds of `domain/failure.ts`. */

const reasonOfCode: Record<string, RefusalReason> = {
  not_found: 'not-found',
  cart_not_found: 'not-found',
  line_not_found: 'not-found',
  out_of_stock: 'out-of-stock',
  invalid_promocode: 'invalid-promo-code',
  expired_promocode: 'expired-promo-code',
  invalid_taxnumber: 'invalid-vat-number',
  vat_service_down: 'vat-service-down',
  cart_closed: 'cart-closed',
  not_paid: 'not-payable',
  amount_mismatch: 'amount-mismatch',
  invalid_request: 'invalid-request',
  invalid_field: 'invalid-request',
  invalid_tax: 'invalid-request',
  invalid_address: 'invalid-request',
  incomplete_cart: 'invalid-request',
};

const reasonOfStatus: Record<number, RefusalReason> = {
  400: 'invalid-request',
  404: 'not-found',
  422: 'invalid-request',
};

/** Statuses that say nothing about what was asked: wrong key, too slow, too many. */
const isNoAnswer = (status: number): boolean => [401, 403, 407, 408, 425, 429].includes(status);

const refusalSchema = z.object({ message: z.string(), code: z.string().optional() });

const readRefusal = (body: string) => {
  try {
    return refusalSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * An answer outside 2xx: a considered "no" becomes `refused`, everything else `status`.
 * A code we know counts whatever the status (the VAT service's 503); without one only a 4xx in the agreed shape is a "no".
 */
export function toStatusFailure(operation: string, status: number, body: string): Failure {
  const refusal = readRefusal(body);
  const known = refusal?.code === undefined ? undefined : lookUp(reasonOfCode, refusal.code);
  if (refusal && known) return { kind: 'refused', operation, reason: known, detail: refusal.message };
  const isConsidered = refusal && status >= 400 && status < 500 && !isNoAnswer(status);
  if (!isConsidered) return { kind: 'status', operation, status };
  return { kind: 'refused', operation, reason: reasonOfStatus[status] ?? 'other', detail: refusal.message };
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** `refused`: nobody was reached; `deadline`: ours ran out; `cut`: the connection ended before the answer did. */
export function toNetworkFailure(operation: string, error: unknown): Failure {
  const names = [error, (error as { cause?: unknown } | null)?.cause].map(
    (one) => one as { name?: string; code?: string } | undefined,
  );
  if (names.some((one) => one?.name === 'TimeoutError' || one?.name === 'AbortError'))
    return { kind: 'network', operation, cause: 'deadline' };
  if (names.some((one) => one?.code !== undefined && unreachable.has(one.code)))
    return { kind: 'network', operation, cause: 'refused' };
  return { kind: 'network', operation, cause: 'cut' };
}

/** First fault of a parsed answer as "path: what was wrong"; names fields and types, never the value that came. */
export function toContractFailure(operation: string, error: z.ZodError): Failure {
  return { kind: 'broken-contract', operation, at: describeIssue(error) };
}

/** "data.price.baseprice: Invalid input: expected number, received undefined" */
export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.map(String).join('.') || 'answer'}: ${issue.message}` : 'answer';
}

/** Worth asking again: a read that got no answer, or one that says the other side stumbled. */
export const isWorthRetrying = (failure: Failure): boolean =>
  (failure.kind === 'network' && (failure.cause === 'refused' || failure.cause === 'cut')) ||
  (failure.kind === 'status' && failure.status >= 500);
