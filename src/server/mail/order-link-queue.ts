import { randomUUID } from 'node:crypto';
import type { Commerce } from '#commerce/commerce.ts';
import { limits } from '#config/limits.ts';
import { retention } from '#config/retention.ts';
import { isRefusedAs } from '#domain/failure.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { type PacedMailer, takeSlot } from './mailbox-pace.ts';
import type { Seal } from '../seal.ts';
import type { Storage } from '../storage/storage.ts';
import { buildOrderLink } from './order-confirmation.ts';
import { writeOrderLinkMail } from './order-link-mail.ts';
import type { Delivery, Outbox } from '../outbox/outbox.ts';

/** Takes requests for the link of an order. Rejects when one cannot be stored. */
export type OrderLinkQueue = {
  /** the same work for every id, whether there is such an order or not; a request too many is forgotten */
  put(orderId: string): Promise<void>;
};

const prefix = 'order-link:';

/** True for the outbox entries that `sendOrderLink` delivers: "order-link:{order}:{chance}". */
export const isOrderLinkId = (id: string): boolean => id.startsWith(prefix);
const orderOf = (id: string): string => id.split(':')[1] ?? '';

/** Takes a free place among those of the day; the pause keeps a double press from taking two. */
async function mayMail(storage: Storage, orderId: string): Promise<boolean> {
  const key = `order-link-asked:${orderId}`;
  if (!(await storage.putIfAbsent(`${key}:pause`, '', limits.orderLinkPauseMs / 1000))) return false;
  return (
    (await takeSlot({
      storage,
      start: `${key}:`,
      most: limits.orderLinksADay,
      seconds: retention['order-link-asked'].seconds,
    })) !== null
  );
}

/**
 * The commerce API is asked only when the mail is sent, so that the one who asks learns nothing from the time it takes. How
 * often one order is mailed about is counted in the storage, for all servers together (rule privacy.link-again).
 */
export const createOrderLinkQueue = ({ storage, outbox }: { storage: Storage; outbox: Outbox }): OrderLinkQueue => ({
  async put(orderId) {
    if (await mayMail(storage, orderId)) await outbox.put(`${prefix}${orderId}:${randomUUID()}`);
  },
});

type Dependencies = {
  log: Log;
  commerce: Pick<Commerce, 'getOrder'>;
  mailer: PacedMailer;
  seal: Seal;
  env: Pick<Env, 'SITE_URL'>;
};

/** Mails the link of an order to the address that the order names; `nobody` where there is no such order. */
export async function sendOrderLink(deps: Dependencies, id: string): Promise<Delivery> {
  deps.log.note({ order: deps.log.toRef(orderOf(id)) });
  const order = await deps.commerce.getOrder(orderOf(id));
  if (order.ok) {
    return deps.mailer.send(writeOrderLinkMail(order.value, await buildOrderLink(deps, order.value.id)));
  }
  const isUnknown = isRefusedAs(order.failure, 'not-found');
  return isUnknown ? { ok: true, value: 'nobody' } : order;
}
