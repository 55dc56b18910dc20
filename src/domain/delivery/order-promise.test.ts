import { expect, test } from 'vitest';
import type { Stock } from '../availability/stock.ts';
import { countEarly, promisePieces } from './line-promise.ts';
import { promiseOrder } from './order-promise.ts';
import { factsAt, nothing, say } from './samples.ts';
import { listSources } from './source-promises.ts';

const shelf = { default: 9 };
const other = { alternative: 9 };
const transit = { inTransit: [{ eta: '2026-12-10', quantity: 9 }] };
const maker = { manufacturer: 9 };
const farOff = { inTransit: [{ eta: '2027-01-20', quantity: 9 }] };
const overdue = { inTransit: [{ eta: '2026-10-01', quantity: 9 }] };
const gone = {};

type Expected = { promise: string; late: string; rest: string | null; leaves: string | null };

// rules delivery.together and delivery.holds-back
test.each<[string, Partial<Stock>[], Expected]>([
  ['one line', [shelf], { promise: '2026-11-30..2026-12-03', late: '', rest: null, leaves: '2026-11-23' }],
  [
    'two alike hold nothing back',
    [shelf, shelf],
    { promise: '2026-11-30..2026-12-03', late: '', rest: null, leaves: '2026-11-23' },
  ],
  [
    'the other store',
    [shelf, other],
    { promise: '2026-12-04..2026-12-11', late: '1', rest: '2026-11-30..2026-12-03', leaves: '2026-11-30' },
  ],
  [
    'stock, transit and manufacturer',
    [shelf, transit, maker],
    { promise: '2026-12-18..2026-12-22', late: '1', rest: '3-4 weeks', leaves: null },
  ],
  [
    'the manufacturer',
    [shelf, maker, shelf],
    { promise: '3-4 weeks', late: '1', rest: '2026-11-30..2026-12-03', leaves: null },
  ],
  [
    'two equally late',
    [transit, shelf, transit],
    { promise: '2026-12-18..2026-12-22', late: '0,2', rest: '2026-11-30..2026-12-03', leaves: '2026-12-11' },
  ],
  [
    'later than the manufacturer',
    [maker, farOff],
    { promise: '2027-01-28..2027-02-01', late: '1', rest: '3-4 weeks', leaves: null },
  ],
  [
    'an overdue delivery',
    [shelf, overdue],
    { promise: 'overdue', late: '1', rest: '2026-11-30..2026-12-03', leaves: null },
  ],
  [
    'a sold-out line is not sent',
    [shelf, gone],
    { promise: '2026-11-30..2026-12-03', late: '', rest: null, leaves: '2026-11-23' },
  ],
  ['nothing but sold-out lines', [gone, gone], { promise: 'out-of-stock', late: '', rest: null, leaves: null }],
])('%s', (_name, stocks, expected) => {
  const facts = factsAt();
  const today = facts.time.day;
  const lines = stocks.map((stock, index) => ({
    id: String(index),
    delivery: promisePieces(listSources({ ...nothing, ...stock }, facts), 2, today),
  }));
  const { promise, late, rest, leaves } = promiseOrder(lines, today);
  expect({ promise: say(promise), late: late.join(), rest: rest && say(rest), leaves }).toEqual(expected);
});

// rule delivery.holds-back: where the carriers name no days, what we can send at once waits for the others, never they for it
test.each<[string, Partial<Stock>[]]>([
  ['the shelf and the manufacturer', [shelf, maker]],
  ['the shelf and what is on its way', [shelf, transit]],
  ['all three', [transit, maker, shelf]],
])('on an island %s: no line is said to hold back, and no rest has a day', (_name, stocks) => {
  for (const place of [{ country: 'IC' }, { country: 'IE' }, { country: 'PT', postcode: '9000-001' }]) {
    const facts = factsAt(place);
    const lines = stocks.map((stock, index) => ({
      id: String(index),
      delivery: promisePieces(listSources({ ...nothing, ...stock }, facts), 2, facts.time.day),
    }));
    expect(promiseOrder(lines, facts.time.day)).toMatchObject({ late: [], rest: null });
  }
});

// rules delivery.reason and delivery.holds-back
test.each<[string, Partial<Stock>, string | undefined]>([
  ['what is on its way', { default: 2, inTransit: [{ eta: '2026-12-10', quantity: 8 }] }, 'transit'],
  ['the manufacturer', { default: 2, manufacturer: 8 }, 'manufacturer'],
  ['nothing else', { default: 10 }, undefined],
])('on an island the pieces of the shelf wait for %s', (_name, stock, source) => {
  const facts = factsAt({ country: 'IC' });
  const line = promisePieces(listSources({ ...nothing, ...stock }, facts), 10, facts.time.day);
  expect([line.late?.source, countEarly(line)]).toEqual([source, null]);
});

test('a line whose stock could not be asked makes the order unknown', () => {
  const unanswered = { promise: { kind: 'unknown' as const, why: 'not-asked' as const }, leaves: null };
  const facts = factsAt();
  const known = promisePieces(listSources({ ...nothing, default: 1 }, facts), 1, facts.time.day);
  const order = promiseOrder(
    [
      { id: 'a', delivery: known },
      { id: 'b', delivery: unanswered },
    ],
    facts.time.day,
  );
  expect(order).toMatchObject({ promise: unanswered.promise, late: ['b'] });
});
