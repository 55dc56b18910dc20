/** The order page: the buyer's order, its payment widgets, and whether it is paid. The shop decides what is paid, not the widget. */
import type { BodyOf } from '#api/call.ts';
import {
  type openPaymentSchema,
  type OrderAnswer,
  type OrderView,
  orderPaths,
  type PaymentWidgets,
  paymentWidgetsSchema,
  type SeenAtProvider,
} from '#api/order.ts';
import { atom } from 'nanostores';
import {
  type OrderEffects,
  type OrderParts,
  type PaymentNotice,
  askOnReturn,
  askUntilPaid,
  findPaidMeanwhile,
  look,
  mayPay,
  noticeOf,
} from './payment.ts';
import { createProviderOrder } from './provider-order.ts';

export type WidgetsState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'ready'; widgets: PaymentWidgets }
  | { step: 'failed'; code: string };

/** Refusals after which the order is not as it is shown. */
const outdated = new Set(['not-payable', 'payment-under-way', 'order-replaced', 'earlier-paid', 'amount-mismatch']);

/** Makes the store of one order page from what the page was sent. */
export function createOrderStore(effects: OrderEffects, initial: OrderAnswer) {
  const initialOrder = initial.yours ? initial.order : null;
  const $order = atom<OrderView | null>(initialOrder);
  const $widgets = atom<WidgetsState>({ step: 'idle' });
  const $notice = atom<PaymentNotice>(noticeOf(initialOrder));
  /** sentence of a widget that broke, shown in a modal (rule payment.failures) */
  const $failure = atom<string | null>(null);
  const parts: OrderParts = {
    ...{ effects, id: initialOrder?.id ?? '', $order, $notice, $failure },
    seen: null,
    window: null,
    tries: 0,
  };
  let confirming: Promise<void> | null = null;

  /**
   * `isQuiet`: what is shown stays until there is something new, so that a press finds its button. `gone`: a token that the
   * provider does not know any more.
   */
  async function loadWidgets({ isQuiet = false, gone }: { isQuiet?: boolean; gone?: string } = {}): Promise<void> {
    if (!isQuiet) $widgets.set({ step: 'loading' });
    const body = { gone } satisfies BodyOf<typeof openPaymentSchema>;
    const answer = await effects.call(orderPaths.payment(parts.id), paymentWidgetsSchema, { method: 'POST', body });
    $widgets.set(answer.ok ? { step: 'ready', widgets: answer.value } : { step: 'failed', code: answer.problem.code });
    if (!answer.ok && outdated.has(answer.problem.code)) await look(parts);
  }

  /** One question at a time, however often the provider reports. */
  const confirm = (seen: SeenAtProvider | null = null): Promise<void> => {
    parts.seen = seen ?? parts.seen;
    return (confirming ??= askUntilPaid(parts).finally(() => (confirming = null)));
  };

  /** what a widget tells; while the shop is being asked, its answer counts and nothing else */
  const report = (notice: PaymentNotice): void => {
    if (confirming === null) $notice.set(notice);
  };
  const leave = async (notice: PaymentNotice): Promise<void> => {
    if (confirming === null && !(await findPaidMeanwhile(parts))) report(notice);
  };

  return {
    ...{ $order, $widgets, $notice, $failure, loadWidgets, confirm },
    refresh: () => look(parts),
    askOnReturn: (signal?: AbortSignal) => askOnReturn(parts, signal),
    /** false where opening the provider could pay twice; the page then says why */
    mayPay: () => mayPay(parts),
    ...createProviderOrder(parts, { confirm: () => void confirm() }),
    cancel: () => void leave({ kind: 'cancelled' }),
    /** `seen`: the capture that was declined, where there was one */
    decline: (seen: SeenAtProvider | null = null): void => {
      const { window } = parts;
      parts.seen = seen ? { ...seen, ...(window === null ? {} : { window }) } : parts.seen;
      void leave({ kind: 'declined' });
    },
    report,
    /** A widget that broke is asked for anew; `gone` is a token that the provider does not know any more. */
    fail: (text: string | null, gone?: string): void => {
      // a reason that the page has given stays
      $failure.set(text === null ? null : ($failure.get() ?? text));
      if (text !== null) void loadWidgets({ isQuiet: true, ...(gone === undefined ? {} : { gone }) });
    },
  };
}
export type OrderStore = ReturnType<typeof createOrderStore>;
