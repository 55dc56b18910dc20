import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from './money.ts';
import { findNetShare, findVatRate, takeVatOff } from './net-share.ts';

const eur = (amount: number): Money => ({ amount, currency: 'eur' });

// rule price.net-sums
describe('findVatRate', () => {
  test.each<[string, number, number, number, number | null]>([
    ['Poland', 11_240, 2102, 1, 230],
    ['Germany', 11_900, 1900, 1, 190],
    ['Hungary', 12_700, 2700, 1, 270],
    ['Finland, halves of a per cent', 12_550, 2550, 1, 255],
    ['Switzerland, tenths', 10_810, 810, 1, 81],
    ['the plainest that explains it', 246, 46, 1, 230],
    ['lines rounded one by one, where there are so many', 1_000_003, 186_995, 6, 230],
    ['more cents off than lines explain', 1_000_003, 186_995, 5, null],
    ['no VAT', 11_240, 0, 1, null],
    ['a tax as large as the sum', 11_240, 11_240, 1, null],
    ['nothing', 0, 0, 1, null],
  ])('%s', (_, total, tax, parts, rate) => {
    expect(findVatRate({ total: eur(total), tax: eur(tax) }, parts)).toBe(rate);
  });
});

// rule price.net-sums
describe('takeVatOff', () => {
  test.each<[string, number, number, number, number, number]>([
    ['the price of a part', 11_240, 11_240, 2102, 1, 9138],
    ['one of several pieces', 33_720, 33_720, 6306, 3, 9138],
    ['a price in a sum of others', 1230, 12_470, 2332, 1, 1000],
    ['no VAT', 11_240, 12_470, 0, 1, 11_240],
    ['no rate explains it: in proportion', 5000, 10_000, 1234, 1, 4383],
    ['nothing', 0, 12_470, 2332, 1, 0],
  ])('%s', (_, gross, total, tax, pieces, net) => {
    const share = findNetShare({ total: eur(total), tax: eur(tax) });
    expect(takeVatOff(eur(gross), share, pieces)).toEqual(eur(net));
  });

  test('gives back the net price that a gross one was made of, whatever the rate', () => {
    const rate = fc.integer({ min: 1, max: 40 }).map((percent) => percent * 10);
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1e9 }), rate, fc.integer({ min: 1, max: 99 }), (net, of, pieces) => {
        const one = Math.round((net * (1000 + of)) / 1000);
        const gross = one * pieces;
        const tax = gross - Math.round((gross * 1000) / (1000 + of));
        const share = findNetShare({ total: eur(gross), tax: eur(tax) });
        expect(share.rate).toBe(of);
        expect(takeVatOff(eur(gross), share, pieces)).toEqual(eur(net));
      }),
    );
  });
});
