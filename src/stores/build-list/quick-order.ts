/**
 * Quick order: a list is typed, pasted or read from a file; each line becomes a row of the order, or stays in the field where
 * it could not be asked. Kept for the tab, so that a reload loses nothing.
 */
import {
  chooseSlug,
  markAdded,
  type OrderLine,
  removeLine,
  restoreLine,
  setLineQuantity,
  settleAnswered,
  writeLines,
} from '#domain/quick-order/order-lines.ts';
import { createCheck } from './check-list.ts';
import { createKept, type Effects, joinTexts, type Kept } from './kept-order.ts';
import { answerTo, emptyOrder, type QuickOrder } from './persisted-quick-order.ts';
import { readOrderFile } from './quick-order-file.ts';

/** What the buyer does to rows that are there. */
const createRowActs = ({ setLines, changeLines }: Pick<Kept, 'setLines' | 'changeLines'>) => ({
  choose: (id: number, slug: string) => changeLines((lines) => chooseSlug(lines, id, slug)),
  setQuantity: (id: number, quantity: number) => changeLines((lines) => setLineQuantity(lines, id, quantity)),
  remove: (id: number) => changeLines((lines) => removeLine(lines, id)),
  /** Puts a removed row back; what happened to the others meanwhile stays. */
  restore: (line: OrderLine, at: number) => changeLines((lines) => restoreLine(lines, line, at)),
  noteAdded: (slug: string) => setLines((lines) => markAdded(lines, slug)),
});

export function createQuickOrder(effects: Effects) {
  const { isHeld } = effects;
  const kept = createKept(effects);
  const { $order, $isChecking, save, change } = kept;
  const { $outcome, check, answer } = createCheck(effects, kept);

  return {
    ...{ $order, $isChecking, $outcome, check, answer },
    ...createRowActs(kept),
    /** While a list is being read, what is typed waits. */
    type(text: string): void {
      if ($isChecking.get()) return;
      const { asked } = $order.get();
      // an empty field asks nothing
      const isWaiting = asked !== undefined && answerTo(asked) === null;
      change({ text, asked: isWaiting && text.trim() === '' ? undefined : asked });
    },
    /** Puts the text of a file below what stands in the field, and reads it all. */
    async takeFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<void> {
      const read = await readOrderFile(file);
      if ($isChecking.get()) return;
      if (!read.ok) return $outcome.set({ kind: read.problem });
      change({ text: joinTexts($order.get().text, read.text) });
      await check();
    },
    /** Puts what was cleared before what is there now. */
    putBack({ text, lines, asked }: QuickOrder): void {
      const now = $order.get();
      const back = now.asked ? settleAnswered(lines) : lines;
      save({
        text: joinTexts(text, now.text),
        lines: back.reduce<OrderLine[]>((all, line, at) => restoreLine(all, line, at), now.lines),
        asked: now.asked ?? asked,
      });
    },
    /** The rows go back into the field to be changed there; those in the basket stay rows. Nothing while rows are being added. */
    edit(): void {
      const { lines, text, asked } = $order.get();
      if (isHeld() || $isChecking.get()) return;
      save({
        text: joinTexts(writeLines(lines), text),
        lines: settleAnswered(lines.filter(({ isAdded }) => isAdded)),
        asked: asked && { ...asked, text: '' },
      });
      $outcome.set(null);
    },
    /** Rows and text go; answers what was there. */
    clear(): QuickOrder {
      const before = $order.get();
      save(emptyOrder);
      $outcome.set(null);
      return before;
    },
  };
}
