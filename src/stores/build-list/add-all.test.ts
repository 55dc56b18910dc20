import type { BasketAnswer } from '#api/basket.ts';
import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { createAddAll } from './add-all.ts';
import { sampleBasket, sampleLine } from '../basket/sample.ts';
import type { BasketResult } from '../basket/state.ts';
import { type SheetEntry, toSheetEntry } from '#domain/build-list/sheet-entry.ts';

const entry = (slug: string, live: Parameters<typeof toSheetEntry>[1] = 'failed'): SheetEntry =>
  toSheetEntry({ slug, quantity: 2, facts: null, set: null }, live);
const inStock = { case: 'instock', message: 'In stock', delivery: null, note: null, colour: 'green' } as const;
const refuse = (code: string) => ({ ok: false, problem: { code, ref: '' } }) as BasketResult;
const ok = (): BasketResult => ({ ok: true, value: sampleBasket() });

/** `answers` in turn; `arrives` says that a write without an answer has come through all the same. */
function open(answers: Record<string, BasketResult>, arrives: string[] = []) {
  const $basket = atom<BasketAnswer | null>(null);
  const sent: string[] = [];
  const lines = () => arrives.filter((slug) => sent.includes(slug)).map((slug) => sampleLine({ slug, quantity: 2 }));
  const addAll = createAddAll({
    $basket,
    loadBasket: async () => $basket.set(sampleBasket([])),
    sendToBasket: async ({ body }) => {
      const { part } = body as { part: string };
      sent.push(part);
      $basket.set(sampleBasket(lines()));
      return answers[part] ?? ok();
    },
  });
  return { ...addAll, sent };
}

describe('addAll', () => {
  test('adds line by line and says what became of each', async () => {
    const { addAll, $outcomes, sent } = open({ B2: refuse('out-of-stock'), C3: refuse('unknown-part') });
    expect(await addAll([entry('A1'), entry('B2'), entry('C3'), entry('D4', null)])).toBe(1);
    expect(sent).toEqual(['A1', 'B2', 'C3']);
    expect($outcomes.get()).toEqual({ A1: 'added', B2: 'out-of-stock', C3: 'unknown', D4: 'skipped' });
  });

  test('a line with more pieces than there are is not sent and says so', async () => {
    const { addAll, $outcomes, sent } = open({});
    const few = { ...entry('A1'), state: 'ready' as const, availability: { ...inStock, max: 1 } };
    expect(
      await addAll([few, { ...few, line: { ...few.line, slug: 'B2' }, availability: { ...inStock, max: 0 } }]),
    ).toBe(0);
    expect([sent, $outcomes.get()]).toEqual([[], { A1: 'out-of-stock', B2: 'skipped' }]);
  });

  test('a write that got no answer but came through is told as added', async () => {
    const { addAll, $outcomes } = open({ A1: refuse('offline') }, ['A1']);
    expect(await addAll([entry('A1'), entry('B2')])).toBe(2);
    expect($outcomes.get()).toEqual({ A1: 'added', B2: 'added' });
  });

  test.each([
    ['offline', 'failed'],
    ['shop-unavailable', 'failed'],
    ['order-pending', 'stopped'],
  ] as const)('after %s nothing more is sent', async (code, outcome) => {
    const { addAll, $outcomes, sent } = open({ A1: refuse(code) });
    expect(await addAll([entry('A1'), entry('B2')])).toBe(0);
    expect([sent, $outcomes.get()]).toEqual([['A1'], { A1: outcome, B2: outcome }]);
  });

  test('a second press while the first is under way does nothing', async () => {
    const { addAll, sent, $isAdding } = open({});
    const first = addAll([entry('A1')]);
    expect([$isAdding.get(), await addAll([entry('A1')])]).toEqual([true, 0]);
    await first;
    expect([sent, $isAdding.get()]).toEqual([['A1'], false]);
  });
});
