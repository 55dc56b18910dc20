/**
 * On the summary: what the buyer does about lines that cannot be had. What was left out stays on the page, struck, and the total
 * of before beside the one of now. Nothing is left out but by the buyer's own tick (rule order.short-lines).
 */
import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import type { Money } from '#domain/price/money.ts';
import { map, type ReadableAtom } from 'nanostores';

type Effects = {
  $basket: ReadableAtom<BasketAnswer | null>;
  removeLine: (lineId: string) => Promise<void>;
  changeQuantity: (lineId: string, quantity: number) => void;
};

export type LeftOut = {
  lines: BasketLineAnswer[];
  /** the total that was shown before the first change; null while there was none */
  before: Money | null;
};

export function createLeftOut({ $basket, removeLine, changeQuantity }: Effects) {
  const $leftOut = map<LeftOut>({ lines: [], before: null });

  const noteTotal = (): void => $leftOut.setKey('before', $leftOut.get().before ?? $basket.get()?.totals.total ?? null);

  const isThere = (id: string): boolean => $basket.get()?.lines.some((line) => line.id === id) ?? true;

  return {
    $leftOut,
    /** Orders without this line: it is taken out of the basket; where that fails, nothing is said to be left out. */
    async leaveOut(line: BasketLineAnswer): Promise<void> {
      noteTotal();
      await removeLine(line.id);
      if (!isThere(line.id)) $leftOut.setKey('lines', [...$leftOut.get().lines, line]);
    },
    /** Orders the pieces that are left. */
    take(line: BasketLineAnswer, left: number): void {
      noteTotal();
      changeQuantity(line.id, left);
    },
  };
}
