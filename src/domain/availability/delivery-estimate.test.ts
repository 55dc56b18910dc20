import { describe, expect, test } from 'vitest';
import { countDaysUntil, describeTransit, estimateDelivery, findCoveringDelivery } from './delivery-estimate.ts';

const today = '2026-03-10';
const early = { eta: '2026-03-20', quantity: 2 };
const late = { eta: '2026-04-20', quantity: 5 };

describe('countDaysUntil', () => {
  test.each([
    ['2026-03-10', 0],
    ['2026-03-11', 1],
    ['2026-03-09', -1],
    ['2026-03-30', 20],
    ['2026-04-07', 28],
    ['2027-03-10', 365],
    ['2026-03-11T23:59:00Z', 1],
  ])('%s is %d days from 10 March', (eta, days) => {
    expect(countDaysUntil(eta, today)).toBe(days);
  });

  test('no date gives NaN', () => expect(countDaysUntil('soon', today)).toBeNaN());
});

describe('findCoveringDelivery', () => {
  test.each([
    [1, early],
    [2, early],
    [3, late],
    [7, late],
    [8, null],
  ])('%d missing pieces', (missing, delivery) => {
    expect(findCoveringDelivery([late, early], missing)).toBe(delivery);
  });
});

// rule availability.transit-days
describe('estimateDelivery', () => {
  test.each([
    ['days to arrival plus 5, up to plus 7', '2026-03-20', { from: 15, to: 17 }],
    ['arrived five days ago, the last that is promised', '2026-03-05', { from: 0, to: 2 }],
    ['begins in the past', '2026-03-04', 'overdue'],
    ['lies in the past', '2026-03-02', 'overdue'],
    ['no readable day', 'not known', 'overdue'],
  ] as const)('%s', (_, eta, estimate) => {
    expect(estimateDelivery({ eta, quantity: 1 }, today)).toEqual(estimate);
  });

  test('one to two days where none fits', () => expect(estimateDelivery(null, today)).toEqual({ from: 1, to: 2 }));
});

// rule availability.transit-days
describe('describeTransit', () => {
  test.each([
    ['2026-03-20', 'Delivery within 15–17 days'],
    ['2026-03-05', 'Delivery within 0–2 days'],
    ['2026-03-04', 'Expected within the next few days'],
    ['2026-03-03', 'Expected within the next few days'],
    ['2026-03-02', 'Expected within the next few days'],
    ['2025-01-01', 'Expected within the next few days'],
    ['not known', 'Expected within the next few days'],
  ])('arrival %s: %s', (eta, text) => {
    expect(describeTransit({ eta, quantity: 1 }, today)).toBe(text);
  });

  test('none fits', () => expect(describeTransit(null, today)).toBe('Delivery within 1–2 days'));
});
