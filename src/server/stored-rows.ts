import { cartHolderRows } from './cart-holder.ts';
import { termsRows } from './checkout/buyer-terms.ts';
import { agreedTaxRows, orderTaxRows } from './checkout/order-tax.ts';
import { orderDraftRows } from './checkout/draft-of-order.ts';
import { draftRows } from './checkout/stored-draft.ts';
import { cartCountryRows } from './delivery/cart-country.ts';
import { cartPromiseRows, orderPromiseRows } from './delivery/kept-promise.ts';
import { knownStockRows } from './delivery/known-stocks.ts';
import { openingRows, visitorCountryRows } from './handlers/short-lived-rows.ts';
import type { Log } from './log.ts';
import { outboxRows } from './outbox/outbox.ts';
import { enquiryRows } from './mail/enquiry-mail.ts';
import { returnRows, withdrawalRows } from './mail/statement-queue.ts';
import { carriedAlongRows } from './order/restore-lines.ts';
import { restoredBasketRows } from './order/restore-basket.ts';
import { orderMailboxRows, placedOrderRows } from './order/placed-order.ts';
import { unpaidPiecesRows } from './order/unpaid-pieces.ts';
import { placingRows } from './journal/placing-record.ts';
import { cartEngineRows, orderEngineRows } from './part-titles.ts';
import { cartReplacesRows, paymentRows } from './payment/payment-rows.ts';
import { paymentLookRows } from './payment/payment-looks.ts';
import { paidAtRows } from './payment/paid-at.ts';
import { alertRows } from './stock-alert/stored-alerts.ts';
import type { RowFormat } from './storage/row-format.ts';
import type { Storage } from './storage/storage.ts';
import { countQuarantined, openRows } from './storage/versioned-rows.ts';

/** Every kind of row that the shop reads back from the storage. */
export const storedRows: readonly RowFormat<unknown>[] = [
  placingRows,
  placedOrderRows,
  unpaidPiecesRows,
  orderMailboxRows,
  paymentRows,
  paymentLookRows,
  paidAtRows,
  outboxRows,
  withdrawalRows,
  returnRows,
  enquiryRows,
  alertRows,
  cartHolderRows,
  termsRows,
  draftRows,
  orderDraftRows,
  restoredBasketRows,
  carriedAlongRows,
  cartReplacesRows,
  orderTaxRows,
  agreedTaxRows,
  cartCountryRows,
  cartPromiseRows,
  orderPromiseRows,
  knownStockRows,
  cartEngineRows,
  orderEngineRows,
  openingRows,
  visitorCountryRows,
];

/**
 * Reads every row once, which sets aside what cannot be read, and says how many rows of each kind lie aside by now: a line
 * `rows-unreadable` with kind and count for each, or `rows-readable`. Rejects when the storage cannot be asked.
 */
export async function checkStoredRows(deps: { storage: Storage; log: Log }): Promise<void> {
  for (const format of storedRows) await openRows(format, deps).list();
  const counts = Object.entries(await countQuarantined(deps, storedRows));
  if (counts.length === 0) return deps.log.info('rows-readable');
  for (const [kind, count] of counts) deps.log.warn('rows-unreadable', { kind, count });
}
