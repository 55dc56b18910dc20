/** From typed rows to rows of a quick order: what the index says of each, and as many as an order holds. */
import { limits } from '#config/limits.ts';
import type { ColumnQuestion } from '#domain/quick-order/column-question.ts';
import { leavesFigures, namesSeveral } from '#domain/quick-order/left-over.ts';
import { findSurest, type NumberMatch, toNumberMatch } from '#domain/quick-order/number-match.ts';
import { appendLine, type OrderLine } from '#domain/quick-order/order-lines.ts';
import type { LineReading } from '#domain/quick-order/read-line.ts';
import type { TypedRow } from '#domain/quick-order/read-order.ts';
import { readSize } from '#domain/search/read-size.ts';
import type { AskIndex } from '../search/lazy.ts';

/** all sizes of a set are among so many hits */
const most = 50;

type AskNumber = (number: string) => ReturnType<AskIndex>;

/** Asks the index about each number once, however often a list names it. */
export function askOnce(ask: AskIndex): AskNumber {
  const answers = new Map<string, ReturnType<AskIndex>>();
  return (number) => {
    const answer = answers.get(number) ?? ask(number, { limit: most });
    answers.set(number, answer);
    return answer;
  };
}

type Judged = { reading: LineReading; verdict: NumberMatch };

/** Whether another field of the line is another part: one of them would be left out without a word. */
async function namesOther(ask: AskNumber, readings: readonly LineReading[], slug: string): Promise<boolean> {
  for (const { number } of readings) {
    const answer = await ask(number);
    const other = answer.ok ? toNumberMatch(answer.value) : null;
    if (other?.kind === 'part' && other.slug !== slug) return true;
  }
  return false;
}

/** Nothing is taken for a quantity that is asked about (rule quick-order.quantity). */
const withoutQuantity = (reading: LineReading): LineReading => ({
  ...reading,
  quantity: limits.quantityMin,
  isQuantityRead: false,
  isOpen: false,
});

/** "AG-1 2 €": what stands in the place of the size is none, and may be how many. */
const wishesNoSize = (verdict: NumberMatch): boolean =>
  verdict.kind === 'size' && verdict.wished !== null && readSize(verdict.wished.toUpperCase()) === null;

/** Asks the ways to read a line one after the other until one is a part; null where the index cannot be had. */
async function judge(ask: AskNumber, readings: readonly LineReading[]): Promise<Judged | null> {
  const verdicts: NumberMatch[] = [];
  const unreadSigns: (readonly string[])[] = [];
  for (const { number } of readings) {
    const answer = await ask(number);
    if (!answer.ok) return null;
    const verdict = toNumberMatch(answer.value);
    verdicts.push(verdict);
    unreadSigns.push(answer.value.unreadSigns);
    if (verdict.kind === 'part') break;
  }
  const at = findSurest(verdicts);
  const [reading, verdict] = [readings[at], verdicts[at]];
  if (!reading || !verdict) return null;
  const isStrange = reading.isBehind === true && (unreadSigns[at] ?? []).length > 0;
  if (verdict.kind !== 'part') {
    const isSeveral = verdict.kind === 'unknown' && namesSeveral(reading.number, verdict.choices);
    return { reading: isSeveral || isStrange || wishesNoSize(verdict) ? withoutQuantity(reading) : reading, verdict };
  }
  const others = readings.slice(at + 1).filter(({ number }) => !number.includes(reading.number));
  const isOpen =
    isStrange || leavesFigures(reading.number, verdict.slug) || (await namesOther(ask, others, verdict.slug));
  return { reading: isOpen ? withoutQuantity(reading) : reading, verdict };
}

type Lines = readonly OrderLine[];
/** `isLeftOut`: the row's quantity is 0, as it was understood with the catalogue at hand. */
type Step = { take: (lines: Lines) => Lines; isLeftOut: boolean };

function toStep(row: TypedRow, judged: Judged | 'no line'): Step {
  if (judged === 'no line') return { take: (lines) => lines, isLeftOut: row.kind === 'left-out' };
  const { reading, verdict } = judged;
  if (reading.quantity === 0) return { take: (lines) => lines, isLeftOut: true };
  const isAnswered = row.kind === 'line' && row.isAnswered;
  const source = { typed: row.typed, ...reading, isAnswered };
  return { take: (lines) => appendLine(lines, source, verdict), isLeftOut: false };
}

/** Only where a part was meant does it matter which of its columns is the quantity. */
const isAsked = ({ reading, verdict }: Judged): boolean =>
  reading.isOpen === true && (verdict.kind !== 'unknown' || verdict.choices.length > 0);

/** Of these rows the first question of the list about its columns; null where each has one reading, or the index cannot be had. */
export async function findQuestion(ask: AskNumber, rows: readonly TypedRow[]): Promise<ColumnQuestion | null> {
  for (const row of rows) {
    if (row.kind !== 'line' || row.question === null || !row.readings.some(({ isOpen }) => isOpen)) continue;
    const judged = await judge(ask, row.readings);
    if (judged === null) return null;
    if (isAsked(judged)) return row.question;
  }
  return null;
}

/** What each typed row does to an order; ends before the first that the index cannot be asked about. */
export async function judgeRows(ask: AskNumber, rows: readonly TypedRow[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const row of rows) {
    const judged = row.kind === 'line' ? await judge(ask, row.readings) : 'no line';
    if (judged === null) break;
    steps.push(toStep(row, judged));
  }
  return steps;
}

/** Takes steps one after the other until the order would hold too many rows; `done` and `leftOut` count them. */
export function takeSteps(lines: Lines, steps: readonly Step[]): { lines: OrderLine[]; done: number; leftOut: number } {
  let now = lines;
  let leftOut = 0;
  for (const [done, { take, isLeftOut }] of steps.entries()) {
    const next = take(now);
    if (next.length > limits.quickOrderRows) return { lines: [...now], done, leftOut };
    now = next;
    leftOut += Number(isLeftOut);
  }
  return { lines: [...now], done: steps.length, leftOut };
}
