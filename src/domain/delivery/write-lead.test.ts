import { expect, test } from 'vitest';
import type { Promised } from './promise.ts';
import {
  findCustoms,
  leadBasket,
  leadOrder,
  leadPieces,
  leadRows,
  leadShort,
  pickLead,
  writeLed,
  writeNarrow,
} from './write-lead.ts';

const swiss = 'Switzerland';

// rules delivery.words and delivery.customs
test.each([
  ['one piece', leadPieces({ quantity: 1, held: 0 }, null), 'Arrives', 'Delivery within'],
  ['two', leadPieces({ quantity: 2, held: 0 }, null), 'Both arrive', 'Both arrive in'],
  ['one beside two in the basket', leadPieces({ quantity: 1, held: 2 }, null), ...all('all 3 arrive')],
  ['one abroad', leadPieces({ quantity: 1, held: 0 }, swiss), ...both('At customs in Switzerland')],
  ['three abroad', leadPieces({ quantity: 3, held: 0 }, swiss), ...both('All 3 at customs in Switzerland')],
  [
    'with some in the basket, abroad',
    leadPieces({ quantity: 1, held: 2 }, swiss),
    ...all('all 3 at customs in Switzerland'),
  ],
  ['a row', leadRows(1, null), ...both('This part arrives')],
  ['rows', leadRows(3, null), ...both('Ordered together, these 3 parts arrive')],
  ['a basket', leadBasket(null), ...both('The order arrives together')],
  ['a basket abroad', leadBasket('the United Kingdom'), ...both('At customs in the United Kingdom')],
  ['an order', leadOrder(null), ...both('It arrives')],
  ['an order abroad', leadOrder(swiss), ...both('At customs in Switzerland')],
  ['one of several', leadShort(false), ...both('Arrives')],
  ['one of several abroad', leadShort(true), ...both('At customs')],
])('above the days of %s', (_what, lead, dates, weeks) => {
  expect([lead.dates, lead.weeks]).toEqual([dates, weeks]);
});

// rules delivery.customs and delivery.text-alone
test.each([
  ['inside the customs union', leadOrder(null), 'Delivery within 2–5 days', 'No date yet'],
  ['of a part abroad', leadPieces({ quantity: 1, held: 0 }, 'Iceland'), ...within('At customs in Iceland')],
  ['of three abroad', leadPieces({ quantity: 3, held: 0 }, 'Iceland'), ...within('All 3 at customs in Iceland')],
  ['of a basket abroad', leadBasket('the Canary Islands'), ...within('At customs in the Canary Islands')],
  ['of an order abroad', leadOrder('Iceland'), ...within('At customs in Iceland')],
  ['of a method', leadShort(false), 'Delivery within 2–5 days', 'No date yet'],
  ['of a method abroad', leadShort(true), ...within('At customs')],
])('where no carrier names days: the days of the text %s', (_what, leads, ...words) => {
  const write = (promised: Promised) => {
    const lead = pickLead(leads, promised);
    return `${lead} ${writeLed(promised, lead)}`.trim();
  };
  const unknown = { kind: 'unknown', why: 'no-lead-time' } as const;
  expect([write({ ...unknown, within: { from: 2, to: 5 } }), write(unknown)]).toEqual(words);
});

// rules delivery.customs and delivery.words
test.each([
  [false, '25–27 Nov', 'Delivery within 2–5 days'],
  [true, 'At customs 25–27 Nov', 'At customs within 2–5 days'],
])('in the narrowest places, an export: %s', (isExport, dates, days) => {
  const write = (promised: Promised) => writeNarrow(promised, isExport).replaceAll('\u00a0', ' ');
  expect(write({ kind: 'dates', from: '2026-11-25', to: '2026-11-27' })).toBe(dates);
  expect(write({ kind: 'unknown', why: 'no-lead-time', within: { from: 2, to: 5 } })).toBe(days);
});

function within(lead: string): [string, string] {
  return [`${lead} within 2–5 days`, 'No date yet'];
}
function both(words: string): [string, string] {
  return [words, `${words} in`];
}
function all(words: string): [string, string] {
  return both(`With the 2 in your basket, ${words}`);
}

// rule delivery.customs
test.each([
  ['inside the customs union', { notes: [], country: 'DE' }, null],
  ['a country outside', { notes: ['customs' as const], country: 'GB' }, 'the United Kingdom'],
  ['a place that the postcode tells', { notes: ['customs' as const], country: 'DE', place: 'Büsingen' }, 'Büsingen'],
])('%s', (_case, place, customs) => expect(findCustoms(place)).toBe(customs));
