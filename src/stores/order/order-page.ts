/** The order page: the buyer's order, its payment widgets, and whether it is paid. The shop decides what is paid, not the widget. */
import { type OrderAnswer, type OrderView, type PaymentWidgets, orderPaths, paymentWidgetsSchema } from '#api/order.ts';
import { atom } from 'nanostores';
import {
  type OrderEffects,
  type OrderParts,
  type PaymentNotice,
  askOnReturn,
  askUntilPaid,
  look,
  mayPay,
} from './payment.ts';

export type WidgetsState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'ready'; widgets: PaymentWidgets }
  | { step: 'failed'; code: string };

/** Refusals after which the order is not as it is shown. */
const outdated = new Set(['not-payable', 'amount-mismatch']);

/** Makes the store of one order page from what the page was sent. */
export function createOrderStore(effects: OrderEffects, initial: OrderAnswer) {
  const $order = atom<OrderView | null>(initial.yours ? initial.order : null);
  const $widgets = atom<WidgetsState>({ step: 'idle' });
  const $notice = atom<PaymentNotice>(null);
  /** sentence of a widget that broke, shown in a modal (rule payment.failures) */
  const $failure = atom<string | null>(null);
  const parts: OrderParts = { effects, id: initial.yours ? initial.order.id : '', $order, $notice, $failure };
  let asked: Promise<void> | null = null;

  /** `isQuiet`: what is shown stays until there is something new, so that a press finds its button */
  async function loadWidgets(isQuiet = false): Promise<void> {
    if (!isQuiet) $widgets.set({ step: 'loading' });
    const answer = await effects.call(orderPaths.payment(parts.id), paymentWidgetsSchema, { method: 'POST', body: {} });
    $widgets.set(answer.ok ? { step: 'ready', widgets: answer.value } : { step: 'failed', code: answer.problem.code });
    if (!answer.ok && outdated.has(answer.problem.code)) await look(parts);
  }

  /** One question at a time, however often the provider reports. */
  const confirm = (): Promise<void> => (asked ??= askUntilPaid(parts).finally(() => (asked = null)));

  return {
    ...{ $order, $widgets, $notice, $failure, loadWidgets, confirm },
    refresh: () => look(parts),
    askOnReturn: () => askOnReturn(parts),
    /** false where opening the provider could pay twice; the page then says why */
    mayPay: () => mayPay(parts),
    /** what a widget tells; while the shop is being asked, its answer counts and nothing else */
    report: (notice: PaymentNotice) => asked === null && $notice.set(notice),
    /** A widget that broke is given a new token: the old one may have run out. */
    fail: (text: string | null): void => {
      $failure.set(text);
      if (text !== null) void loadWidgets(true);
    },
  };
}
export type OrderStore = ReturnType<typeof createOrderStore>;
