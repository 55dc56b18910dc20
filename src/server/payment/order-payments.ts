import { decideOrderState, isPaid, type Order } from '#domain/order/order.ts';
import {
  type Attempt,
  type CaptureDecision,
  decideAttempt,
  decideCapture,
  isMoneyTaken,
  keepProviderOrder,
  noteCapture,
  noteDecline,
  recordAttempt,
  type SeenCapture,
} from '#domain/payment/payment-record.ts';
import { findPaymentFault, type PaymentFault, type PaymentFaultKind } from '#domain/payment/payment-fault.ts';
import type { PaymentKind } from '#domain/payment/payment-method.ts';
import { restoreReplacing } from '#domain/payment/replacement.ts';
import { toDecimalText } from '#domain/price/money.ts';
import type { Log } from '../log.ts';
import { toFaultEntry, toReceiptEntry } from './payment-entries.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import { notePaid } from './paid-at.ts';
import { createPaymentLooks, type PaymentLooks, type PaymentLooksOptions } from './payment-looks.ts';
import { changePaymentRecord, listReplaced, readPaymentRecord } from './payment-rows.ts';
import { readSuccessor, type SuccessorDependencies } from './successor.ts';

/** How long one window may take to capture before another may try, in milliseconds. */
const usualCaptureMs = 20_000;

type ProviderOrderRequest = { provider: PaymentKind; made: string | null; gone: string | null };

/** What a window has seen at the provider. */
export type SeenOutcome =
  | { outcome: 'captured'; capture: SeenCapture }
  /** `window`: the one that was declined; null where it never asked to capture */
  | { outcome: 'declined'; reference: string; window: string | null }
  | { outcome: 'unknown' };

/** Paying an order once, over all windows and processes (rules payment.once and payment.faults-noticed). */
export type OrderPayments = Pick<PaymentLooks, 'look'> & {
  /**
   * The provider order that every window is to pay; null where there is none and `made` names none, and where the order was ordered anew.
   * The order will be looked at (`payment-looks.ts`), even when the window is closed or this process dies.
   */
  keepProviderOrder(order: Order, request: ProviderOrderRequest): Promise<string | null>;
  /** whether this window may capture now; the order will be looked at too */
  grantCapture(order: Order, request: { reference: string; window: string }): Promise<CaptureDecision['kind']>;
  /** true when money was taken for it, by the commerce API or by what a window has seen (rule payment.taken) */
  isMoneyTaken(order: Order): Promise<boolean>;
  /** true when the last try to pay it was declined */
  isDeclined(orderId: string): Promise<boolean>;
  /** what became of the last window that told nothing; `order` as the commerce API tells it now */
  findAttempt(order: Order): Promise<Attempt | null>;
  /** a window is about to open the provider */
  recordAttempt(orderId: string): Promise<void>;
  /** a window tells what it saw */
  noteOutcome(orderId: string, seen: SeenOutcome): Promise<void>;
  /** what was taken wrongly, or null */
  findFault(order: Order): Promise<PaymentFault | null>;
  /** call it with the current order after a payment may have been made: sends the receipt, and tells the seller of a fault */
  settle(order: Order): Promise<void>;
};

export type OrderPaymentsOptions = RowDependencies &
  SuccessorDependencies &
  Pick<PaymentLooksOptions, 'commerce' | 'now' | 'looksMs' | 'againMs'> & {
    log: Log;
    outbox: Pick<Outbox, 'has' | 'put'>;
    captureMs?: number;
    /** money taken wrongly was told to the seller */
    countFault?: (kind: PaymentFaultKind) => void;
  };

/** What was taken wrongly for an order, or null. Rejects when the storage cannot be asked. */
export async function readPaymentFault(deps: SuccessorDependencies, order: Order): Promise<PaymentFault | null> {
  const record = await readPaymentRecord(deps, order.id);
  if (!isMoneyTaken(order, record)) return null;
  return findPaymentFault({
    total: order.totals.total,
    state: decideOrderState(order),
    captured: order.captured ?? null,
    seen: record.seen,
    successor: await readSuccessor(deps, order.id, 'commerce-api'),
    successorSeen: await readSuccessor(deps, order.id),
  });
}

/** Tells the seller of a fault once for the same amounts, however often they are seen; of one that only browsers report, once for an order. */
async function tellSeller(
  { log, outbox, countFault }: OrderPaymentsOptions,
  order: Order,
  fault: PaymentFault,
): Promise<void> {
  const entry = toFaultEntry(order.id, fault);
  if (await outbox.has(entry)) return;
  if (fault.evidence === 'browser') {
    log.warn('payment-claimed', { order: log.toRef(order.id), kind: fault.kind, captures: fault.taken.length });
    return outbox.put(entry);
  }
  const giveBack = fault.giveBack.map((money) => `${toDecimalText(money)} ${money.currency}`).join(', ');
  countFault?.(fault.kind);
  log.error(`payment-${fault.kind}`, { order: log.toRef(order.id), captures: fault.taken.length, giveBack });
  await outbox.put(entry);
}

/** Builds it on storage, outbox and commerce API. */
export function createOrderPayments(options: OrderPaymentsOptions): OrderPayments {
  const { now, captureMs = usualCaptureMs } = options;

  async function reportFault(order: Order): Promise<void> {
    const fault = await readPaymentFault(options, order);
    if (fault) await tellSeller(options, order, fault);
  }

  /** Once this order is paid, the orders that it has replaced can no longer be paid, and what was taken for them is to be given back. */
  async function reportEarlierFaults(orderId: string): Promise<void> {
    for (const id of await listReplaced(options, orderId)) {
      await changePaymentRecord(options, id, (before) => ({
        record: restoreReplacing(before, orderId),
        result: undefined,
      }));
      const order = await options.commerce.getOrder(id);
      if (order.ok) await reportFault(order.value);
    }
  }

  async function settle(order: Order): Promise<void> {
    await reportFault(order);
    if (!isPaid(order)) return;
    await notePaid(options, order.id);
    await reportEarlierFaults(order.id);
    await options.outbox.put(toReceiptEntry(order.id));
  }
  const looks = createPaymentLooks({ ...options, onSeen: settle });

  return {
    look: looks.look,
    settle,
    findFault: (order) => readPaymentFault(options, order),
    async keepProviderOrder({ id, totals }, request) {
      await looks.schedule(id);
      return changePaymentRecord(options, id, (before) => {
        const record = keepProviderOrder(before, { ...request, amount: totals.total, now: now() });
        return { record, result: record.replaced === null ? (record.open?.reference ?? null) : null };
      });
    },
    async grantCapture({ id, totals }, request) {
      await looks.schedule(id);
      return changePaymentRecord(options, id, (before) => {
        const decision = decideCapture(before, { ...request, total: totals.total, now: now(), leaseMs: captureMs });
        return { record: decision.kind === 'granted' ? decision.record : before, result: decision.kind };
      });
    },
    isMoneyTaken: async (order) => isMoneyTaken(order, await readPaymentRecord(options, order.id)),
    isDeclined: async (orderId) => (await readPaymentRecord(options, orderId)).declined,
    findAttempt: async (order) => decideAttempt(order, await readPaymentRecord(options, order.id), now()),
    recordAttempt: (orderId) =>
      changePaymentRecord(options, orderId, (before) => ({ record: recordAttempt(before), result: undefined })),
    async noteOutcome(orderId, seen) {
      if (seen.outcome === 'unknown') return;
      await changePaymentRecord(options, orderId, (before) => ({
        record:
          seen.outcome === 'captured'
            ? noteCapture(before, seen.capture)
            : noteDecline(before, { ...seen, now: now() }),
        result: undefined,
      }));
    },
  };
}
