/** Whether an order is paid: what the order page asks the shop, when, and what it says meanwhile. The shop decides, not the widget. */
import type { BodyOf, call } from '#api/call.ts';
import {
  type confirmSchema,
  type OrderAnswer,
  type OrderView,
  orderAnswerSchema,
  orderPaths,
  type SeenAtProvider,
} from '#api/order.ts';
import { explainPaymentProblem } from '#config/copy/payment.ts';
import { decideOrderState, isGivenUp, isPaid } from '#domain/order/order.ts';
import type { WritableAtom } from 'nanostores';

/** What the payment is doing. From `checking` to `unconfirmed` no widget is offered, so that nobody pays twice. */
export type PaymentNotice =
  | null
  | { kind: 'complete' }
  | { kind: 'checking' }
  | { kind: 'not-confirmed' }
  /** asked often enough; the buyer asks again, or writes to us */
  | { kind: 'unconfirmed' }
  | { kind: 'cancelled' }
  | { kind: 'declined' }
  /** come back to: what became of a window that told nothing */
  | { kind: 'attempt'; attempt: NonNullable<OrderView['attempt']> }
  | { kind: 'error'; text: string };

export type OrderEffects = {
  call: typeof call;
  wait: (delayMs: number) => Promise<void>;
  scrollToTop: () => void;
  /** a name for this window that no other one has, 16 to 64 letters and digits */
  makeKey: () => string;
};

/** Waits between two questions whether the order is paid, in milliseconds. */
export const confirmRetryMs: readonly number[] = [2_000, 3_000, 5_000, 8_000, 15_000, 30_000];

/** The same after coming back: a provider may know of a payment a moment after its window was closed. */
export const returnRetryMs: readonly number[] = [1_000, 2_000];

const asking = new Set(['checking', 'not-confirmed', 'unconfirmed', 'under-way']);

/** True while a payment may be under way: paying once more is not offered then. */
export const isAwaitingPayment = (notice: PaymentNotice): boolean =>
  notice !== null && asking.has(notice.kind === 'attempt' ? notice.attempt.kind : notice.kind);

export type OrderParts = {
  effects: OrderEffects;
  id: string;
  $order: WritableAtom<OrderView | null>;
  $notice: WritableAtom<PaymentNotice>;
  $failure: WritableAtom<string | null>;
  /** what this window has seen at the provider and the shop has not heard yet */
  seen: SeenAtProvider | null;
  /** what this window is called when it asks to capture; null before it first does */
  window: string | null;
  /** how often a provider was about to be opened here */
  tries: number;
};

export const isOrderPaid = ({ $order }: OrderParts): boolean => {
  const order = $order.get();
  return order !== null && isPaid(order);
};

/** Nothing can come of it any more, or it is not this visitor's. */
const isSettled = ({ $order }: OrderParts): boolean => {
  const order = $order.get();
  return order === null || ['paid', 'closed'].includes(decideOrderState(order));
};

/** Answers overtake each other: one that was on its way when the order was paid no longer says anything. */
const keep = (parts: OrderParts, answer: OrderAnswer): void => {
  if (answer.yours && (isPaid(answer.order) || !isOrderPaid(parts))) parts.$order.set(answer.order);
};

/**
 * Lets the shop ask whether the order is paid, and tells what was seen; null, or the code of why it could not. `isTry`: the
 * provider is about to be opened.
 */
async function askShop(parts: OrderParts, isTry = false): Promise<string | null> {
  const { seen } = parts;
  const body = { seen: seen ?? undefined, isTry: isTry || undefined } satisfies BodyOf<typeof confirmSchema>;
  const answer = await parts.effects.call(orderPaths.confirm(parts.id), orderAnswerSchema, { method: 'POST', body });
  if (!answer.ok) return answer.problem.code;
  if (parts.seen === seen) parts.seen = null;
  keep(parts, answer.value);
  return null;
}

/** What stands of a window that told nothing goes with it; what this page has said of a payment stays. */
const tellStanding = ({ $notice, $order }: OrderParts): void => {
  const said = $notice.get();
  if (said === null || said.kind === 'attempt') $notice.set(noticeOf($order.get()));
};

async function ask(parts: OrderParts): Promise<boolean> {
  await askShop(parts);
  return isOrderPaid(parts);
}

export const celebrate = ({ $notice, effects }: OrderParts): void => {
  $notice.set({ kind: 'complete' });
  effects.scrollToTop();
};

/** The provider said COMPLETED: the shop is asked until it says so too (rule payment.shop-confirms). */
export async function askUntilPaid(parts: OrderParts): Promise<void> {
  parts.$notice.set({ kind: 'checking' });
  for (const delay of [...confirmRetryMs, null]) {
    if (await ask(parts)) return celebrate(parts);
    parts.$notice.set({ kind: delay === null ? 'unconfirmed' : 'not-confirmed' });
    if (delay !== null) await parts.effects.wait(delay);
  }
}

/**
 * Looks whether the order changed elsewhere: another tab, another device. What was said of a payment found meanwhile stays
 * (rule payment.shop-confirms).
 */
export async function look(parts: OrderParts): Promise<void> {
  if (isSettled(parts)) return;
  const answer = await parts.effects.call(orderPaths.order(parts.id), orderAnswerSchema);
  if (isOrderPaid(parts)) return;
  if (answer.ok) keep(parts, answer.value);
  if (isOrderPaid(parts)) parts.$notice.set(isAwaitingPayment(parts.$notice.get()) ? { kind: 'complete' } : null);
  // of a window that told nothing a look hears nothing: the shop has asked no provider
  else if (parts.$notice.get()?.kind !== 'attempt' || !isPayable(parts)) tellStanding(parts);
}

type Standing = Pick<OrderView, 'status' | 'paymentStatus' | 'replaced' | 'replaces' | 'isDeclined' | 'attempt'>;

const isOpen = (order: Standing): boolean => decideOrderState(order) === 'awaiting-payment' && !isGivenUp(order);

const isPayable = ({ $order }: OrderParts): boolean => {
  const order = $order.get();
  return order !== null && isOpen(order);
};

/**
 * What is said of an order before anything happens on its page: a refusal of before is still the news (rule payment.declined), and so
 * is a window that told nothing (rule payment.told-on-return).
 */
export function noticeOf(order: Standing | null): PaymentNotice {
  if (!order || !isOpen(order)) return null;
  if (order.isDeclined) return { kind: 'declined' };
  return order.attempt ? { kind: 'attempt', attempt: order.attempt } : null;
}

/** A payment that is being processed is looked at again for about a minute, as the page promises. */
async function followProgress(parts: OrderParts): Promise<void> {
  for (const delay of confirmRetryMs) {
    const order = parts.$order.get();
    if (order === null || decideOrderState(order) !== 'in-progress') return;
    await parts.effects.wait(delay);
    await look(parts);
  }
}

/**
 * Back at an order: the answer to a payment may have been lost with the page that made it. Asked thrice within three seconds, and
 * said nothing when there is no payment and no window was opened (rule payment.told-on-return). `signal`: the page was left. A press
 * to pay ends it: what became of the window before is no news beside the one that opens.
 */
export async function askOnReturn(parts: OrderParts, signal?: AbortSignal): Promise<void> {
  const { tries } = parts;
  for (const delay of [...returnRetryMs, null]) {
    if (signal?.aborted || parts.tries !== tries || isSettled(parts)) return;
    if (await ask(parts)) return celebrate(parts);
    if (parts.tries !== tries) return;
    tellStanding(parts);
    if (!isPayable(parts)) return followProgress(parts);
    if (delay !== null) await parts.effects.wait(delay);
  }
}

/**
 * Asked before a provider is opened: another tab, or a payment whose answer was lost, may have paid. What cannot be
 * found out is not paid for.
 */
export async function mayPay(parts: OrderParts): Promise<boolean> {
  parts.tries += 1;
  const code = await askShop(parts, true);
  if (isOrderPaid(parts)) celebrate(parts);
  else if (code === null) tellStanding(parts);
  else parts.$failure.set(explainPaymentProblem(code));
  return code === null && isPayable(parts);
}

/** The buyer has left the provider, but another window may have paid meanwhile: true when that is so, and said. */
export async function findPaidMeanwhile(parts: OrderParts): Promise<boolean> {
  const isFound = await ask(parts);
  if (isFound) celebrate(parts);
  return isFound;
}
