import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from './money.ts';
import { findShareOf, netOfLine, sumNet, sumPriced, vatOfGoods } from './net-sums.ts';

const eur = (amount: number): Money => ({ amount, currency: 'eur' });
const add = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type Priced = [gross: number, quantity: number];

const toSold = (priced: readonly Priced[], shipping: number, tax: number) => {
  const items = add(priced.map(([gross]) => gross));
  return {
    lines: priced.map(([gross, quantity]) => ({ gross: eur(gross), quantity })),
    totals: { items: eur(items), shipping: eur(shipping), tax: eur(tax), total: eur(items + shipping) },
  };
};

/** All that a buyer reads with net prices; null where the amounts make up no sum. */
function read(priced: readonly Priced[], shipping: number, tax: number) {
  const sold = toSold(priced, shipping, tax);
  const share = findShareOf(sold);
  if (!share) return null;
  const net = sumNet(sold, share);
  return {
    lines: sold.lines.map((line) => netOfLine(line, share).amount),
    sums: net && { ...net, items: net.items.amount, shipping: net.shipping.amount, rounding: net.rounding.amount },
    vat: net && vatOfGoods({ items: sold.totals.items, net }).amount,
  };
}

// rule price.net-sums
describe('a basket without VAT', () => {
  test.each<[string, Priced[], number, number, number[], object | null]>([
    ['one part', [[11_240, 1]], 0, 2102, [9138], { items: 9138, shipping: 0, rounding: 0, rate: 23 }],
    ['thirty of it', [[337_200, 30]], 0, 63_054, [274_140], { items: 274_140, shipping: 0, rounding: 6, rate: 23 }],
    ['another rate', [[11_000, 1]], 0, 1909, [9091], { items: 9091, shipping: 0, rounding: 0, rate: 21 }],
    [
      'two parts and shipping: each keeps its price, the cent stands in the sum',
      [
        [125, 1],
        [124, 1],
        [1158, 2],
      ],
      990,
      448,
      [102, 101, 942],
      { items: 1145, shipping: 805, rounding: -1, rate: 23 },
    ],
    ['a promo code of 5 %', [[32_034, 3]], 0, 5990, [26_043], { items: 26_043, shipping: 0, rounding: 1, rate: 23 }],
    ['no VAT', [[27_414, 3]], 990, 0, [27_414], null],
    ['no VAT and a promo code: what is asked for', [[26_043 - 1, 3]], 0, 0, [26_042], null],
    [
      'the content of a kit costs nothing',
      [
        [11_240, 1],
        [0, 4],
      ],
      0,
      2102,
      [9138, 0],
      { items: 9138, shipping: 0, rounding: 0, rate: 23 },
    ],
    ['no rate explains it', [[10_000, 3]], 0, 1234, [8766], { items: 8766, shipping: 0, rounding: 0, rate: null }],
  ])('%s', (_, priced, shipping, tax, lines, sums) => {
    expect(read(priced, shipping, tax)).toMatchObject({ lines, sums });
  });

  test.each<[string, ReturnType<typeof toSold>]>([
    ['nothing', toSold([], 0, 0)],
    ['lines that are not all there', { ...toSold([[11_240, 1]], 0, 0), totals: toSold([[22_480, 2]], 0, 4204).totals }],
    [
      'an amount below nothing',
      toSold(
        [
          [11_240, 1],
          [-240, 1],
        ],
        0,
        2057,
      ),
    ],
    ['a tax as large as the total', toSold([[11_240, 1]], 0, 11_240)],
    ['a tax below nothing', toSold([[11_240, 1]], 0, -1)],
    [
      'another currency',
      { ...toSold([[100, 1]], 0, 19), lines: [{ gross: { amount: 100, currency: 'pln' }, quantity: 1 }] },
    ],
  ])('%s: nothing exact can be said', (_, sold) => {
    expect(findShareOf(sold)).toBeNull();
  });
});

/** How the commerce API may round the tax: once for the whole, or for each part. */
const roundings = {
  whole: (parts: readonly number[], rate: number) => add(parts) - Math.round((add(parts) * 1000) / (1000 + rate)),
  each: (parts: readonly number[], rate: number) =>
    add(parts.map((part) => part - Math.round((part * 1000) / (1000 + rate)))),
};

const anyLine = fc.record({ net: fc.integer({ min: 500, max: 500_000 }), quantity: fc.integer({ min: 1, max: 30 }) });
const anyPurchase = fc.record({
  goods: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  percentOff: fc.constantFrom(0, 0, 5, 7.5, 10, 33),
  shipping: fc.constantFrom(0, 490, 890, 990, 1990, 12_890),
  rate: fc.constantFrom(50, 70, 100, 170, 190, 200, 210, 230, 250, 255, 270),
  rounding: fc.constantFrom<keyof typeof roundings>('whole', 'each'),
});

// rule price.net-sums
describe('whoever works a basket out again', () => {
  test('finds each price as it stands at the part, and every sum to the cent', () => {
    fc.assert(
      fc.property(anyPurchase, ({ goods, percentOff, shipping, rate, rounding }) => {
        const priced = goods.map(({ net, quantity }): Priced => {
          const full = Math.round((net * (1000 + rate)) / 1000) * quantity;
          return [Math.round((full * (100 - percentOff)) / 100), quantity];
        });
        const parts = [...priced.map(([gross]) => gross), shipping];
        const tax = roundings[rounding](parts, rate);
        const { lines, sums, vat } = read(priced, shipping, tax) ?? {};
        expect(sums?.rate).toBe(rate / 10);
        if (!sums || !lines || vat == null) throw new Error('no sums');
        for (const [at, { net, quantity }] of goods.entries()) {
          const line = lines[at] ?? Number.NaN;
          expect(line % quantity).toBe(0);
          if (percentOff === 0) expect(line).toBe(net * quantity);
        }
        expect(add(lines)).toBe(sums.items);
        expect(sums.items + sums.shipping + sums.rounding + tax).toBe(add(parts));
        expect(sums.items + sums.rounding + vat).toBe(add(priced.map(([gross]) => gross)));
        const pieces = add(goods.map(({ quantity }) => quantity));
        const most = pieces + (rounding === 'whole' ? 2 : parts.length + 1);
        expect(Math.abs(sums.rounding)).toBeLessThanOrEqual(most / 2);
      }),
    );
  });

  test('finds in a list of parts what the basket of them says', () => {
    fc.assert(
      fc.property(anyPurchase, ({ goods, rate }) => {
        const priced = goods.map(({ net, quantity }): Priced => [
          Math.round((net * (1000 + rate)) / 1000) * quantity,
          quantity,
        ]);
        const total = add(priced.map(([gross]) => gross));
        const list = sumPriced(
          goods.map(({ net, quantity }) => ({ net: eur(net), quantity })),
          eur(total),
        );
        const sold = toSold(priced, 0, roundings.whole([total], rate));
        const share = findShareOf(sold);
        expect(list).toEqual(share && sumNet(sold, share));
      }),
    );
  });

  test.each<[string, [net: number, quantity: number][], number, object | null]>([
    ['no VAT', [[9138, 2]], 18_276, null],
    ['nothing', [], 0, null],
    ['no rate explains it', [[9000, 1]], 10_266, { items: eur(9000), rounding: eur(0), rate: null }],
  ])('a list of parts, %s', (_, lines, total, sums) => {
    const list = sumPriced(
      lines.map(([net, quantity]) => ({ net: eur(net), quantity })),
      eur(total),
    );
    if (sums === null) expect(list).toBeNull();
    else expect(list).toMatchObject(sums);
  });

  test('finds every sum to the cent whatever tax is told', () => {
    const anyLines = fc.array(fc.tuple(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        anyLines,
        fc.nat(1e6),
        fc.double({ min: 0.001, max: 0.99, noNaN: true }),
        (priced, shipping, part) => {
          const total = add(priced.map(([gross]) => gross)) + shipping;
          const tax = Math.ceil(total * part);
          fc.pre(tax > 0 && tax < total);
          const { lines = [], sums } = read(priced, shipping, tax) ?? {};
          for (const [at, [, quantity]] of priced.entries()) expect((lines[at] ?? Number.NaN) % quantity).toBe(0);
          expect(add(lines)).toBe(sums?.items);
          expect(add([sums?.items ?? 0, sums?.shipping ?? 0, sums?.rounding ?? 0, tax])).toBe(total);
        },
      ),
    );
  });
});
