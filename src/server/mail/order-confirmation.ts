import type { Commerce } from '#commerce/commerce.ts';
import type { Result } from '#domain/failure.ts';
import { cookieAges } from '../cookies.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Seal } from '../seal.ts';
import type { Mailer } from './mailer.ts';
import { writeOrderMail } from './order-mail.ts';

type Parts = { commerce: Pick<Commerce, 'getOrder'>; mailer: Mailer; seal: Seal; env: Pick<Env, 'SITE_URL'> };

/**
 * Address of an order page that hands the order to whoever opens it; for the buyer's mailbox only
 * (rule privacy.order-for-buyer).
 */
export async function buildOrderLink({ seal, env }: Pick<Parts, 'seal' | 'env'>, orderId: string): Promise<string> {
  const link = await seal.seal('order-link', { id: orderId }, cookieAges.order);
  return `${env.SITE_URL}/order/${encodeURIComponent(orderId)}?link=${link}`;
}

/** Reads the order, writes its confirmation and hands it to the mail server. */
export async function sendOrderConfirmation(parts: Parts & { log: Log }, orderId: string): Promise<Result<void>> {
  parts.log.note({ order: parts.log.toRef(orderId) });
  const order = await parts.commerce.getOrder(orderId);
  if (!order.ok) return order;
  return parts.mailer.send(writeOrderMail(order.value, await buildOrderLink(parts, orderId)));
}
