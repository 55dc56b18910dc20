import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import {
  addMoney,
  type Currency,
  expectedCurrency,
  formatMoney,
  isSameMoney,
  type Money,
  multiplyMoney,
  toDecimalText,
  toMinor,
} from './money.ts';

const eur = (amount: number): Money => ({ amount, currency: 'eur' });
const pln = (amount: number): Money => ({ amount, currency: 'pln' });
const currency = fc.constantFrom<Currency>('eur', 'pln');
const amount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

// rule price.whole-units
describe('toMinor', () => {
  test.each([
    [112.4, 11240],
    [0, 0],
    [-0, 0],
    [0.1 + 0.2, 30],
    [1.005 - 0.005, 100],
    [19.99, 1999],
    [-13.84, -1384],
    [4.35, 435],
    [1_234_567.89, 123_456_789],
  ])('reads %d as %d', (decimal, minor) => {
    expect(toMinor(decimal, 'eur')).toStrictEqual(eur(minor));
  });

  test.each([NaN, Infinity, -Infinity, 12.345, 0.001, 112.4049, 1e20, Number.MAX_VALUE])('refuses %d', (decimal) => {
    expect(toMinor(decimal, 'eur')).toBeNull();
  });

  test('reads back every amount that was written as a decimal', () => {
    fc.assert(
      fc.property(amount, currency, (minor, unit) => {
        expect(toMinor(minor / 100, unit)).toStrictEqual({ amount: minor, currency: unit });
      }),
    );
  });

  test('refuses every amount with a third decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 9 }), (minor, third) => {
        expect(toMinor((minor * 10 + third) / 1000, 'eur')).toBeNull();
      }),
    );
  });
});

// rule price.whole-units
describe('formatMoney', () => {
  test.each([
    [eur(11240), '€112.40'],
    [eur(-1384), '−€13.84'],
    [eur(0), '€0.00'],
    [eur(5), '€0.05'],
    [eur(99), '€0.99'],
    [eur(100000), '€1,000.00'],
    [eur(123456789), '€1,234,567.89'],
    [eur(-100000), '−€1,000.00'],
    [pln(48214), '482.14 zł'],
    [pln(-48214), '−482.14 zł'],
    [pln(123456), '1,234.56 zł'],
  ])('%j is %s', (money, text) => {
    expect(formatMoney(money)).toBe(text);
  });
});

describe('toDecimalText', () => {
  test.each([
    [eur(11240), '112.40'],
    [eur(5), '0.05'],
    [eur(-1384), '-13.84'],
    [eur(123456789), '1234567.89'],
  ])('%j is %s', (money, text) => {
    expect(toDecimalText(money)).toBe(text);
  });

  test('is read back to the same amount', () => {
    fc.assert(
      fc.property(amount, currency, (minor, unit) => {
        const money = { amount: minor, currency: unit };
        expect(toMinor(Number(toDecimalText(money)), unit)).toStrictEqual(money);
      }),
    );
  });
});

describe('sums', () => {
  test('addMoney adds minor units', () => {
    expect(addMoney(eur(11_240), eur(-240))).toStrictEqual(eur(11_000));
  });

  test('two currencies are a bug', () => {
    expect(() => addMoney(eur(1), pln(1))).toThrow('cannot be combined');
  });

  test.each([
    [eur(1999), 3, eur(5997)],
    [eur(105), 0.5, eur(53)],
    [eur(-105), 0.5, eur(-53)],
    [eur(-5), 0, eur(0)],
    [pln(333), 1, pln(333)],
  ])('multiplyMoney(%j, %d)', (money, factor, product) => {
    expect(multiplyMoney(money, factor)).toStrictEqual(product);
  });

  test('multiplyMoney by a whole number is repeated addition', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 30 }), (minor, times) => {
        const sum = Array.from({ length: times }, () => eur(minor)).reduce(addMoney);
        expect(multiplyMoney(eur(minor), times)).toStrictEqual(sum);
      }),
    );
  });

  test('isSameMoney compares amount and currency', () => {
    expect(isSameMoney(eur(1), eur(1))).toBe(true);
    expect(isSameMoney(eur(1), eur(2))).toBe(false);
    expect(isSameMoney(eur(1), pln(1))).toBe(false);
  });
});

// rule price.currency
test('Poland expects pln, any other country eur, an unknown one eur', () => {
  expect(expectedCurrency(null)).toBe('eur');
  expect(countries.filter(({ code }) => expectedCurrency(code) === 'pln').map(({ code }) => code)).toStrictEqual([
    'PL',
  ]);
});
