import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stock } from '../availability/stock.ts';
import { isBackInStock, mayAskForStockAlert } from './back-in-stock.ts';

const today = '2026-03-10';
const gross = { amount: 11240, currency: 'eur' as const };
const none: Stock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };

// rule stock-alert.only-missing
describe('whether a part is back, and who may ask to be told', () => {
  test.each<[string, Partial<Stock>, boolean]>([
    ['nothing anywhere', {}, false],
    ['one piece on our shelf', { default: 1 }, true],
    ['one piece at a partner', { dropship: 1 }, true],
    ['one piece in another warehouse', { alternative: 1 }, true],
    ['in transit, arriving tomorrow', { inTransit: [{ eta: '2026-03-11', quantity: 9 }] }, false],
    ['in transit, overdue', { inTransit: [{ eta: '2026-01-01', quantity: 9 }] }, false],
    ['at the manufacturer', { manufacturer: 50 }, false],
    ['one piece here, more at the manufacturer', { default: 1, manufacturer: 50 }, true],
  ])('%s', (_name, stock, back) => {
    const offered = { gross, stock: { ...none, ...stock } };
    expect([isBackInStock(offered, today), mayAskForStockAlert(offered, today)]).toEqual([back, !back]);
  });

  // rule price.only-distributors
  test('a part that only distributors sell is neither back nor asked for', () => {
    for (const stock of [none, { ...none, default: 5 }]) {
      const offered = { gross: { ...gross, amount: 0 }, stock };
      expect([isBackInStock(offered, today), mayAskForStockAlert(offered, today)]).toEqual([false, false]);
    }
  });

  test('of a part sold online exactly one of the two holds, and more stock never takes "back" away', () => {
    const pieces = fc.nat(5);
    const stocks = fc.record({
      default: pieces,
      dropship: pieces,
      alternative: pieces,
      manufacturer: pieces,
      inTransit: fc.array(fc.record({ eta: fc.constantFrom('2026-03-01', '2026-03-12', 'soon'), quantity: pieces })),
    });
    fc.assert(
      fc.property(stocks, pieces, (stock, more) => {
        const offered = { gross, stock };
        expect(isBackInStock(offered, today)).toBe(!mayAskForStockAlert(offered, today));
        const fuller = { gross, stock: { ...stock, default: stock.default + more } };
        if (isBackInStock(offered, today)) expect(isBackInStock(fuller, today)).toBe(true);
      }),
    );
  });
});
