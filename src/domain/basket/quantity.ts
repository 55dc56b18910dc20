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
