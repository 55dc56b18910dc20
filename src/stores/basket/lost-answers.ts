/**
 * What became of a write whose answer was lost. It was sent, so it may have happened: the basket was read again since, and
 * holds the truth. Only where that could not be read either, nobody knows.
 */
import type { BasketAnswer } from '#api/basket.ts';
import type { BasketResult, BasketState, SettledResult } from './state.ts';

const lost = new Set<string>(['offline', 'bad-answer', 'shop-unavailable']);

/** True of an answer after which the write may have happened all the same. */
const isLost = (result: BasketResult): boolean => !result.ok && lost.has(result.problem.code);

/** The basket as it was read after the answer was lost; null where no answer came to that either. */
const readSince = ({ $basket, $basketProblem }: BasketState): BasketAnswer | null =>
  $basketProblem.get() === null ? $basket.get() : null;

/**
 * The result as it is after looking: done, where the basket holds what was wanted; `not-known`, where it could not be read;
 * else what was said.
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
