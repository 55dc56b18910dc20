import { randomUUID } from 'node:crypto';
import type { PaymentFault } from '#domain/payment/payment-fault.ts';

/** Entries of the outbox about the payment of an order. */
const receiptPrefix = 'payment-receipt:';
const faultPrefix = 'payment-fault:';

/** "payment-receipt:{order}": the receipt that follows the payment, one for each order. */
export const toReceiptEntry = (orderId: string): string => receiptPrefix + orderId;

/** "payment-receipt:{order}:{random}": one more, because the buyer asked for it. */
export const toReceiptAgainEntry = (orderId: string): string => `${receiptPrefix}${orderId}:${randomUUID()}`;

const writeAmounts = ({ taken }: PaymentFault): string =>
  taken.map(({ amount, currency }) => `${amount}${currency}`).join('-');

/** The order that replaced it is paid as well: the seller is told again, with what to give back. */
const isBothPaid = ({ kind, giveBack }: PaymentFault): boolean => kind === 'replaced' && giveBack.length > 0;

/**
 * "payment-fault:{order}:twice-11240eur-11240eur": a fault, one entry for the same amounts. "payment-fault:{order}:claim": a fault that only
 * a browser reports, one entry for an order.
 */
export const toFaultEntry = (orderId: string, fault: PaymentFault): string =>
  fault.evidence === 'browser'
    ? `${faultPrefix}${orderId}:claim`
    : `${faultPrefix}${orderId}:${fault.kind}-${writeAmounts(fault)}${isBothPaid(fault) ? '-back' : ''}`;

/** True where the entry still fits the fault, which only a browser may have reported then and the commerce API confirms now. */
export const isEntryOf = (entry: string, { evidence }: PaymentFault): boolean =>
  entry.endsWith(':claim') === (evidence === 'browser');

export const isReceiptEntry = (entry: string): boolean => entry.startsWith(receiptPrefix);
export const isPaymentFaultEntry = (entry: string): boolean => entry.startsWith(faultPrefix);

/** The order that an entry of either kind is about. */
export const orderOfEntry = (entry: string): string => entry.split(':')[1] ?? '';
