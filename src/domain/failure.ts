/**
 * Failures are values. Four kinds, because each has another reader and another remedy:
 * - `network`: no answer (refused, cut, deadline passed). The outcome of a write is then unknown, but for `not-sent`: the
 *   other side has not answered for a while or has its hands full, and was not asked at all.
 * - `status`: an answer outside 2xx that is not a considered "no" (5xx, 401, 429 …).
 * - `refused`: the other side understood and said no; `reason` is a code of ours, `detail` its words for the log only.
 * - `broken-contract`: an answer that does not have the agreed shape. Our alarm, never the buyer's fault.
 */
export type Failure =
  | { kind: 'network'; operation: string; cause: 'refused' | 'cut' | 'deadline' | 'not-sent' }
  | { kind: 'status'; operation: string; status: number }
  | { kind: 'refused'; operation: string; reason: RefusalReason; detail?: string }
  | { kind: 'broken-contract'; operation: string; at: string };

/** Why the other side (or a rule of ours) said no. `other` where its words fit none of these; `vat-service-down` is said to a VAT number alone, which is then taken unchecked (rule vat-number.outcomes). */
export type RefusalReason =
  | 'not-found'
  | 'out-of-stock'
  | 'invalid-vat-number'
  | 'vat-service-down'
  | 'invalid-promo-code'
  | 'expired-promo-code'
  | 'cart-closed'
  | 'amount-mismatch'
  | 'not-payable'
  | 'invalid-request'
  | 'other';

/** Outcome of everything that can fail for reasons outside the program. Thrown errors mean a bug. */
export type Result<T, F = Failure> = { ok: true; value: T } | { ok: false; failure: F };

/** Wraps a value as a success. */
export const succeed = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Wraps a failure. */
export const fail = <F>(failure: F): { ok: false; failure: F } => ({ ok: false, failure });

/** True where the other side said no for one of these reasons. */
export const isRefusedAs = (failure: Failure, ...reasons: readonly RefusalReason[]): boolean =>
  failure.kind === 'refused' && reasons.includes(failure.reason);

/** True when a write with this failure may have happened all the same: its outcome must be looked up, not repeated. */
export const isOutcomeUnknown = (failure: Failure): boolean =>
  (failure.kind === 'network' && failure.cause !== 'not-sent') ||
  failure.kind === 'broken-contract' ||
  (failure.kind === 'status' && failure.status >= 500);
