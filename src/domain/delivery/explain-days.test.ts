import { expect, test } from 'vitest';
import { decideAvailability } from '../availability/availability.ts';
import type { Stock } from '../availability/stock.ts';
import { explainDays } from './explain-days.ts';
import { countCarrierDays } from './lead.ts';
import { promisePieces } from './line-promise.ts';
import { factsAt, nothing } from './samples.ts';
import { listSources } from './source-promises.ts';

const leaves = 'Leaves by Mon 23 November, then 5–7 working days to Portugal.';
const fromDispatch = '“Delivery within 2–5 days” counts working days from dispatch, to most countries.';
const reserve = 'We promise parts in transit to us no sooner than 5–7 days after they reach us.';

/** The sentences beside so many pieces of this stock, all read as plain text. */
function explain(stock: Partial<Stock>, quantity: number, country: string): string[] {
  const facts = factsAt({ country });
  const today = facts.time.day;
  const all = { ...nothing, ...stock };
  return explainDays({
    line: promisePieces(listSources(all, facts), quantity, today),
    carrierDays: facts.lead ? countCarrierDays(facts.lead) : undefined,
    sentence: decideAvailability(all, { quantity, inBasket: 0, today }).delivery,
    place: country === 'PT' ? 'Portugal' : 'Ireland',
  }).map((sentence) => sentence.replaceAll('\u00a0', ' '));
}

// rules delivery.why, delivery.reason and delivery.text-alone
test.each<[string, Partial<Stock>, number, string, string[]]>([
  ['from the shelf', { default: 3 }, 1, 'PT', [leaves, fromDispatch]],
  ['by dropship', { dropship: 3 }, 1, 'PT', [leaves, fromDispatch]],
  [
    'from another warehouse',
    { alternative: 3 },
    1,
    'PT',
    [
      'Leaves by Mon 30 November, then 5–7 working days to Portugal.',
      '“Delivery within 5–10 days” counts working days from payment, to most countries.',
    ],
  ],
  [
    'some on their way',
    { default: 1, inTransit: [{ eta: '2026-12-11', quantity: 8 }] },
    3,
    'PT',
    [
      '2 of 3 are in transit to us, expected Fri 11 December. We send all parts together.',
      'Leaves by Mon 14 December, then 5–7 working days to Portugal.',
      reserve,
    ],
  ],
  ['all from the manufacturer: bars and weeks say it', { manufacturer: 3 }, 1, 'PT', []],
  [
    'some from the manufacturer',
    { default: 1, manufacturer: 3 },
    2,
    'PT',
    ['1 of 2 is from the manufacturer. We send all parts together.'],
  ],
  [
    'no carrier names days for the place',
    { default: 3 },
    1,
    'IE',
    ['The carriers give no delivery time for this place.', fromDispatch],
  ],
  ['none to be had', {}, 1, 'PT', []],
])('%s', (_case, stock, quantity, country, sentences) => {
  expect(explain(stock, quantity, country)).toEqual(sentences);
});
