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
  expect(listDeliveryNotes(lines, { country, postcode: '' })).toEqual(notes);
});

// rule delivery.notes
test.each([
  ['GB', '', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'bt1 5gs', false],
  ['GB', 'JE2 3AB', true],
  ['ES', '28013', false],
  ['ES', '35001', false],
  ['ES', '51001', true],
  ['ES', 'E-52001', true],
  ['DE', '27498', true],
  ['DE', '78266', true],
  ['IT', '23041', true],
  ['DK', 'DK-3900', true],
  ['FR', 'F-97400', false],
  ['FR', '98800', true],
  ['FI', '22100', false],
  ['AD', '', false],
  ['IC', '', false],
  ['MC', '', false],
  ['XX', '', true],
])('%s %s has the note of customs: %s', (country, postcode, hasNote) => {
  expect(listDeliveryNotes([], { country, postcode })).toEqual(hasNote ? ['customs'] : []);
});
