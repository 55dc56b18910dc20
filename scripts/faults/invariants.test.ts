import { describe, expect, test } from 'vitest';
import { type Evidence, findBrokenInvariants } from './invariants.ts';

const total = { amount: 12_340, currency: 'eur' } as const;
const good: Evidence = {
  agreed: [total],
  answers: [{ outcome: 'placed', orderId: 'a', orders: 1 }],
  shownPaid: [{ wasPaid: true }],
  badAnswers: [],
  placedBefore: 0,
  basketBefore: ['4B1606H-STD x 1'],
  basketAfter: null,
  orders: [{ id: 'a', total: 12_340, currency: 'eur', isPaid: true }],
  ...{ taken: [12_340], isNoticed: false, isPaidTwiceOnPurpose: false },
  wantsEnd: true,
};
const [order] = good.orders as [Evidence['orders'][number]];

describe('findBrokenInvariants', () => {
  test('a good purchase breaks nothing', () => expect(findBrokenInvariants(good)).toEqual([]));

  test.each<[string, Partial<Evidence>]>([
    ['more than one order', { orders: [order, { ...order, id: 'b' }] }],
    ['told that there is no order, and there was one', { answers: [{ outcome: 'failed', orderId: null, orders: 1 }] }],
    ['told that there is no order, and there was one', { answers: [{ outcome: 'changed', orderId: null, orders: 1 }] }],
    ['told of an order that there is not', { answers: [{ outcome: 'placed', orderId: 'z', orders: 1 }] }],
    ['money was taken twice', { taken: [12_340, 12_340], isNoticed: true }],
    ['money was taken wrongly and nobody noticed', { taken: [12_340, 12_340], isPaidTwiceOnPurpose: true }],
    ['money was taken wrongly and nobody noticed', { taken: [100] }],
    ['the seller was told of a wrong payment, and there was none', { isNoticed: true }],
    [
      'an order was paid after it was ordered anew, and nobody noticed',
      { placedBefore: 1, orders: [{ ...order, id: 'b', isPaid: false }, order] },
    ],
    ['more than one order', { placedBefore: 1, orders: [order, { ...order, id: 'b' }, { ...order, id: 'c' }] }],
    ['shown as paid and was not', { shownPaid: [{ wasPaid: true }, { wasPaid: false }] }],
    ['the total of the order is not one that the buyer agreed to', { agreed: [{ amount: 12_341, currency: 'eur' }] }],
    ['the total of the order is not one that the buyer agreed to', { agreed: [{ amount: 12_340, currency: 'pln' }] }],
    ['no order, and the basket is not as it was', { basketAfter: ['4B1606H-STD x 2'] }],
    ['an answer that nobody can read', { badAnswers: ['POST /api/order 500'] }],
    ['the trouble was over and the buyer still could not buy', { orders: [{ ...order, isPaid: false }] }],
  ])('%s', (name, change) => expect(findBrokenInvariants({ ...good, ...change })).toContain(name));

  test('who gives up in time needs no order, but the basket as it was', () => {
    const gaveUp = {
      ...good,
      taken: [],
      orders: [],
      answers: [],
      shownPaid: [],
      wantsEnd: false,
      basketAfter: good.basketBefore,
    };
    expect(findBrokenInvariants(gaveUp)).toEqual([]);
  });
});
