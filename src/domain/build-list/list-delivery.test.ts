import type { Promised } from '../delivery/promise.ts';
import type { SourcePromise } from '../delivery/source-promises.ts';
import { describe, expect, test } from 'vitest';
import { type Promising, type RowDelivery, promiseRow, promiseRows } from './list-delivery.ts';

const today = '2026-11-21';
const paidBy = { day: '2026-11-23', hour: 14 };
const early: Promised = { kind: 'dates', from: '2026-11-25', to: '2026-11-27' };
const later: Promised = { kind: 'dates', from: '2026-12-16', to: '2026-12-18' };
const weeks: Promised = { kind: 'weeks', from: 3, to: 4 };
const undated: Promised = { kind: 'unknown', why: 'undated' };

const source = (name: SourcePromise['source'], pieces: number, promise: Promised): SourcePromise => ({
  ...{ source: name, pieces, eta: null, leaves: null, promise },
});
const shelf = source('shelf', 2, early);
const transit = source('transit', 5, later);

const part = (changes: Partial<Promising> = {}): Promising => ({
  ...{ inBasket: 0, today },
  delivery: { country: 'PT', notes: [], paidBy, sources: [shelf, transit] },
  ...changes,
});

// rule delivery.range
describe('promiseRow', () => {
  test.each([
    ['as many as are on the shelf', 2, part(), early],
    ['more', 3, part(), later],
    ['with those in the basket, as all are sent together', 1, part({ inBasket: 2 }), later],
    ['more than there are', 8, part(), { kind: 'unknown', why: 'out-of-stock' }],
  ])('%s', (_case, pieces, listed, promise) => {
    expect(promiseRow(listed, pieces)?.line.promise).toEqual(promise);
  });

  test('where the shop told no days there are none', () => {
    expect(promiseRow(part({ delivery: undefined }), 1)).toBeNull();
  });
});

const row = (promise: Promised, changes: Partial<RowDelivery> = {}): RowDelivery => ({
  line: { promise, leaves: null, shares: [], late: null },
  ...{ country: 'PT', notes: [], paidBy, today },
  ...changes,
});
const fromMaker = row(weeks, {
  line: { promise: weeks, leaves: null, shares: [source('manufacturer', 1, weeks)], late: null },
});

// rules delivery.together and delivery.notes
describe('promiseRows', () => {
  test.each([
    ['one', [row(early)], early],
    ['the latest counts', [row(later), row(early)], later],
    ['weeks', [row(early), fromMaker], weeks],
    ['one without a date', [row(early), row(undated)], undated],
  ])('%s', (_case, rows, promise) => {
    expect(promiseRows(rows)).toMatchObject({ promise, rows: rows.length, country: 'PT', paidBy });
  });

  test.each([
    ['nothing can be ordered', []],
    ['no days were told of any', [null]],
    ['nor of one of them', [row(early), null]],
  ])('nothing is said where %s', (_case, rows) => expect(promiseRows(rows)).toBeNull());

  test('what comes on top is said once', () => {
    const abroad = { notes: ['customs'] as const };
    expect(promiseRows([row(early, abroad), fromMaker, row(later, abroad)])?.notes).toEqual(['extra-costs', 'customs']);
  });
});
