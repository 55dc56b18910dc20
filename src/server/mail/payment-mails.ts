import type { Commerce } from '#commerce/commerce.ts';
import { isPaid, type Order } from '#domain/order/order.ts';
import { isRefusedAs, type Result } from '#domain/failure.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { nameOrder, type TitleOf } from '../part-titles.ts';
import { toPaidDelivery } from '../payment/paid-at.ts';
import { readPaymentFault } from '../payment/order-payments.ts';
import { findReplacement } from '../payment/successor.ts';
import type { Seal } from '../seal.ts';
import type { Storage } from '../storage/storage.ts';
import type { PacedMailer } from './mailbox-pace.ts';
import { buildOrderLink, findAgreedTax, findKeptPromise } from './order-confirmation.ts';
import type { Delivery } from '../outbox/outbox.ts';
import { isEntryOf, orderOfEntry } from '../payment/payment-entries.ts';
import { writePaymentFaultMail } from './payment-fault-mail.ts';
import { writeReceiptMail } from './receipt-mail.ts';

type Dependencies = {
  commerce: Pick<Commerce, 'getOrder' | 'getCart'>;
  storage: Storage;
  log: Log;
  mailer: PacedMailer;
  seal: Seal;
  env: Pick<Env, 'SITE_URL'>;
  titleOf: TitleOf;
};

const nobody: Delivery = { ok: true, value: 'nobody' };

async function readOrder({ commerce, log }: Dependencies, entry: string): Promise<Result<Order>> {
  const orderId = orderOfEntry(entry);
  log.note({ order: log.toRef(orderId) });
  return commerce.getOrder(orderId);
}

/** Mails the receipt of a paid order to the address that it names; `nobody` where there is none, or nothing is paid. */
export async function sendReceipt(deps: Dependencies, entry: string): Promise<Delivery> {
  const read = await readOrder(deps, entry);
  if (!read.ok) return isRefusedAs(read.failure, 'not-found') ? nobody : read;
  if (!isPaid(read.value)) return nobody;
  const { id } = read.value;
  // what was ordered anew comes with the new order, and so do its days
  const isReplaced = (await findReplacement(deps, id).catch(() => null)) !== null;
  const promised = isReplaced ? null : await findKeptPromise(deps, id);
  const delivery = promised && (await toPaidDelivery(deps, id, promised));
  const kept = { tax: await findAgreedTax(deps, id), delivery };
  return deps.mailer.send(writeReceiptMail(await nameOrder(deps, read.value), await buildOrderLink(deps, id), kept));
}

/** Number of the order that was made in place of this one; its id where the number is not known, null where there is none. */
async function findNewNumber(deps: Dependencies, orderId: string): Promise<string | null> {
  const by = (await findReplacement(deps, orderId))?.orderId ?? null;
  if (by === null) return null;
  const order = await deps.commerce.getOrder(by);
  return order.ok ? order.value.number : by;
}

/** Mails what was taken wrongly to the seller's mailbox; `nobody` once nothing is wrong any more. */
export async function sendPaymentFault(deps: Dependencies & { to: string }, entry: string): Promise<Delivery> {
  const read = await readOrder(deps, entry);
  if (!read.ok) return isRefusedAs(read.failure, 'not-found') ? nobody : read;
  const fault = await readPaymentFault(deps, read.value);
  if (fault === null || !isEntryOf(entry, fault)) return nobody;
  const anew = await findNewNumber(deps, read.value.id).catch(() => null);
  return deps.mailer.send(writePaymentFaultMail(read.value, fault, { to: deps.to, anew }));
}
