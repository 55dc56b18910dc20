import { describe, expect, test } from 'vitest';
import type { Money } from './money.ts';
import { decidePriceDisplay, priceAsCharged } from './part-price.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const price = {
  ...{ net: eur(10_290), gross: eur(12_657) },
  promotion: { formerGross: eur(14_555), lowestGross30Days: eur(13_163) },
};
const plain = { ...price, promotion: null };
const notOnline = { net: eur(0), gross: eur(0), promotion: null };

// rule price.as-in-basket
test.each([
  ['with VAT: as it is', price, true, price],
  ['without: the net price', plain, false, { ...plain, gross: eur(10_290) }],
  [
    'without, reduced: the former prices lose VAT at the rate of today’s',
    ...([price, false] as const),
    { ...plain, gross: eur(10_290), promotion: { formerGross: eur(11_833), lowestGross30Days: eur(10_702) } },
  ],
  ['not sold online stays so', notOnline, false, notOnline],
] as const)('%s', (_case, of, isTaxed, charged) => {
  expect(priceAsCharged(of, isTaxed)).toEqual(charged);
});

describe('price display', () => {
  const eur = (amount: number): Money => ({ amount, currency: 'eur' });

  // rule price.promotion
  describe('decidePriceDisplay', () => {
    // rule price.gross
    test('shows the gross price and says so when it differs from the net price', () => {
      expect(decidePriceDisplay({ net: eur(9138), gross: eur(11240), promotion: null })).toStrictEqual({
        gross: eur(11240),
        net: eur(9138),
        includesVat: true,
        former: null,
        formerNet: null,
        note: 'Price including VAT',
        netNote: '€112.40 including VAT',
      });
    });

    test('says nothing when gross equals net', () => {
      const display = decidePriceDisplay({ net: eur(9138), gross: eur(9138), promotion: null });
      expect(display.includesVat).toBe(false);
      expect([display.note, display.netNote]).toStrictEqual(['', '']);
    });

    // rule price.net
    test.each<[string, [net: number, gross: number], number, number | null]>([
      ['the old price loses VAT at the rate of the new one', [7767, 9554], 11_240, 9138],
      ['at another rate', [10_000, 11_900], 12_495, 10_500],
      ['where gross equals net it loses nothing', [9138, 9138], 11_240, 11_240],
      ['where nothing is reduced there is none', [9138, 11_240], 11_240, null],
      ['of a part that costs nothing', [0, 0], 11_240, 11_240],
    ])('%s', (_, [net, gross], former, formerNet) => {
      const promotion = { formerGross: eur(former), lowestGross30Days: null };
      const display = decidePriceDisplay({ net: eur(net), gross: eur(gross), promotion });
      expect(display.formerNet).toStrictEqual(formerNet === null ? null : eur(formerNet));
    });

    test.each([
      ['lowest price of 30 days where given', { formerGross: eur(13000), lowestGross30Days: eur(11240) }, eur(11240)],
      ['the former price where it is not', { formerGross: eur(11240), lowestGross30Days: null }, eur(11240)],
      ['however little is taken off', { formerGross: eur(9560), lowestGross30Days: null }, eur(9560)],
      [
        'no reduction when the lowest price is the same',
        { formerGross: eur(13000), lowestGross30Days: eur(9554) },
        null,
      ],
      ['no reduction when the lowest price was lower', { formerGross: eur(13000), lowestGross30Days: eur(9000) }, null],
      ['no reduction when the former price was lower', { formerGross: eur(9000), lowestGross30Days: null }, null],
      [
        'no reduction across currencies',
        { formerGross: { amount: 48214, currency: 'pln' } as const, lowestGross30Days: null },
        null,
      ],
    ])('%s', (_rule, promotion, former) => {
      const display = decidePriceDisplay({ net: eur(7767), gross: eur(9554), promotion });
      expect(display.former).toStrictEqual(former);
    });

    test('the note names the lowest price beside VAT', () => {
      const promotion = { formerGross: eur(13000), lowestGross30Days: eur(11240) };
      expect(decidePriceDisplay({ net: eur(7767), gross: eur(9554), promotion }).note).toBe(
        'Price including VAT. Lowest price in the last 30 days: €112.40',
      );
      // rule price.net
      expect(decidePriceDisplay({ net: eur(7767), gross: eur(9554), promotion }).netNote).toBe(
        '€95.54 including VAT. Lowest price in the last 30 days: €91.38 excl. VAT',
      );
    });

    // rule price.promotion
    test.each([
      ['the former price is struck through', { formerGross: eur(11240), lowestGross30Days: null }, eur(11240)],
      ['the lowest price was lower', { formerGross: eur(13000), lowestGross30Days: eur(9000) }, null],
      [
        'the lowest price is of another currency',
        { formerGross: eur(13000), lowestGross30Days: { amount: 48_214, currency: 'pln' } as const },
        null,
      ],
    ])('nothing is said about 30 days where %s', (_, promotion, former) => {
      const display = decidePriceDisplay({ net: eur(7767), gross: eur(9554), promotion });
      expect(display.former).toStrictEqual(former);
      expect([display.note, display.netNote]).toStrictEqual(['Price including VAT', '€95.54 including VAT']);
    });
  });
});
