import { expect, test } from 'vitest';
import type { Stock } from '../availability/stock.ts';
import { readZoneTime } from '../zone-clock.ts';
import { promisePieces } from './line-promise.ts';
import { hasReserve, isPaidInTime } from './reserve.ts';
import { factsAt, nothing } from './samples.ts';
import { listSources } from './source-promises.ts';

const soon = { inTransit: [{ eta: '2026-11-30', quantity: 9 }] };
const overdue = { eta: '2026-11-10', quantity: 9 };

// rule delivery.reserve
test.each<[string, Partial<Stock>[], Parameters<typeof factsAt>[0], boolean]>([
  ['on its way, near', [soon], { country: 'DE' }, true],
  ['on its way, near, by express', [soon], { country: 'DE', method: 'UPS Express' }, true],
  ['on its way, far: the carrier takes as long', [soon], { country: 'PT' }, false],
  ['on its way, beside one from the shelf', [{ default: 9 }, soon], { country: 'DE' }, true],
  ['on its way, beside one from the manufacturer: weeks', [soon, { manufacturer: 9 }], { country: 'DE' }, false],
  ['on its way, beside one without a date', [soon, { inTransit: [overdue] }], { country: 'DE' }, false],
  ['from the shelf', [{ default: 9 }], { country: 'DE' }, false],
  ['from the manufacturer', [{ manufacturer: 9 }], { country: 'DE' }, false],
  ['no carrier names days', [soon], { country: 'IE', method: 'DPD' }, false],
  ['nothing', [], { country: 'DE' }, false],
])('%s', (_case, stocks, when, isKept) => {
  const facts = factsAt(when);
  const lines = stocks.map((stock) => ({
    delivery: promisePieces(listSources({ ...nothing, ...stock }, facts), 1, facts.time.day),
  }));
  expect(hasReserve(lines, facts)).toBe(isKept);
});

const paidBy = { day: '2026-11-23', hour: 14 };

// rule delivery.kept
test.each([
  ['the day before', '2026-11-22T20:00:00Z', true],
  ['in the morning', '2026-11-23T07:00:00Z', true],
  ['the minute before', '2026-11-23T12:59:00Z', true],
  ['at the hour', '2026-11-23T13:00:00Z', false],
  ['in the evening', '2026-11-23T19:00:00Z', false],
  ['before the hour of a later day', '2026-11-24T06:00:00Z', false],
  ['past midnight on the clock of the warehouse, the day before elsewhere', '2026-11-22T23:30:00Z', true],
  ['the evening after, by a clock that is behind', '2026-11-23T23:30:00Z', false],
  ['a month later, in a month that begins lower', '2026-12-01T06:00:00Z', false],
])('%s: %s', (_case, at, isInTime) => {
  expect(isPaidInTime(paidBy, readZoneTime(Date.parse(at), 'Europe/Warsaw'))).toBe(isInTime);
});
