import type { OrderDelivery } from '#api/delivery.ts';
import type { Commerce } from '#commerce/commerce.ts';
import { sellerOfOrder } from '#domain/seller/seller-for-country.ts';
import { cookieAges } from '../cookies.ts';
import { type OrderTax, readOrderTax } from '../checkout/order-tax.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import type { Env } from '../env.ts';
import { readKeptPromise } from '../delivery/kept-promise.ts';
import type { Log } from '../log.ts';
import { noteOrderMailbox, noteOrderNumber } from '../order/placed-order.ts';
import { nameOrder, type TitleOf } from '../part-titles.ts';
import type { Seal } from '../seal.ts';
import type { PacedMailer } from './mailbox-pace.ts';
import { readPaymentRecord } from '../payment/payment-rows.ts';
import { findReplacement } from '../payment/successor.ts';
import { type Anew, writeOrderMail } from './order-mail.ts';
import type { Delivery, Outbox } from '../outbox/outbox.ts';

type Dependencies = RowDependencies & {
  commerce: Pick<Commerce, 'getOrder' | 'getCart'>;
  mailer: PacedMailer;
  seal: Seal;
  env: Pick<Env, 'SITE_URL'>;
  titleOf: TitleOf;
  findTerms: (seller: string) => string | null;
};

const prefix = 'order-confirmation:';

/** True for the outbox entries that `sendOrderConfirmation` delivers: "order-confirmation:{order}". */
export const isOrderConfirmationId = (id: string): boolean => id.startsWith(prefix);

/** Puts the confirmation of an order into the outbox; again for the same order changes nothing. */
export const putOrderConfirmation = (outbox: Pick<Outbox, 'put'>, orderId: string): Promise<void> =>
  outbox.put(prefix + orderId);

/**
 * Address of an order page that shows the order to whoever opens it; for the buyer's mailbox only (rule privacy.order-for-buyer).
 * The token stands behind "#": browsers send that to no server, and so no log, proxy or referrer has it.
 */
export async function buildOrderLink(
  { seal, env }: Pick<Dependencies, 'seal' | 'env'>,
  orderId: string,
): Promise<string> {
  const link = await seal.seal('order-link', { id: orderId }, cookieAges.order);
  return `${env.SITE_URL}/order/${encodeURIComponent(orderId)}#link=${link}`;
}

/** What an order was agreed with, null where it cannot be read: a mail without the reason of its tax rather than none. */
export const findAgreedTax = (deps: RowDependencies, orderId: string): Promise<OrderTax | null> =>
  readOrderTax(deps, orderId).catch(() => null);

/** What was promised with an order, null where it cannot be read: a mail without a date rather than none. */
export const findKeptPromise = (deps: RowDependencies, orderId: string): Promise<OrderDelivery | null> =>
  readKeptPromise(deps, orderId).catch(() => null);

/** By what it was ordered anew and what in place of; an earlier order that cannot be asked for is left out. */
async function findAnew(deps: Dependencies, orderId: string): Promise<Anew> {
  const { replaces } = await readPaymentRecord(deps, orderId);
  const earlier = await Promise.all(replaces.map((id) => deps.commerce.getOrder(id)));
  return {
    inPlaceOf: earlier.flatMap((order) => (order.ok ? [order.value.number] : [])),
    isReplaced: (await findReplacement(deps, orderId)) !== null,
  };
}

/** Reads the order of an entry and what was agreed and promised with it, writes its confirmation and hands it to the mail server. */
export async function sendOrderConfirmation(deps: Dependencies & { log: Log }, id: string): Promise<Delivery> {
  const orderId = id.slice(prefix.length);
  deps.log.note({ order: deps.log.toRef(orderId) });
  const order = await deps.commerce.getOrder(orderId);
  if (!order.ok) return order;
  await noteOrderNumber(deps, order.value);
  await noteOrderMailbox(deps, order.value);
  const kept = {
    tax: await findAgreedTax(deps, orderId),
    delivery: await findKeptPromise(deps, orderId),
    anew: await findAnew(deps, orderId).catch(() => undefined),
    terms: deps.findTerms(sellerOfOrder(order.value).country),
  };
  return deps.mailer.send(
    writeOrderMail(await nameOrder(deps, order.value), await buildOrderLink(deps, orderId), kept),
  );
}
