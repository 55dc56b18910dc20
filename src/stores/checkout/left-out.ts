/**
 * On the summary: what the buyer does about lines that are out of stock. A line that was left out stays on the page, struck through,
 * and the former total beside the current one. Only the buyer leaves lines out (rule order.short-lines).
 */
import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { isSameMoney, type Money } from '#domain/price/money.ts';
import { map, type ReadableAtom } from 'nanostores';

type Effects = {
  $basket: ReadableAtom<BasketAnswer | null>;
  removeLine: (lineId: string) => Promise<void>;
  changeQuantity: (lineId: string, quantity: number) => void;
  /** the summary itself is on the page, not a skeleton or a message in its place */
  isShown: () => boolean;
};

type LeftOut = {
  lines: BasketLineAnswer[];
  /** the total before the first change, made in this window or in another one; null before any */
  before: Money | null;
};

export function createLeftOut({ $basket, removeLine, changeQuantity, isShown }: Effects) {
  const $leftOut = map<LeftOut>({ lines: [], before: null });

  const noteTotal = (): void => $leftOut.setKey('before', $leftOut.get().before ?? $basket.get()?.totals.total ?? null);

  let last = $basket.get();
  // also when another window changed it: the button orders what is shown now, so the former total is shown beside it
  $basket.listen((now) => {
    const before = last;
    last = now;
    if (!before || !now || !isShown() || [before, now].some(({ lines }) => lines.length === 0)) return;
    const isOther = !isSameMoney(before.totals.total, now.totals.total);
    if (isOther) $leftOut.setKey('before', $leftOut.get().before ?? before.totals.total);
  });

  const isThere = (id: string): boolean => $basket.get()?.lines.some((line) => line.id === id) ?? true;

  return {
    $leftOut,
    /** Removes this line from the basket; where that fails, it does not count as left out. */
    async leaveOut(line: BasketLineAnswer): Promise<void> {
      noteTotal();
      await removeLine(line.id);
      if (!isThere(line.id)) $leftOut.setKey('lines', [...$leftOut.get().lines, line]);
    },
    /** Reduces the line to the pieces that are left. */
    take(line: BasketLineAnswer, left: number): void {
      noteTotal();
      changeQuantity(line.id, left);
    },
  };
}
