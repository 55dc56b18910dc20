import { normaliseVatNumber, toVatQuery } from '#domain/checkout/vat-number.ts';
import { cookieAges } from '../cookies.ts';
import type { Storage } from '../storage/storage.ts';
import { readDraft } from './draft-memory.ts';

const keyOf = (orderId: string) => `order-vat:${orderId}`;

/**
 * Keeps the VAT number of a company's order, with its country, as long as the buyer can open the order: the order of the
 * commerce API does not carry it. Called again for the same order it changes nothing.
 */
export async function keepOrderVat(
  storage: Storage,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  const { isCompany, vatNumber, shipping } = await readDraft(storage, cartId);
  const typed = normaliseVatNumber(shipping.country, vatNumber);
  if (!isCompany || 'error' in typed) return;
  await storage.putIfAbsent(keyOf(orderId), toVatQuery(shipping.country, typed.number), cookieAges.order);
}

/** The VAT number that an order was placed with, "DE123456789"; null for a private buyer and when it is no longer kept. */
export const readOrderVat = (storage: Storage, orderId: string): Promise<string | null> => storage.get(keyOf(orderId));
