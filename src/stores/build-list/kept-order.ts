/** The rows of a quick order, what stands in its field and what it has asked, kept for the tab. */
import { sessionKeys } from '#config/storage-keys.ts';
import type { OrderLine } from '#domain/quick-order/order-lines.ts';
import { atom } from 'nanostores';
import type { TextStore } from '../browser/storage.ts';
import type { AskIndex } from '../search/lazy.ts';
import { parseOrder, type QuickOrder, writeOrder } from './persisted-quick-order.ts';

/**
 * `isHeld`: rows are on their way into the basket and must not change meanwhile. `yieldToMain`: lets the page draw and take
 * presses before a long list is read on.
 */
export type Effects = { ask: AskIndex; area: TextStore; isHeld: () => boolean; yieldToMain: () => Promise<void> };

const storageKey = sessionKeys.quickOrder;

/** One text below the other. */
export const joinTexts = (before: string, after: string): string =>
  [before.trimEnd(), after].filter(Boolean).join('\n');

/** The order as it is now, and what changes it; while rows are held only what the basket took is noted. */
export function createKept({ area, isHeld }: Pick<Effects, 'area' | 'isHeld'>) {
  const $order = atom<QuickOrder>(parseOrder(area.read(storageKey)));
  const $isChecking = atom(false);

  /** Until a list is read whole its text is what is kept: rows and text beside each other would double it after a reload. */
  function save(order: QuickOrder): void {
    $order.set(order);
    if ($isChecking.get()) return;
    const text = writeOrder(order);
    if (text === null) area.remove(storageKey);
    else area.write(storageKey, text);
  }
  const change = (changes: Partial<QuickOrder>): void => save({ ...$order.get(), ...changes });
  const setLines = (toNext: (lines: readonly OrderLine[]) => OrderLine[]): void =>
    save({ ...$order.get(), lines: toNext($order.get().lines) });
  const changeLines = (toNext: (lines: readonly OrderLine[]) => OrderLine[]): void => {
    if (!isHeld()) setLines(toNext);
  };
  return { $order, $isChecking, save, change, setLines, changeLines };
}
export type Kept = ReturnType<typeof createKept>;
