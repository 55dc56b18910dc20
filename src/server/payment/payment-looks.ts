import * as z from 'zod';
import type { Commerce } from '#commerce/commerce.ts';
import { isPaid, type Order } from '#domain/order/order.ts';
import { isRefusedAs } from '#domain/failure.ts';
import { failureFacts, type Log } from '../log.ts';
import type { RowFormat } from '../storage/row-format.ts';
import type { Storage } from '../storage/storage.ts';
import { openRows, type StoredRow } from '../storage/versioned-rows.ts';

const daySeconds = 24 * 60 * 60;
const minuteMs = 60_000;

/**
 * When an order is looked at after something was handed out to pay it with, in milliseconds: a window may be closed, and we may
 * die, right after the money was taken, and a second window may take it hours later.
 */
const usualLooksMs: readonly number[] = [1, 10, 60, 6 * 60, 24 * 60].map((minutes) => minutes * minuteMs);

/** Until an order is looked at again that could not be asked for, or whose look died with its process; and the longest that this goes on. */
const usualAgainMs = minuteMs;
const hopelessMs = 2 * daySeconds * 1000;

const lookSchema = z.strictObject({ since: z.number(), looks: z.int().min(0), dueAt: z.number() });
type Look = z.infer<typeof lookSchema>;

/** Orders whose payment is to be looked at, one row for each. */
export const paymentLookRows: RowFormat<Look> = {
  kind: 'payment-look',
  prefix: 'payment-look:',
  schema: lookSchema,
  keptSeconds: 3 * daySeconds,
};

export type PaymentLooksOptions = {
  storage: Storage;
  log: Log;
  now: () => number;
  commerce: Pick<Commerce, 'getOrder' | 'confirmPayment'>;
  /** told each time how an order stands; what it throws makes the look count as not made */
  onSeen: (order: Order) => Promise<void>;
  looksMs?: readonly number[];
  againMs?: number;
};

/** Looks at payments that nobody may ask about any more (rule payment.found-without-buyer). */
export type PaymentLooks = {
  /** remembers, before something is handed out to pay with, that this order is to be looked at; rejects when it cannot */
  expect(orderId: string): Promise<void>;
  /** looks at every order that is due */
  look(): Promise<void>;
};

/** The order as it stands once the commerce API has looked at the provider; null where it cannot be asked. */
export async function askForOrder(
  { commerce, log }: Pick<PaymentLooksOptions, 'commerce' | 'log'>,
  orderId: string,
): Promise<Order | 'gone' | null> {
  const read = await commerce.getOrder(orderId);
  if (!read.ok) {
    log.warn('payment-not-looked-at', failureFacts(read.failure));
    return isRefusedAs(read.failure, 'not-found') ? 'gone' : null;
  }
  if (isPaid(read.value)) return read.value;
  const { shipping, email } = read.value;
  const confirmation = await commerce.confirmPayment(orderId, { name: shipping.recipient, email });
  if (confirmation.ok) return confirmation.value;
  return confirmation.failure.kind === 'refused' ? read.value : null;
}

/** Builds the looks on storage and commerce API; several servers share them. */
export function createPaymentLooks(options: PaymentLooksOptions): PaymentLooks {
  const { storage, log, now, onSeen, looksMs = usualLooksMs, againMs = usualAgainMs } = options;
  const rows = openRows(paymentLookRows, options);
  const [first = minuteMs] = looksMs;

  /** The row is moved on first, so that two servers do not both look. */
  async function lookAt({ id, text }: StoredRow<Look>, { since, looks }: Look): Promise<void> {
    const claimed: Look = { since, looks, dueAt: now() + againMs };
    if (!(await rows.replace({ id, text }, claimed))) return;
    log.note({ order: log.toRef(id) });
    const order = await askForOrder(options, id);
    if (order === null && now() - since < hopelessMs) return;
    if (order !== null && order !== 'gone') await onSeen(order);
    await moveOn(id, claimed, order === 'gone' || order === null);
  }

  async function moveOn(id: string, claimed: Look, isOver: boolean): Promise<void> {
    const row = await rows.find(id);
    // somebody has been handed something meanwhile: the looks have begun anew
    if (row?.value?.since !== claimed.since || row.value.dueAt !== claimed.dueAt) return;
    const delay = looksMs[claimed.looks + 1];
    if (isOver || delay === undefined) await storage.compareAndDelete(paymentLookRows.prefix + id, row.text);
    else await rows.replace(row, { ...claimed, looks: claimed.looks + 1, dueAt: claimed.since + delay });
  }

  return {
    async expect(orderId) {
      for (;;) {
        const row = await rows.find(orderId);
        const dueAt = Math.min(row?.value?.dueAt ?? Infinity, now() + first);
        const next = { since: now(), looks: 0, dueAt };
        if (await rows.replace({ id: orderId, text: row?.text ?? null }, next)) return;
      }
    },
    async look() {
      const due = (await rows.list()).filter(({ value }) => value !== null && value.dueAt <= now());
      await Promise.all(
        due.map((row) =>
          log.job('look-at-payment', () =>
            lookAt(row, row.value as Look).catch((error: unknown) => log.error('payment-not-looked-at', {}, error)),
          ),
        ),
      );
    },
  };
}
