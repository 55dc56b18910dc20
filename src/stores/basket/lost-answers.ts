/**
 * The outcome of a write whose answer was lost. It may have happened: the basket that was read since shows whether it did. Where the
 * basket could not be read either, the outcome is `not-known`.
 */
import type { BasketAnswer } from '#api/basket.ts';
import type { BasketResult, BasketState, SettledResult } from './state.ts';

const lost = new Set<string>(['offline', 'bad-answer', 'shop-unavailable']);

/** True of a failure after which the write may still have happened. */
const isLost = (result: BasketResult): boolean => !result.ok && lost.has(result.problem.code);

/** The basket as it was read after the answer was lost; null where that reading failed too. */
const readSince = ({ $basket, $basketProblem }: BasketState): BasketAnswer | null =>
  $basketProblem.get() === null ? $basket.get() : null;

/**
 * Success where the basket holds what was wanted; `not-known` where it could not be read; else the failure itself.
 */
export function settleLost(
  state: BasketState,
  result: BasketResult,
  isDone: (basket: BasketAnswer) => boolean,
): SettledResult {
  if (!isLost(result)) return result;
  const basket = readSince(state);
  if (basket === null) return { ok: false, problem: { code: 'not-known', ref: '' } };
  return isDone(basket) ? { ok: true, value: basket } : result;
}
