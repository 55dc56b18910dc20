import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCheckoutDraft } from './checkout-draft.ts';
import { type ShownOrder, toComparable } from './shown-order.ts';

const line = { slug: 'AG-1', quantity: 2, gross: { amount: 1_240, currency: 'eur' } } as const;
const order: ShownOrder = { draft: emptyCheckoutDraft, lines: [line] };
const { draft } = order;

describe('toComparable', () => {
  test('is the same whatever the order of keys, and whatever else a line knows', () => {
    const turned = Object.fromEntries(Object.entries(draft).toReversed()) as typeof draft;
    const more = { ...line, gross: { currency: 'eur', amount: 1_240 }, id: 'line-1', max: 7 } as const;
    expect(toComparable({ lines: [more], draft: turned })).toEqual(toComparable(order));
  });

  test.each<[string, ShownOrder]>([
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
