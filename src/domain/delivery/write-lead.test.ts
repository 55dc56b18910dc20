import { expect, test } from 'vitest';
import { findCustoms, leadBasket, leadOrder, leadPieces, leadRows, leadShort } from './write-lead.ts';

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
