import { endOf, type Promised, startOf } from './promise.ts';

/** A shipping method with its price in minor units and what is promised by it; `promise` undefined where nothing was worked out. */
type PromisedMethod = { id: string; gross: { amount: number }; promise: Promised | undefined };

const isAsEarly = (one: Promised, other: Promised, today: string): boolean =>
  startOf(one, today) <= startOf(other, today) && endOf(one, today) <= endOf(other, today);

/**
 * The cheapest method that costs less than this one and promises no later: paying more then gains nothing that is promised (rule
 * delivery.no-earlier). Null where none does, and where nothing is known. `today` an ISO date.
 */
export function findNoLater<Method extends PromisedMethod>(
  method: PromisedMethod,
  methods: readonly Method[],
  today: string,
): Method | null {
  const { gross, promise } = method;
  if (!promise || promise.kind === 'unknown') return null;
  const cheaper = methods.filter((one) => one.gross.amount < gross.amount);
  const asEarly = cheaper.filter((one) => one.promise !== undefined && isAsEarly(one.promise, promise, today));
  return [...asEarly].sort((one, other) => one.gross.amount - other.gross.amount)[0] ?? null;
}
