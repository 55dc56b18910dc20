import { expect, test } from 'vitest';
import type { Stock } from '../availability/stock.ts';
import { isAfterText } from './after-text.ts';
import { promisePieces } from './line-promise.ts';
import { factsAt, nothing } from './samples.ts';
import { listSources } from './source-promises.ts';

const shelf = { default: 9 };
const soon = { inTransit: [{ eta: '2026-11-30', quantity: 9 }] };
const late = { inTransit: [{ eta: '2026-12-11', quantity: 9 }] };

// rule delivery.after-text
test.each<[string, Partial<Stock>, Parameters<typeof factsAt>[0], boolean]>([
  ['shelf, far', shelf, { country: 'PT' }, true],
  ['shelf, near', shelf, { country: 'DE', at: '2026-11-23T09:00:00Z' }, false],
  ['shelf, near, on a Friday afternoon', shelf, { country: 'DE', at: '2026-11-20T15:00:00Z' }, true],
  ['shelf, near, by express', shelf, { country: 'PT', at: '2026-11-23T09:00:00Z', method: 'UPS Express' }, false],
  ['dropship, far', { dropship: 9 }, { country: 'PT' }, true],
  ['another store, near', { alternative: 9 }, { country: 'DE', at: '2026-11-23T09:00:00Z' }, true],
  [
    'another store, by express',
    { alternative: 9 },
    { country: 'DE', at: '2026-11-23T09:00:00Z', method: 'UPS Express' },
    false,
  ],
  ['on its way, far', soon, { country: 'PT' }, true],
  ['on its way, near', late, { country: 'DE' }, false],
  ['manufacturer: weeks', { manufacturer: 9 }, { country: 'PT' }, false],
  ['no carrier names days', shelf, { country: 'IE', postcode: '', method: 'DPD' }, false],
  ['none to be had', {}, { country: 'PT' }, false],
])('%s', (_case, stock, when, isAfter) => {
  const facts = factsAt(when);
  const { day } = facts.time;
  expect(isAfterText(promisePieces(listSources({ ...nothing, ...stock }, facts), 1, day), day)).toBe(isAfter);
});
