/** Reads the list of a quick order into rows; where a column has two readings it asks first, once for all rows (rule quick-order.columns). */
import { limits } from '#config/limits.ts';
import type { ColumnQuestion } from '#domain/quick-order/column-question.ts';
import type { QuantityColumn } from '#domain/quick-order/columns.ts';
import {
  isInBasket,
  isUnclear,
  keepChoices,
  type OrderLine,
  settleAnswered,
  withdrawAnswered,
} from '#domain/quick-order/order-lines.ts';
import { readOrder, type TypedRow, writeRows } from '#domain/quick-order/read-order.ts';
import { atom } from 'nanostores';
import { type Effects, joinTexts, type Kept } from './kept-order.ts';
import type { Asked } from './persisted-quick-order.ts';
import { askOnce, findQuestion, judgeRows, takeSteps } from './take-rows.ts';

/**
 * What became of the last list. `left`: lines that stay in the field, since the order is full or could not be checked. `asked`: nothing
 * was read before the buyer has said which column is the quantity.
 */
export type CheckOutcome =
  | { kind: 'read'; read: number; unclear: number; headings: number; leftOut: number; left: number; isFull: boolean }
  | { kind: 'nothing' | 'too-large' | 'not-text' | 'asked' };

/** typed rows that are taken at once; a list of unknown numbers keeps the page busy for some 50 ms with so many */
const rowsAtOnce = 20;

const weigh = (text: string): number => new TextEncoder().encode(text).length;

const count = (rows: readonly TypedRow[], kind: TypedRow['kind']): number =>
  rows.filter((row) => row.kind === kind).length;

const isOpenRow = (row: TypedRow): boolean => row.kind === 'line' && row.readings.some(({ isOpen }) => isOpen === true);

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

/** From typed rows to rows of the order, some at a time. */
function createTake({ ask, yieldToMain }: Effects, { $order, change }: Kept) {
  /** Puts rows on the order until it is full or the index cannot be had; answers how many are done. */
  async function takeRows(rows: readonly TypedRow[]): Promise<Taken> {
    const askNumber = askOnce(ask);
    let leftOut = 0;
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await yieldToMain();
      const some = rows.slice(from, from + rowsAtOnce);
      const steps = await judgeRows(askNumber, some);
      const step = takeSteps($order.get().lines, steps);
      change({ lines: step.lines });
      leftOut += step.leftOut;
      if (step.done < some.length) return { done: from + step.done, leftOut };
    }
    return { done: rows.length, leftOut };
  }

  /** What the list has to ask before any of its rows is taken. */
  async function findOpen(rows: readonly TypedRow[]): Promise<ColumnQuestion | null> {
    const askNumber = askOnce(ask);
    const open = rows.filter(isOpenRow);
    for (let from = 0; from < open.length; from += rowsAtOnce) {
      await yieldToMain();
      const question = await findQuestion(askNumber, open.slice(from, from + rowsAtOnce));
      if (question) return question;
    }
    return null;
  }

  return { takeRows, findOpen };
}

/** The question of the first table that was read by an answer; null where none was. */
const findAnswered = (rows: readonly TypedRow[]): ColumnQuestion | null => {
  const row = rows.find((one) => one.kind === 'line' && one.isAnswered);
  return row?.kind === 'line' ? row.question : null;
};

/** What is asked, once rows were read: their list is kept, so that another answer can be given. What waited for another list is dropped, as is an answer that was not needed. */
function toAsked(asked: Asked | undefined, rows: readonly TypedRow[]): Asked | undefined {
  const question = findAnswered(rows);
  if (!asked || question === null) return asked?.text ? asked : undefined;
  const before = asked.question.key === question.key ? asked.text : '';
  return { ...asked, question, text: joinTexts(before, writeRows(rows, 0)) };
}

/** Which question is asked: one at a time. */
function createAsking({ $order, change }: Kept) {
  /** A list of other columns begins: rows of the one before stand for themselves from now on. */
  function settleOthers(question: ColumnQuestion | null): void {
    const { asked, lines } = $order.get();
    if (!asked || !question || asked.question.key === question.key) return;
    change({ lines: settleAnswered(lines), asked: { ...asked, question, text: '' } });
  }

  /** The list waits in the field. Rows of a list before stand for themselves; an answer that names no column of this one is gone. */
  function waitFor(question: ColumnQuestion): void {
    const { asked, lines } = $order.get();
    const answers = Object.fromEntries(Object.entries(asked?.answers ?? {}).filter(([key]) => key !== question.key));
    change({ lines: settleAnswered(lines), asked: { question, answers, text: '' } });
  }

  return { settleOthers, waitFor };
}

/** Reads what stands in the field into rows, and reads it anew by another answer. */
export function createCheck(effects: Effects, kept: Kept) {
  const { $order, $isChecking, change } = kept;
  const { takeRows, findOpen } = createTake(effects, kept);
  const { settleOthers, waitFor } = createAsking(kept);
  const $outcome = atom<CheckOutcome | null>(null);

  /** A second press while the first is under way does nothing. */
  async function check(): Promise<void> {
    if ($isChecking.get() || effects.isHeld()) return;
    const { text, asked } = $order.get();
    if (weigh(text) > limits.quickOrderBytes) return $outcome.set({ kind: 'too-large' });
    const rows = readOrder(text, asked?.answers);
    if (rows.length === 0) return $outcome.set({ kind: 'nothing' });
    $isChecking.set(true);
    $outcome.set(null);
    const question = await findOpen(rows);
    if (question) {
      $isChecking.set(false);
      waitFor(question);
      return $outcome.set({ kind: 'asked' });
    }
    settleOthers(findAnswered(rows));
    const taken = await takeRows(rows);
    $isChecking.set(false);
    const now = $order.get();
    change({ text: writeRows(rows, taken.done), asked: toAsked(now.asked, rows.slice(0, taken.done)) });
    $outcome.set(tell(rows, taken, now.lines));
  }

  /** The rows that were read by the answer before are read anew; what the basket took and what the field holds stays. */
  async function readAgain(asked: Asked): Promise<void> {
    const { lines } = $order.get();
    const rows = readOrder(asked.text, asked.answers).filter(({ typed }) => !isInBasket(lines, typed));
    $isChecking.set(true);
    $outcome.set(null);
    change({ asked, lines: withdrawAnswered(lines) });
    const taken = await takeRows(rows);
    $isChecking.set(false);
    const now = $order.get();
    const isWhole = taken.done === rows.length;
    const read = keepChoices(now.lines, lines);
    change({
      lines: isWhole ? read : settleAnswered(read),
      text: joinTexts(writeRows(rows, taken.done), now.text),
      asked: isWhole ? asked : { ...asked, text: '' },
    });
    $outcome.set(tell(rows, taken, $order.get().lines));
  }

  /** Says which column is the quantity: the list that waits is read, or the one that was read is read by this answer. */
  async function answer(column: QuantityColumn): Promise<void> {
    const { asked } = $order.get();
    if (!asked || $isChecking.get() || effects.isHeld()) return;
    const next = { ...asked, answers: { ...asked.answers, [asked.question.key]: column } };
    if (asked.text !== '') return readAgain(next);
    change({ asked: next });
    await check();
  }

  return { $outcome, check, answer };
}
