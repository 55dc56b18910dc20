import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from './money.ts';
import { shareNet } from './share-net.ts';

const eur = (amount: number): Money => ({ amount, currency: 'eur' });
const share = (parts: number[], total: number, tax: number) =>
  shareNet(parts.map(eur), { total: eur(total), tax: eur(tax) })?.map(({ amount }) => amount) ?? null;

// rule price.net
describe('shareNet', () => {
  test.each<[string, number[], number, number, number[] | null]>([
    ['one line', [11_240], 11_240, 2_102, [9_138]],
    ['a line and its shipping', [11_240, 1_230], 12_470, 2_332, [9_138, 1_000]],
    ['a cent that is left over goes where most was cut off', [100, 100, 101], 301, 56, [82, 81, 82]],
    ['no tax: what is paid', [11_240, 1_230], 12_470, 0, [11_240, 1_230]],
    ['the content of a kit costs nothing', [11_240, 0], 11_240, 2_102, [9_138, 0]],
    ['lines that are not all there', [11_240], 22_480, 4_204, null],
    ['an amount below nothing', [11_240, -240], 11_000, 2_057, null],
    ['nothing', [], 0, 0, null],
  ])('%s', (_, parts, total, tax, expected) => {
    expect(share(parts, total, tax)).toEqual(expected);
  });

  test('another currency is no part of it', () => {
    expect(shareNet([{ amount: 100, currency: 'pln' }], { total: eur(100), tax: eur(19) })).toBeNull();
  });

  test('parts add up to the sum without tax, and none is a cent away from its own share', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (parts, percent) => {
        const total = parts.reduce((all, one) => all + one, 0);
        fc.pre(total > 0);
        const tax = Math.floor((total * percent) / 100);
        const nets = share(parts, total, tax) ?? [];
        expect(nets.reduce((all, one) => all + one, 0)).toBe(total - tax);
        for (const [at, net] of nets.entries()) {
          const exact = BigInt(parts[at] ?? 0) * BigInt(total - tax);
          const gap = BigInt(net) * BigInt(total) - exact;
          expect(gap < BigInt(total) && gap > -BigInt(total)).toBe(true);
        }
      }),
    );
  });
});
