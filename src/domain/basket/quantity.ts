import { limits } from '#config/limits.ts';

const toUpperBound = (max: number | null): number => Math.min(max ?? limits.lineQuantityMax, limits.lineQuantityMax);

/**
 * The nearest quantity a line may have: whole, at least 1, at most `max` and the limit of a line. `max` null means that the
 * stock could not be asked. A `max` below 1 still gives 1: a line cannot hold less.
 */
export function clampQuantity(quantity: number, max: number | null): number {
  if (Number.isNaN(quantity)) return limits.quantityMin;
  return Math.max(limits.quantityMin, Math.min(Math.trunc(quantity), toUpperBound(max)));
}

/** Whether the plus button works: only while the line is below its maximum (rule basket.most-quantity). */
export const canRaise = (quantity: number, max: number | null): boolean => quantity < toUpperBound(max);

/**
 * Whether a line of `held` pieces may have so many: no more than one line may hold, but one that is above is lowered freely
 * (rule basket.most-quantity).
 */
export const mayHold = (quantity: number, held: number): boolean =>
  quantity <= limits.lineQuantityMax || quantity < held;
