/** The order page: the buyer's order, its payment widgets, and whether it is paid. The shop decides what is paid, not the widget. */
import type { call } from '#api/call.ts';
import {
  type OrderAnswer,
  type OrderView,
  type PaymentWidgets,
  orderAnswerSchema,
  orderPaths,
  paymentWidgetsSchema,
} from '#api/order.ts';
import { atom } from 'nanostores';

export type WidgetsState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'ready'; widgets: PaymentWidgets }
  | { step: 'failed'; code: string };

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
  | { kind: 'error'; text: string };

export type OrderEffects = { call: typeof call; wait: (delayMs: number) => Promise<void>; scrollToTop: () => void };

/** Waits between two questions whether the order is paid, in milliseconds. */
export const confirmPatience: readonly number[] = [2_000, 3_000, 5_000, 8_000, 15_000, 30_000];

const isPaid = (order: OrderView | null): boolean => order?.paymentStatus === 'fullypaid';
const asking = new Set(['checking', 'not-confirmed', 'unconfirmed']);

/** True while a payment may be under way: paying once more is not offered then. */
export const isAwaitingPayment = (notice: PaymentNotice): boolean => notice !== null && asking.has(notice.kind);

type Parts = {
  effects: OrderEffects;
  id: string;
  $order: ReturnType<typeof atom<OrderView | null>>;
  $notice: ReturnType<typeof atom<PaymentNotice>>;
};

const keep = ({ $order }: Parts, answer: OrderAnswer): void => {
  if (answer.yours) $order.set(answer.order);
};

/** Asks the shop whether the order is paid. */
async function ask(parts: Parts): Promise<boolean> {
  const answer = await parts.effects.call(orderPaths.confirm(parts.id), orderAnswerSchema, {
    method: 'POST',
    body: {},
  });
  if (answer.ok) keep(parts, answer.value);
  return isPaid(parts.$order.get());
}

const celebrate = ({ $notice, effects }: Parts): void => {
  $notice.set({ kind: 'complete' });
  effects.scrollToTop();
};

/** The provider said COMPLETED: the shop is asked until it says so too (decision 18). */
async function askUntilPaid(parts: Parts): Promise<void> {
  parts.$notice.set({ kind: 'checking' });
  for (const delay of [...confirmPatience, null]) {
    if (await ask(parts)) return celebrate(parts);
    parts.$notice.set({ kind: delay === null ? 'unconfirmed' : 'not-confirmed' });
    if (delay !== null) await parts.effects.wait(delay);
  }
}

/** Looks whether the order changed elsewhere: another tab, another device. */
async function look(parts: Parts): Promise<void> {
  if (parts.id === '' || isPaid(parts.$order.get())) return;
  const answer = await parts.effects.call(orderPaths.order(parts.id), orderAnswerSchema);
  if (answer.ok) keep(parts, answer.value);
  if (isPaid(parts.$order.get()))
    parts.$notice.set(isAwaitingPayment(parts.$notice.get()) ? { kind: 'complete' } : null);
}

/** Back from a provider's own page: asked once, and said nothing when there is no payment. */
async function askOnReturn(parts: Parts): Promise<void> {
  if (isPaid(parts.$order.get())) return;
  if (await ask(parts)) celebrate(parts);
}

/** Makes the store of one order page from what the page was sent. */
export function createOrderStore(effects: OrderEffects, initial: OrderAnswer) {
  const $order = atom<OrderView | null>(initial.yours ? initial.order : null);
  const $widgets = atom<WidgetsState>({ step: 'idle' });
  const $notice = atom<PaymentNotice>(null);
  /** sentence of a widget that broke, shown in a modal (doc 2 §8) */
  const $failure = atom<string | null>(null);
  const parts: Parts = { effects, id: initial.yours ? initial.order.id : '', $order, $notice };
  let asked: Promise<void> | null = null;

  async function loadWidgets(): Promise<void> {
    $widgets.set({ step: 'loading' });
    const answer = await effects.call(orderPaths.payment(parts.id), paymentWidgetsSchema, { method: 'POST', body: {} });
    $widgets.set(answer.ok ? { step: 'ready', widgets: answer.value } : { step: 'failed', code: answer.problem.code });
    if (!answer.ok && answer.problem.code === 'not-payable') await look(parts);
  }

  /** One question at a time, however often the provider reports. */
  const confirm = (): Promise<void> => (asked ??= askUntilPaid(parts).finally(() => (asked = null)));

  return {
    ...{ $order, $widgets, $notice, $failure, loadWidgets, confirm },
    refresh: () => look(parts),
    askOnReturn: () => askOnReturn(parts),
    /** what a widget tells; while the shop is being asked, its answer counts and nothing else */
    report: (notice: PaymentNotice) => asked === null && $notice.set(notice),
    fail: (text: string | null) => $failure.set(text),
  };
}
export type OrderStore = ReturnType<typeof createOrderStore>;
