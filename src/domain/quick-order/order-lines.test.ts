import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetEntry } from '../build-list/sheet-entry.ts';
import type { NumberMatch } from './number-match.ts';
import {
  appendLine,
  chooseSlug,
  countBeyond,
  decideRow,
  isUnclear,
  listCorrected,
  listOpen,
  listRows,
  markAdded,
  type OrderLine,
  removeLine,
  setLineQuantity,
  type Source,
} from './order-lines.ts';

const source = (number: string, quantity: number): Source => ({
  typed: `${number}, ${quantity}`,
  number,
  quantity,
  isQuantityRead: true,
});
const part = (slug: string): NumberMatch => ({ kind: 'part', slug });
const unknown: NumberMatch = { kind: 'unknown', choices: ['AG-1'] };
const add = (lines: readonly OrderLine[], number: string, quantity: number, verdict: NumberMatch = part(number)) =>
  appendLine(lines, source(number, quantity), verdict);
const rowsOf = (lines: readonly OrderLine[]) =>
  lines.map(({ id, verdict, quantity }) => [id, verdict.kind === 'part' ? verdict.slug : verdict.kind, quantity]);

describe('the rows of a quick order', () => {
  test('lines of the same part are summed, unknown ones stand alone', () => {
    const lines = add(add(add(add([], 'AG-1', 2), 'X', 1, unknown), 'ag 1', 3, part('AG-1')), 'X', 1, unknown);
    expect(rowsOf(lines)).toEqual([
      [1, 'AG-1', 5],
      [2, 'unknown', 1],
      [3, 'unknown', 1],
    ]);
    expect(lines.flatMap(listCorrected).map(({ typed }) => typed)).toEqual(['ag 1, 3']);
  });

  test('a chosen part joins the row of that part; what is in the basket is not touched', () => {
    const lines = add(add([], 'AG-1', 2), 'X', 4, unknown);
    expect(rowsOf(chooseSlug(lines, 2, 'AG-1'))).toEqual([[1, 'AG-1', 6]]);
    expect(rowsOf(chooseSlug(markAdded(lines, 'AG-1'), 2, 'AG-1'))).toEqual([
      [1, 'AG-1', 2],
      [2, 'AG-1', 4],
    ]);
    expect(rowsOf(chooseSlug(lines, 9, 'AG-1'))).toEqual(rowsOf(lines));
  });

  test('what is added goes into the basket once', () => {
    const lines = markAdded(add(add([], 'AG-1', 2), 'B1', 1), 'AG-1');
    expect(listOpen(lines)).toEqual([{ slug: 'B1', quantity: 1 }]);
    expect(listOpen(add(lines, 'AG-1', 7))).toEqual([
      { slug: 'B1', quantity: 1 },
      { slug: 'AG-1', quantity: 7 },
    ]);
  });

  // rule quick-order.quantity
  test('a row without a quantity that can be ordered waits, joins no other, and is not added', () => {
    const open = { ...source('AG-1', 1), isQuantityRead: false };
    const lines = appendLine(add([], 'AG-1', 2), open, part('AG-1'));
    expect(rowsOf(lines)).toEqual([
      [1, 'AG-1', 2],
      [2, 'AG-1', 1],
    ]);
    expect(lines.map(isUnclear)).toEqual([false, true]);
    expect(listOpen(lines)).toEqual([{ slug: 'AG-1', quantity: 2 }]);
    expect(markAdded(lines, 'AG-1').map(({ isAdded }) => isAdded)).toEqual([true, false]);
    expect(rowsOf(setLineQuantity(lines, 2, 4))).toEqual([[1, 'AG-1', 6]]);
    expect(setLineQuantity(markAdded(lines, 'AG-1'), 2, 4)[1]).toMatchObject({ quantity: 4, isAdded: false });
  });

  test('a chosen part does not tell the quantity', () => {
    const lines = appendLine([], { ...source('X', 1), isQuantityRead: false }, unknown);
    expect(chooseSlug(add(lines, 'AG-1', 2), 1, 'AG-1').map(isUnclear)).toEqual([true, false]);
  });

  test('more than a line holds is cut and said', () => {
    const [line] = add(add([], 'AG-1', 600), 'AG-1', 600);
    expect([line?.quantity, line && countBeyond(line)]).toEqual([999, 1200]);
    expect(setLineQuantity([line!], 1, 0)[0]?.quantity).toBe(1);
  });

  test('whatever is added, chosen and removed: no part stands twice among the open rows, and no typed line is lost', () => {
    const slugs = ['A1', 'B2', 'C3'];
    const verdict = fc.constantFrom<NumberMatch>(unknown, ...slugs.map(part));
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), verdict, quantity: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ do: fc.constant('choose' as const), id: fc.nat(6), slug: fc.constantFrom(...slugs) }),
      fc.record({ do: fc.constant('mark' as const), slug: fc.constantFrom(...slugs) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let lines: OrderLine[] = [];
        for (const one of steps) {
          if (one.do === 'add') lines = appendLine(lines, source('n', one.quantity), one.verdict);
          else lines = one.do === 'choose' ? chooseSlug(lines, one.id, one.slug) : markAdded(lines, one.slug);
        }
        const open = listOpen(lines).map(({ slug }) => slug);
        expect(new Set(open).size).toBe(open.length);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        expect(lines.flatMap(({ sources }) => sources)).toHaveLength(steps.filter((one) => one.do === 'add').length);
        expect(removeLine(lines, lines[0]?.id ?? 0)).toHaveLength(Math.max(0, lines.length - 1));
      }),
    );
  });
});

describe('tally rows', () => {
  const line = (verdict: NumberMatch, more: Partial<OrderLine> = {}): OrderLine => ({
    ...{ id: 1, sources: [], quantity: 4, verdict, isAdded: false },
    ...more,
  });
  const part: NumberMatch = { kind: 'part', slug: 'AG-1' };
  const unread = {
    typed: 'AG-1 two',
    number: 'AG-1',
    quantity: 1,
    isQuantityRead: false,
  } as OrderLine['sources'][number];

  const entry = (state: SheetEntry['state'], max: number | null, amount = 100): SheetEntry => ({
    line: { slug: 'AG-1', quantity: 4, facts: null, set: null } as unknown as SheetEntry['line'],
    ...{ number: 'AG-1', title: 'Gauge', state, net: null, delivery: null, inBasket: 0 },
    price: { amount, currency: 'eur' },
    availability: max === null ? null : ({ max } as SheetEntry['availability']),
  });

  // rule quick-order.totals
  test.each([
    ['in stock', line(part), entry('ready', 9), 'ready'],
    ['exactly so many', line(part), entry('ready', 4), 'ready'],
    ['still asked', line(part), entry('asking', null), 'ready'],
    ['the shop did not say', line(part), entry('unasked', null), 'ready'],
    ['fewer', line(part), entry('ready', 3), 'choice'],
    ['sold out', line(part), entry('ready', 0), 'none'],
    ['without a price', line(part), entry('ready', 9, 0), 'none'],
    ['no longer sold', line(part), entry('gone', null), 'none'],
    ['sizes to choose from', line({ kind: 'size', set: 'AG', wished: null, choices: ['A', 'B'] }), undefined, 'choice'],
    ['like other numbers', line({ kind: 'unknown', choices: ['A'] }), undefined, 'choice'],
    ['like no number', line({ kind: 'unknown', choices: [] }), undefined, 'none'],
    ['no quantity', line(part, { sources: [unread] }), entry('ready', 9), 'choice'],
    ['in the basket', line(part, { isAdded: true }), entry('ready', 0), 'added'],
  ] as const)('%s', (_case, of, known, state) => {
    expect(decideRow(of, known)).toBe(state);
  });

  test('rows stay in the order of the list, each with its part', () => {
    const lines = [line({ kind: 'unknown', choices: [] }, { id: 1 }), line(part, { id: 2 })];
    expect(listRows(lines, [entry('ready', 9)]).map((row) => [row.line.id, row.entry?.number, row.state])).toEqual([
      [1, undefined, 'none'],
      [2, 'AG-1', 'ready'],
    ]);
  });
});
