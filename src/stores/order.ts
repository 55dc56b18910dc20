/** The order page: the buyer's order, its payment widgets, and whether it is paid. The shop decides what is paid, not the widget. */
import type { call } from '#api/call.ts';
import { type OrderAnswer, type OrderView, type PaymentWidgets, orderAnswerSchema, orderPaths, paymentWidgetsSchema } from '#api/order.ts';
import { atom } from 'nanostores';

export type WidgetsState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'ready'; widgets: PaymentWidgets }
  | { step: 'failed'; code: string };

export type PaymentNotice =
  | null
  | { kind: 'complete' }
  | { kind: 'checking' }
  | { kind: 'not-confirmed' }
  | { kind: 'cancelled' }
  | { kind: 'error'; text: string };

export type OrderEffects = { call: typeof call; wait: (delayMs: number) => Promise<void>; scrollToTop: () => void };

/** Waits between two questions whether the order is paid, in milliseconds (design/trust: 2 s growing to 30 s). */
const patience = [2_000, 3_000, 5_000, 8_000, 15_000, 30_000];

const isPaid = (order: OrderView | null): boolean => order?.paymentStatus === 'fullypaid';

/** Makes the store of one order page from what the page was sent. */
export function createOrderStore(effects: OrderEffects, initial: OrderAnswer) {
  const id = initial.yours ? initial.order.id : '';
  const $order = atom<OrderView | null>(initial.yours ? initial.order : null);
  const $widgets = atom<WidgetsState>({ step: 'idle' });
  const $notice = atom<PaymentNotice>(null);

  async function loadWidgets(): Promise<void> {
    $widgets.set({ step: 'loading' });
    const answer = await effects.call(orderPaths.payment(id), paymentWidgetsSchema);
    $widgets.set(answer.ok ? { step: 'ready', widgets: answer.value } : { step: 'failed', code: answer.problem.code });
  }

  async function askOnce(): Promise<boolean> {
    const answer = await effects.call(orderPaths.confirm(id), orderAnswerSchema, { method: 'POST', body: {} });
    if (answer.ok && answer.value.yours) $order.set(answer.value.order);
    return isPaid($order.get());
  }

  /** The provider said COMPLETED: the shop is asked until it says so too (decision 18). */
  async function confirm(): Promise<void> {
    $notice.set({ kind: 'checking' });
    for (const delay of [...patience, null]) {
      if (await askOnce()) {
        $notice.set({ kind: 'complete' });
        return effects.scrollToTop();
      }
      $notice.set({ kind: 'not-confirmed' });
      if (delay !== null) await effects.wait(delay);
    }
  }

  /** On coming back to the page: perhaps it was paid elsewhere meanwhile. */
  async function refresh(): Promise<void> {
    if (!initial.yours || isPaid($order.get())) return;
    const answer = await effects.call(orderPaths.order(id), orderAnswerSchema);
    if (answer.ok && answer.value.yours) $order.set(answer.value.order);
  }

  return { $order, $widgets, $notice, loadWidgets, confirm, refresh, report: (notice: PaymentNotice) => $notice.set(notice) };
}
export type OrderStore = ReturnType<typeof createOrderStore>;
