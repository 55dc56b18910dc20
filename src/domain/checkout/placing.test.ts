import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCheckoutDraft } from './checkout-draft.ts';
import {
  decideOrderComment,
  listDifferences,
  listPlacingFields,
  type DisplayedOrder,
  toComparable,
} from './placing.ts';

const placing = {
  shippingAddress: 'adr-1',
  billingAddress: null,
  comment: '',
  email: 'anna@keller.example',
  paymentMethod: 'pay-1',
};

// rules shipping.together and order.placing-fields
test('the fixed order, without a billing address', () => {
  expect(listPlacingFields(placing)).toStrictEqual([
    { field: 'requestPayment', value: true },
    { field: 'sendTogether', value: true },
    { field: 'shippingAddress', value: 'adr-1' },
    { field: 'comment', value: '' },
    { field: 'email', value: 'anna@keller.example' },
    { field: 'paymentMethod', value: 'pay-1' },
  ]);
});

test('a billing address comes after the shipping address', () => {
  const fields = listPlacingFields({ ...placing, billingAddress: 'adr-2' });
  expect(fields.map(({ field }) => field)).toStrictEqual([
    'requestPayment',
    'sendTogether',
    'shippingAddress',
    'billingAddress',
    'comment',
    'email',
    'paymentMethod',
  ]);
});

const line = { slug: 'AG-1', quantity: 2, gross: { amount: 1_240, currency: 'eur' } } as const;
const order: DisplayedOrder = { draft: emptyCheckoutDraft, lines: [line] };
const { draft } = order;

describe('toComparable', () => {
  test('is the same whatever the order of keys, and whatever else a line knows', () => {
    const turned = Object.fromEntries(Object.entries(draft).toReversed()) as typeof draft;
    const more = { ...line, gross: { currency: 'eur', amount: 1_240 }, id: 'line-1', max: 7 } as const;
    expect(toComparable({ lines: [more], draft: turned })).toEqual(toComparable(order));
  });

  test.each<[string, DisplayedOrder]>([
    ['an address', { ...order, draft: { ...draft, shipping: { ...draft.shipping, city: 'Delft' } } }],
    ['a VAT number', { ...order, draft: { ...draft, isCompany: true, vatNumber: '123' } }],
    ['a method', { ...order, draft: { ...draft, paymentMethodId: 'paypal' } }],
    ['a quantity', { ...order, lines: [{ ...line, quantity: 3 }] }],
    ['another part at the same price', { ...order, lines: [{ ...line, slug: 'AR-1' }] }],
    ['a part more', { ...order, lines: [line, line] }],
  ])('tells %s apart', (_what, other) => {
    expect(toComparable(other)).not.toEqual(toComparable(order));
  });

  test('texts cannot run into one another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (firstName, lastName) => {
        const named = (shipping: object) =>
          toComparable({ ...order, draft: { ...draft, shipping: { ...draft.shipping, ...shipping } } }).details;
        return named({ firstName, lastName }) !== named({ firstName: firstName + lastName, lastName: '' }) || !lastName;
      }),
    );
  });
});

// rule order.comment
test.each([
  [[], null, '', ''],
  [[], 'DE123456789', '  ', ''],
  [['outside-eu'], null, '', 'OUTSIDE EU'],
  [['number-unchecked'], 'DE123456999', '', 'VAT number could not be checked: DE123456999'],
  [['outside-eu', 'number-unchecked'], 'DE123456999', '', 'OUTSIDE EU; VAT number could not be checked: DE123456999'],
  [['outside-eu', 'number-not-asked'], 'CHE123', '', 'OUTSIDE EU; VAT number of a country outside the EU: CHE123'],
  [['invoiced-elsewhere'], 'DE123456789', '', ''],
  [['outside-eu'], null, ' PO 4711 ', 'OUTSIDE EU; Reference: PO 4711'],
] as const)('%j, number %s, reference "%s": "%s"', (notes, vatNumber, reference, comment) => {
  expect(decideOrderComment({ notes, vatNumber, reference })).toBe(comment);
});

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const displayed = { total: eur(13_752), details: 'street', lines: 'two gauges' };

// rule order.as-shown
test.each([
  ['the same', displayed, false, []],
  ['another total', { ...displayed, total: eur(1) }, false, ['total']],
  [
    'the same number in another currency',
    { ...displayed, total: { amount: 13_752, currency: 'pln' } },
    false,
    ['total'],
  ],
  ['another street', { ...displayed, details: 'road' }, false, ['details']],
  ['other lines', { ...displayed, lines: 'one gauge' }, false, ['lines']],
  ['later days', displayed, true, ['days']],
  ['all of it', { total: eur(1), details: 'road', lines: '-' }, true, ['total', 'details', 'lines', 'days']],
  ['details that nobody knows', { ...displayed, details: '' }, false, []],
  ['nothing that anybody knows', { total: eur(0), details: '', lines: '' }, true, []],
] as const)('an order with %s', (_case, ordered, isLater, differs) => {
  expect(listDifferences(ordered, displayed, isLater)).toEqual(differs);
});
