import * as z from 'zod';
import { normaliseVatNumber, toVatQuery } from '#domain/checkout/vat-number.ts';
import { cookieAges } from '../cookies.ts';
import { type RowFormat, unchanged } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { readDraft } from './stored-draft.ts';

/** The VAT numbers that orders were placed with, "DE123456789", one row for each order. */
export const orderVatRows: RowFormat<string> = {
  kind: 'order-vat',
  prefix: 'order-vat:',
  schema: z.string().regex(/^[A-Z][A-Z\d][A-Z\d+*]{2,14}$/),
  upgrades: [unchanged],
  readUnversioned: (text) => text,
  keptSeconds: cookieAges.order,
};

/**
 * Stores the VAT number of a company's order, with its country, as long as the buyer can open the order: the order of the
 * commerce API does not carry it. Called again for the same order it changes nothing.
 */
export async function saveOrderVat(
  deps: RowDependencies,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  const { isCompany, vatNumber, shipping } = await readDraft(deps, cartId);
  const typed = normaliseVatNumber(shipping.country, vatNumber);
  if (!isCompany || 'error' in typed) return;
  await openRows(orderVatRows, deps).add(orderId, toVatQuery(shipping.country, typed.number));
}

/** The VAT number that an order was placed with, "DE123456789"; null for a private buyer and when it is no longer stored. */
export const readOrderVat = (deps: RowDependencies, orderId: string): Promise<string | null> =>
  openRows(orderVatRows, deps).read(orderId);
