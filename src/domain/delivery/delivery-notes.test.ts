import { expect, test } from 'vitest';
import { listDeliveryNotes } from './delivery-notes.ts';
import { promisePieces } from './line-promise.ts';
import { factsAt, nothing } from './samples.ts';
import { listSources } from './source-promises.ts';

const facts = factsAt();
const line = (slug: string, stock = {}) => ({
  ...{ slug, quantity: 1 },
  delivery: promisePieces(listSources({ ...nothing, default: 0, ...stock }, facts), 1, facts.time.day),
});

// rule delivery.notes
test.each([
  ['on the shelf, inside the EU', [line('4B1606H-STD', { default: 1 })], 'PT', []],
  ['from the manufacturer', [line('4B1606H-STD', { manufacturer: 1 })], 'PT', ['extra-costs']],
  ['to Norway', [line('4B1606H-STD', { default: 1 })], 'NO', ['customs']],
  ['to the Azores', [line('4B1606H-STD', { default: 1 })], 'A2', []],
  ['a kit in two packages', [line('5B5562H-.50', { default: 1 })], 'DE', ['two-packages']],
  ['all three', [line('5B5562H-.50', { manufacturer: 1 })], 'CH', ['extra-costs', 'customs', 'two-packages']],
])('%s', (_name, lines, country, notes) => {
  expect(listDeliveryNotes(lines, country)).toEqual(notes);
});
