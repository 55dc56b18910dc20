/** Answers of the shop for tests: one ordinary case each, and whatever a test changes. */
import type { LivePart } from '#api/part.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { decideAvailability } from '#domain/availability/availability.ts';

/** 12 June 2026 */
export const today = '2026-06-12';

export const noStock: Stock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };

/** A conrod set of €112.40, twenty on the shelf; the availability is decided from the stock, as the shop does. */
export function sampleLivePart(changes: Partial<Omit<LivePart, 'availability'>> = {}): LivePart {
  const part = {
    slug: '4B1606H-STD',
    net: { amount: 9289, currency: 'eur' as const },
    gross: { amount: 11_240, currency: 'eur' as const },
    promotion: null,
    inBasket: 0,
    stock: { ...noStock, default: 20 },
    today,
    ...changes,
  };
  const availability = decideAvailability(part.stock, { asked: 1, inBasket: part.inBasket, today: part.today });
  return { ...part, availability };
}
