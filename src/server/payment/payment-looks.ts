import * as z from 'zod';
import type { Commerce } from '#commerce/commerce.ts';
import { retention } from '#config/retention.ts';
import { isPaid, type Order } from '#domain/order/order.ts';
import { isRefusedAs } from '#domain/failure.ts';
import { failureFacts, type Log } from '../log.ts';
import type { RowFormat } from '../storage/row-format.ts';
import type { Storage } from '../storage/storage.ts';
import { openRows, type StoredRow } from '../storage/versioned-rows.ts';

const daySeconds = 24 * 60 * 60;
const minuteMs = 60_000;

/**
 * When an order is looked at, in milliseconds after a window was last given something to pay it with: the window may be closed, or this
 * process may die, right after the money was taken, and a second window may take it hours later.
 */
const usualLooksMs: readonly number[] = [1, 10, 60, 6 * 60, 24 * 60].map((minutes) => minutes * minuteMs);

/** Until the next look, where the commerce API could not be asked or the process died during the look. */
const usualAgainMs = minuteMs;
/** From this age on a look that fails is the last one. */
const giveUpMs = 2 * daySeconds * 1000;

const lookSchema = z.strictObject({ since: z.number(), looks: z.int().min(0), dueAt: z.number() });
type Look = z.infer<typeof lookSchema>;

/** Orders whose payment is to be looked at, one row for each. */
export const paymentLookRows: RowFormat<Look> = {
  kind: 'payment-look',
  prefix: 'payment-look:',
  schema: lookSchema,
  keptSeconds: retention['payment-look'].seconds,
};

export type PaymentLooksOptions = {
  storage: Storage;
  log: Log;
  now: () => number;
  commerce: Pick<Commerce, 'getOrder' | 'confirmPayment'>;
  /** called with each order that was looked at; when it throws, the look counts as not made */
  onSeen: (order: Order) => Promise<void>;
  looksMs?: readonly number[];
  againMs?: number;
};

/** Looks at payments also when no buyer asks any more (rule payment.found-without-buyer). */
export type PaymentLooks = {
  /** called before a window is given something to pay with: stores that this order is to be looked at; rejects when it cannot */
  schedule(orderId: string): Promise<void>;
  /** looks at every order that is due */
  look(): Promise<void>;
};

/** The order after the commerce API has asked the provider about its payment; null where it cannot be asked. */
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
    if (order === null && now() - since < giveUpMs) return;
    if (order !== null && order !== 'gone') await onSeen(order);
    await moveOn(id, claimed, order === 'gone' || order === null);
  }

  async function moveOn(id: string, claimed: Look, isOver: boolean): Promise<void> {
    const row = await rows.find(id);
    // a window was given something to pay with meanwhile: the looks have begun anew
    if (row?.value?.since !== claimed.since || row.value.dueAt !== claimed.dueAt) return;
    const delay = looksMs[claimed.looks + 1];
    if (isOver || delay === undefined) await storage.compareAndDelete(paymentLookRows.prefix + id, row.text);
    else await rows.replace(row, { ...claimed, looks: claimed.looks + 1, dueAt: claimed.since + delay });
  }

  return {
    async schedule(orderId) {
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
