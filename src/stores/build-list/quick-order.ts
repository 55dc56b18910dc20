/**
 * Quick order: a list is typed, pasted or read from a file; each line becomes a row of the order, or stays in the field where
 * it could not be asked. Kept for the tab, so that a reload loses nothing.
 */
import { sessionKeys } from '#config/storage-keys.ts';
import { limits } from '#config/limits.ts';
import {
  chooseSlug,
  isUnclear,
  markAdded,
  type OrderLine,
  removeLine,
  restoreLine,
  setLineQuantity,
  writeLines,
} from '#domain/quick-order/order-lines.ts';
import { readOrder, type TypedRow, writeRows } from '#domain/quick-order/read-order.ts';
import { atom } from 'nanostores';
import { emptyOrder, parseOrder, type QuickOrder, writeOrder } from './persisted-quick-order.ts';
import type { AskIndex } from '../search/lazy.ts';
import { readOrderFile } from './quick-order-file.ts';
import { askOnce, judgeRows, takeSteps } from './take-rows.ts';
import type { TextStore } from '../browser/storage.ts';

/** What became of the last list. `left`: lines that stay in the field, since the order is full or could not be checked. */
export type CheckOutcome =
  | { kind: 'read'; read: number; unclear: number; headings: number; leftOut: number; left: number; isFull: boolean }
  | { kind: 'nothing' | 'too-large' | 'not-text' };

/**
 * `isHeld`: rows are on their way into the basket and must not change meanwhile. `yieldToMain`: lets the page draw and take
 * presses before a long list is read on.
 */
type Effects = { ask: AskIndex; area: TextStore; isHeld: () => boolean; yieldToMain: () => Promise<void> };

const storageKey = sessionKeys.quickOrder;
/** typed rows that are taken at once; a list of unknown numbers keeps the page busy for some 50 ms with so many */
const rowsAtOnce = 20;

const weigh = (text: string): number => new TextEncoder().encode(text).length;
const joinTexts = (before: string, after: string): string => [before.trimEnd(), after].filter(Boolean).join('\n');

const count = (rows: readonly TypedRow[], kind: TypedRow['kind']): number =>
  rows.filter((row) => row.kind === kind).length;

type Taken = { done: number; leftOut: number };

function tell(rows: readonly TypedRow[], { done, leftOut }: Taken, lines: readonly OrderLine[]): CheckOutcome {
  const taken = rows.slice(0, done);
  const headings = count(taken, 'heading');
  return {
    kind: 'read',
    read: taken.length - headings - leftOut,
    unclear: lines.filter(isUnclear).length,
    headings,
    leftOut,
    left: count(rows.slice(done), 'line'),
    isFull: lines.length >= limits.quickOrderRows,
  };
}

/** The rows and what stands in the field, kept for the tab. */
function createKept({ area, isHeld }: Pick<Effects, 'area' | 'isHeld'>) {
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
  const setLines = (toNext: (lines: readonly OrderLine[]) => OrderLine[]): void =>
    save({ ...$order.get(), lines: toNext($order.get().lines) });
  const changeLines = (toNext: (lines: readonly OrderLine[]) => OrderLine[]): void => {
    if (!isHeld()) setLines(toNext);
  };
  return { $order, $isChecking, save, setLines, changeLines };
}
type Kept = ReturnType<typeof createKept>;

/** Reads what stands in the field into rows. */
function createCheck({ ask, isHeld, yieldToMain }: Effects, { $order, $isChecking, save }: Kept) {
  const $outcome = atom<CheckOutcome | null>(null);

  /** Puts rows on the order until it is full or the index cannot be had; answers how many are done. */
  async function takeRows(rows: readonly TypedRow[]): Promise<Taken> {
    const askNumber = askOnce(ask);
    let leftOut = 0;
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await yieldToMain();
      const some = rows.slice(from, from + rowsAtOnce);
      const steps = await judgeRows(askNumber, some);
      const step = takeSteps($order.get().lines, steps);
      save({ ...$order.get(), lines: step.lines });
      leftOut += step.leftOut;
      if (step.done < some.length) return { done: from + step.done, leftOut };
    }
    return { done: rows.length, leftOut };
  }

  /** A second press while the first is under way does nothing. */
  async function check(): Promise<void> {
    if ($isChecking.get() || isHeld()) return;
    const { text } = $order.get();
    if (weigh(text) > limits.quickOrderBytes) return $outcome.set({ kind: 'too-large' });
    const rows = readOrder(text);
    if (rows.length === 0) return $outcome.set({ kind: 'nothing' });
    $isChecking.set(true);
    $outcome.set(null);
    const taken = await takeRows(rows);
    const { lines } = $order.get();
    $isChecking.set(false);
    save({ lines, text: writeRows(rows, taken.done) });
    $outcome.set(tell(rows, taken, lines));
  }

  return { $outcome, check };
}

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
  const { $order, $isChecking, save } = kept;
  const { $outcome, check } = createCheck(effects, kept);

  return {
    ...{ $order, $isChecking, $outcome, check },
    ...createRowActs(kept),
    /** While a list is being read, what is typed waits. */
    type(text: string): void {
      if (!$isChecking.get()) save({ ...$order.get(), text });
    },
    /** Puts the text of a file below what stands in the field, and reads it all. */
    async takeFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<void> {
      const read = await readOrderFile(file);
      if ($isChecking.get()) return;
      if (!read.ok) return $outcome.set({ kind: read.problem });
      save({ ...$order.get(), text: joinTexts($order.get().text, read.text) });
      await check();
    },
    /** Puts what was cleared before what is there now. */
    putBack: ({ text, lines }: QuickOrder) =>
      save({
        text: joinTexts(text, $order.get().text),
        lines: lines.reduce<OrderLine[]>((now, line, at) => restoreLine(now, line, at), $order.get().lines),
      }),
    /** The rows go back into the field to be changed there; those in the basket stay rows. Nothing while rows are being added. */
    edit(): void {
      const { lines, text } = $order.get();
      if (isHeld() || $isChecking.get()) return;
      save({ text: joinTexts(writeLines(lines), text), lines: lines.filter(({ isAdded }) => isAdded) });
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
