import type { BasketResult } from '../basket/state.ts';
import { tellField } from './check.ts';
import { type CheckoutState, loseBasket } from './state.ts';

/** Whether the shop knows now what it was told; after `unknown` it is told again, before going on at the latest. */
export type Outcome = 'known' | 'unknown';

const worthRepeating = new Set([
  'offline',
  'bad-answer',
  'shop-unavailable',
  'order-pending',
  'too-many-requests',
  'basket-gone',
]);

/** Puts a refusal where it belongs: beside its field, on the whole page, or as the message of the moment. */
export function takeOutcome(state: CheckoutState, result: BasketResult): Outcome {
  if (result.ok) return 'known';
  const { problem } = result;
  const fields = 'fields' in problem ? problem.fields : undefined;
  if (problem.code === 'basket-gone') loseBasket(state);
  else if (fields) for (const [field, error] of Object.entries(fields)) tellField(state, field, error);
  else state.$problem.set(problem.code);
  return worthRepeating.has(problem.code) ? 'unknown' : 'known';
}
