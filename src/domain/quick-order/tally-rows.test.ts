import { expect, test } from 'vitest';
import type { OrderLine } from './order-lines.ts';
import type { NumberMatch } from './number-match.ts';
import type { SheetEntry } from '../build-list/sheet-entry.ts';
import { decideRow, listRows } from './tally-rows.ts';

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
