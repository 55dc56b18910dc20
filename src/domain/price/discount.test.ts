import { describe, expect, test } from 'vitest';
import { findDiscount, formatRate } from './discount.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const lines = (...rates: number[]) => rates.map((discountRate) => ({ discountRate }));

// rule price.discount
describe('formatRate', () => {
  test.each([
    [0.05, '5%'],
    [-0.05, '5%'],
    [0.07, '7%'],
    [0.075, '7.5%'],
    [0.0825, '8.25%'],
    [0.1275, '12.75%'],
    [0.0335, '3.35%'],
    [-0.1425, '14.25%'],
    [0.29, '29%'],
    [0.0004, '0.04%'],
    [0.333333, '33.3333%'],
    [1, '100%'],
    [0, ''],
    [1e-17, ''],
  ])('%f is "%s"', (rate, text) => {
    expect(formatRate(rate)).toBe(text);
  });
});

// rule price.discount
describe('findDiscount', () => {
  test.each([
    ['rate of the first line, amount of the shop', lines(0.05, 0.1), eur(1384), { percent: '5%', amount: eur(1384) }],
    ['an amount written as a negative one', lines(0.05), eur(-1384), { percent: '5%', amount: eur(1384) }],
    ['no amount told', lines(0.05), null, { percent: '5%', amount: null }],
    ['an amount of nothing is none', lines(0.05), eur(0), { percent: '5%', amount: null }],
    ['no rate told', lines(0, 0.1), eur(1384), { percent: '', amount: eur(1384) }],
    ['nothing taken off', lines(0), eur(0), null],
    ['nothing in the basket', [], null, null],
  ])('%s', (_, rates, amount, expected) => {
    expect(findDiscount(rates, amount)).toEqual(expected);
  });
});
