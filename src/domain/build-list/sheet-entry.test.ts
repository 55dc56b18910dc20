import { describe, expect, test } from 'vitest';
import { findAvailableQuantity, isOrderable, type LivePart, sumEntries, toSheetEntry } from './sheet-entry.ts';

const price = { amount: 1_000, currency: 'eur' } as const;
const live = (onShelf: number, changes: Partial<LivePart> = {}): LivePart => ({
  number: 'AG-1',
  name: 'Flexigauge',
  net: price,
  gross: price,
  inBasket: 0,
  stock: { default: onShelf, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 },
  today: '2026-11-21',
  ...changes,
});
const entry = (quantity: number, part: Parameters<typeof toSheetEntry>[1]) =>
  toSheetEntry({ slug: 'AG-1', quantity, facts: null, set: null }, part);

describe('a line with more pieces than there are', () => {
  test.each([
    ['as many as there are', 27, live(27), 'In stock', null, true],
    ['more', 80, live(27), 'In stock', 27, false],
    ['more than the basket leaves', 80, live(27, { inBasket: 20 }), 'In stock', 7, false],
    ['none left', 80, live(27, { inBasket: 27 }), 'Temporarily out of stock', null, false],
    ['none at all', 1, live(0), 'Temporarily out of stock', null, false],
    ['not sold online', 80, live(27, { gross: { amount: 0, currency: 'eur' } }), 'In stock', null, false],
  ])('%s', (_case, quantity, part, message, available, orderable) => {
    const one = entry(quantity, part);
    expect([one.availability?.message, findAvailableQuantity(one), isOrderable(one)]).toEqual([
      message,
      available,
      orderable,
    ]);
  });
});

describe('sumEntries', () => {
  test('counts the pieces that can be ordered, and those that are still asked', () => {
    const entries = [entry(8, live(27)), entry(1, live(0)), entry(80, live(27)), entry(2, null)];
    expect(sumEntries(entries)).toEqual({
      total: { amount: 8_000, currency: 'eur' },
      net: null,
      counted: 1,
      pieces: 8,
      hasVat: false,
    });
    const asking = { ...entry(3, undefined), price };
    expect(sumEntries([asking])).toMatchObject({ total: { amount: 3_000 }, net: null, pieces: 3, hasVat: true });
    const taxed = live(27, { net: { amount: 813, currency: 'eur' } });
    expect(sumEntries([entry(8, taxed)]).net).toMatchObject({ items: { amount: 6_504 }, rate: 23 });
    expect(sumEntries([{ ...entry(8, taxed), net: null }]).net).toBeNull();
    expect(sumEntries([])).toEqual({
      total: { amount: 0, currency: 'eur' },
      net: null,
      counted: 0,
      pieces: 0,
      hasVat: true,
    });
  });
});
