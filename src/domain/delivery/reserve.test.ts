import { expect, test } from 'vitest';
import type { Stock } from '../availability/stock.ts';
import { promisePieces } from './line-promise.ts';
import { hasReserve } from './reserve.ts';
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
