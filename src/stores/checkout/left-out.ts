/**
 * On the summary: what the buyer does about lines that cannot be had. What was left out stays on the page, struck, and the total
 * of before beside the one of now. Nothing is left out but by the buyer's own press (rule order.short-lines).
 */
import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { isSameMoney, type Money } from '#domain/price/money.ts';
import { map, type ReadableAtom } from 'nanostores';

type Effects = {
  $basket: ReadableAtom<BasketAnswer | null>;
  removeLine: (lineId: string) => Promise<void>;
  changeQuantity: (lineId: string, quantity: number) => void;
  /** the summary is on the page, not what stands in for it */
  isShown: () => boolean;
};

type LeftOut = {
  lines: BasketLineAnswer[];
  /** the total that was shown before the first change, of this window or of another one; null while there was none */
  before: Money | null;
};

export function createLeftOut({ $basket, removeLine, changeQuantity, isShown }: Effects) {
  const $leftOut = map<LeftOut>({ lines: [], before: null });

  const noteTotal = (): void => $leftOut.setKey('before', $leftOut.get().before ?? $basket.get()?.totals.total ?? null);

  let last = $basket.get();
  // whoever changed it: the button orders what stands here now, so the total of before stands beside it
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
