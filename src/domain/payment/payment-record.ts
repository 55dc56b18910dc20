import { decideOrderState, isPaid, type Order } from '../order/order.ts';
import { isSameMoney, type Money } from '../price/money.ts';
import type { PaymentKind } from './payment-method.ts';

/** What a provider holds for one of our orders: PayPal's order, or what a Revolut token stands for. It is captured once at most. */
type ProviderOrder = {
  provider: PaymentKind;
  reference: string;
  amount: Money;
  /** milliseconds since 1970 */
  since: number;
};

/** The right of one window of a browser to capture; nobody else may until then (milliseconds). */
type CaptureRight = { window: string; until: number };

/** A capture as a browser saw it: `amount` null where the provider did not tell it. Proof of nothing, reason to look. */
export type SeenCapture = { reference: string; amount: Money | null };

/**
 * What takes the place of an unpaid order: the cart that its parts are in, and the order that came of it, null while that is
 * being made (rule order.replaced). `since` in milliseconds; no two of one order have the same. A claim that was lost with its row and
 * told by that order has no cart ('').
 */
export type Replacement = { cartId: string; orderId: string | null; since: number };

/** What the shop remembers of the payment of one order. */
export type PaymentRecord = {
  open: ProviderOrder | null;
  capture: CaptureRight | null;
  seen: SeenCapture[];
  /** by what it was ordered anew */
  replaced: Replacement | null;
  /** ids of the orders that were ordered anew with it */
  replaces: string[];
  /** the last try ended with a refusal of the bank, and nobody has tried again since */
  declined: boolean;
};

export const emptyPaymentRecord: PaymentRecord = {
  ...{ open: null, capture: null, seen: [], replaced: null, replaces: [] },
  declined: false,
};

/** More than two captures of one order is a fault that two already show. */
const mostSeen = 10;

/**
 * How long an open provider order is handed to every window, in milliseconds. PayPal drops one that nobody approved after some
 * hours; a Revolut token is given up only when Revolut says so.
 */
const reusedMs: Readonly<Record<PaymentKind, number>> = { paypal: 2 * 60 * 60_000, revolut: Infinity };

/** True while a window may be taking the money. */
export const isCaptureHeld = ({ capture }: PaymentRecord, now: number): boolean =>
  capture !== null && capture.until > now;

type KeepRequest = {
  provider: PaymentKind;
  /** made by the one who asks; null to learn whether there is one */
  made: string | null;
  /** what the provider says it does not hold any more */
  gone: string | null;
  /** of the order, as it is now */
  amount: Money;
  now: number;
};

/** True where the kept provider order is still the one to be paid. */
function isKept(record: PaymentRecord, { provider, gone, amount, now }: KeepRequest): boolean {
  const { open } = record;
  if (open === null) return false;
  if (isCaptureHeld(record, now)) return true;
  const isYoung = now - open.since < reusedMs[provider];
  return open.provider === provider && open.reference !== gone && isSameMoney(open.amount, amount) && isYoung;
}

/**
 * One open provider order for each order (rule payment.one-provider-order): the kept one stays while it can be paid, whoever
 * else has made one; the `open` of the answer is what every window pays. While somebody captures, and once the order was ordered
 * anew, nothing changes.
 */
export function keepProviderOrder(record: PaymentRecord, request: KeepRequest): PaymentRecord {
  if (record.replaced !== null || isKept(record, request)) return record;
  const { provider, made, amount, now } = request;
  if (made !== null) return { ...record, open: { provider, reference: made, amount, since: now }, capture: null };
  return record.open === null ? record : { ...record, open: null, capture: null };
}

export type CaptureDecision =
  | { kind: 'granted'; record: PaymentRecord }
  /** another window captures, or a capture was seen already */
  | { kind: 'under-way' }
  /** not the provider order that is to be paid, or not for today's amount */
  | { kind: 'outdated' }
  /** its parts were ordered anew, or are being */
  | { kind: 'replaced' };

/**
 * Whether this window may capture this provider order now (rule payment.once). Asked again by the same window it is granted
 * again: the provider captures one provider order once, however often it is told to.
 */
export function decideCapture(
  record: PaymentRecord,
  request: { reference: string; window: string; total: Money; now: number; leaseMs: number },
): CaptureDecision {
  const { reference, window, total, now, leaseMs } = request;
  const { open, capture, replaced } = record;
  if (isMoneyTaken(null, record)) return { kind: 'under-way' };
  if (replaced !== null) return { kind: 'replaced' };
  if (isCaptureHeld(record, now) && capture?.window !== window) return { kind: 'under-way' };
  if (open?.reference !== reference || !isSameMoney(open.amount, total)) return { kind: 'outdated' };
  return { kind: 'granted', record: { ...record, capture: { window, until: now + leaseMs } } };
}

/** A browser saw a capture; the same one told again changes nothing. */
export function noteCapture(record: PaymentRecord, capture: SeenCapture): PaymentRecord {
  const isKnown = record.seen.some(({ reference }) => reference === capture.reference);
  if (isKnown || record.seen.length >= mostSeen) return record;
  return { ...record, seen: [...record.seen, capture], declined: false };
}

/** A capture came to nothing: the next one may try. Only the window that captures ends its right, never another one. */
const endCapture = (
  record: PaymentRecord,
  { reference, window }: { reference: string; window: string | null },
): PaymentRecord =>
  record.open?.reference === reference && record.capture?.window === window ? { ...record, capture: null } : record;

/**
 * The bank has refused the provider order that is kept (rule payment.declined). What a window says of another one changes nothing,
 * nor does it while another window takes the money, or once money was seen to be taken. `now` in milliseconds since 1970.
 */
export function noteDecline(
  record: PaymentRecord,
  { now, ...refused }: { reference: string; window: string | null; now: number },
): PaymentRecord {
  const ended = endCapture(record, refused);
  const isKnown = ended.open?.reference === refused.reference;
  if (!isKnown || isCaptureHeld(ended, now) || ended.seen.length > 0 || ended.declined) return ended;
  return { ...ended, declined: true };
}

/** A window is about to open the provider: what was refused before says nothing of this try. */
export const recordAttempt = (record: PaymentRecord): PaymentRecord =>
  record.declined ? { ...record, declined: false } : record;

type OrderPayment = Pick<Order, 'status' | 'paymentStatus' | 'captured'>;

/**
 * Whether money counts as taken for an order (rule payment.taken): one witness is enough. `order` as the commerce API tells it,
 * null where it was not asked or cannot say; of `record` only what the windows have seen counts. That a window may be taking
 * it right now is another question (`isCaptureHeld`).
 */
export const isMoneyTaken = (order: OrderPayment | null, record: { seen: readonly unknown[] }): boolean =>
  record.seen.length > 0 || (order !== null && (isPaid(order) || (order.captured ?? []).length > 0));

/** What became of a window of the buyer's that told nothing: money may have been taken, or may be right now; or it came to nothing. */
export const attempts = ['under-way', 'unfinished'] as const;
export type Attempt = (typeof attempts)[number];

/**
 * What is known of the last window that an unpaid order was to be paid in, once the commerce API has asked the provider (rule
 * payment.told-on-return); null where none is known. PayPal's order shows that one was opened, because a press makes it; a token of
 * Revolut is handed out without a press. `now` in milliseconds since 1970.
 */
export function decideAttempt(order: OrderPayment, record: PaymentRecord, now: number): Attempt | null {
  if (decideOrderState(order) !== 'awaiting-payment' || record.replaced !== null) return null;
  if (isMoneyTaken(order, record) || isCaptureHeld(record, now)) return 'under-way';
  return record.open?.provider === 'paypal' ? 'unfinished' : null;
}
