import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireStockSchema } from '../contract/stock.ts';
import { toStock } from './to-stock.ts';

const place = (flag: 'default' | 'dropship' | 'alternative', quantityavailable: number, location = 'NL') => ({
  location,
  quantityavailable,
  default: flag === 'default',
  dropship: flag === 'dropship',
  alternative: flag === 'alternative',
  multilocationavailable: 0,
});

const read = (wire: unknown) => toStock(wireStockSchema.parse(wire), 'NL');

describe('toStock', () => {
  test('adds up what lies in several places of a kind', () => {
    const available = [
      place('default', 2),
      place('dropship', 3, 'PL'),
      place('dropship', 4, 'DE'),
      place('alternative', 1, 'GB'),
    ];
    expect(read({ available, manufacturerstock: 6, deliveries: {} })).toEqual({
      default: 2,
      dropship: 7,
      alternative: 1,
      inTransit: [],
      manufacturer: 6,
    });
  });

  test('counts only what is on its way to our location, and the day of it', () => {
    const deliveries = {
      NL: [{ eta: '2026-12-24T08:00:00Z', quantity: 4 }],
      AU: [{ eta: '2026-12-01', quantity: 99 }],
    };
    expect(read({ available: [], manufacturerstock: 0, deliveries }).inTransit).toEqual([
      { eta: '2026-12-24', quantity: 4 },
    ]);
  });

  test.each([
    ['a day that is none', { available: [], manufacturerstock: 0, deliveries: { NL: [{ eta: 'soon', quantity: 1 }] } }],
    [
      'pieces as text',
      { available: [place('default', '3' as unknown as number)], manufacturerstock: 0, deliveries: {} },
    ],
    ['no manufacturer stock', { available: [], deliveries: {} }],
  ])('refuses %s', (_, wire) => {
    expect(wireStockSchema.safeParse(wire).success).toBe(false);
  });

  test('never gives less than nothing, never a part of a piece', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { maxLength: 8 }),
        fc.integer(),
        (pieces, manufacturerstock) => {
          const stock = read({
            available: pieces.map((quantity) => place('default', quantity)),
            manufacturerstock,
            deliveries: {},
          });
          expect(Number.isInteger(stock.default) && stock.default >= 0).toBe(true);
          expect(stock.default).toBe(pieces.reduce((sum, quantity) => sum + Math.max(0, Math.floor(quantity)), 0));
          expect(stock.manufacturer).toBe(Math.max(0, manufacturerstock));
        },
      ),
    );
  });
});
