import type { Promised } from '#domain/delivery/promise.ts';
import type { Money } from '#domain/price/money.ts';
import { orderDraftRows } from '#server/checkout/draft-of-order.ts';
import { orderTaxRows } from '#server/checkout/order-tax.ts';
import { orderPromiseRows } from '#server/delivery/kept-promise.ts';
import { placedOrderRows } from '#server/order/placed-order.ts';
import { paidAtRows } from '#server/payment/paid-at.ts';
import { decodeRow, type RowFormat } from '#server/storage/row-format.ts';
import type { StorageEntry } from '#server/storage/storage.ts';

/** An order as the shop itself has it; empty texts and nulls for what it does not know (any more). */
export type OrderRecord = {
  id: string;
  number: string | null;
  /** milliseconds since 1970 */
  placedAt: number;
  total: Money;
  paidAt: number | null;
  promise: Promised | null;
  company: string;
  vatNumber: string;
  reference: string;
  name: string;
  email: string;
};

/** The rows of one kind by id; one that cannot be read is left out, and stays where it is. */
export function readRows<T>(entries: readonly StorageEntry[], format: RowFormat<T>): Map<string, T> {
  const rows = entries.filter(({ key }) => key.startsWith(format.prefix));
  const read = rows.map(({ key, value }) => ({ id: key.slice(format.prefix.length), row: decodeRow(format, value) }));
  return new Map(read.flatMap(({ id, row }) => (row.ok ? [[id, row.value]] : [])));
}

/** The orders that were placed here, the newest first. Name and mailbox are known as long as what was typed is kept. */
export function readOrders(entries: readonly StorageEntry[]): OrderRecord[] {
  const drafts = readRows(entries, orderDraftRows);
  const taxes = readRows(entries, orderTaxRows);
  const paid = readRows(entries, paidAtRows);
  const promises = readRows(entries, orderPromiseRows);
  const records = [...readRows(entries, placedOrderRows)].map(([id, placed]): OrderRecord => {
    const { shipping, email = '' } = drafts.get(id) ?? {};
    const { company = '', vatNumber = null, reference = '' } = taxes.get(id) ?? {};
    return {
      ...{ id, ...placed, email, reference, vatNumber: vatNumber ?? '' },
      ...{ paidAt: paid.get(id) ?? null, promise: promises.get(id)?.promise ?? null },
      company: shipping?.company || company,
      name: shipping ? `${shipping.firstName} ${shipping.lastName}`.trim() : '',
    };
  });
  return records.toSorted((a, b) => b.placedAt - a.placedAt);
}

const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Those whose number, id, name, mailbox, company or reference has the word in it, in any spelling. */
export const findByWord = (orders: readonly OrderRecord[], word: string): OrderRecord[] =>
  orders.filter(({ id, number, name, email, company, reference }) =>
    [id, number ?? '', name, email, company, reference].some((text) => plain(text).includes(plain(word))),
  );
