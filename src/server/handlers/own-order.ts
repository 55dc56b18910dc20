import * as z from 'zod/mini';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import { isPaid, type Order } from '#domain/order/order.ts';
import { toReceiptAgainEntry } from '../payment/payment-entries.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { checkPace } from './check-pace.ts';
import { findOrder, isOwnOrder } from './order-answer.ts';

/** The order of a visitor who holds its token; otherwise the answer to give. Whether it exists is not told to a stranger. */
export async function requireOwnOrder(
  services: Services,
  request: Request,
  id: string | undefined,
): Promise<Order | Response> {
  const orderId = opaqueIdSchema.safeParse(id).data;
  const isOwn = orderId !== undefined && (await isOwnOrder(services, request.headers.get('cookie'), orderId));
  if (!isOwn) return answerProblem(services, 403, 'not-your-order');
  const order = await services.commerce.getOrder(orderId);
  return order.ok ? order.value : answerFailure(services, order.failure);
}

/** GET /api/order/{id}: everything for its buyer, for anybody else number and state alone; 404 for what is no id. */
export const readOrder: Handler = async (services, request, { id }) => {
  const order = await findOrder(services, request.headers.get('cookie'), id);
  return order.ok ? answerJson(order.value) : answerFailure(services, order.failure);
};

const nothingSchema = z.strictObject({});

/**
 * POST /api/order/{id}/receipt: the receipt of a paid order goes to the mailbox that the order names, once more. 202; 403
 * not-your-order, 409 not-payable as long as it is not paid, 429.
 */
export const mailReceipt: Handler = async (services, request, where) => {
  const body = await readBody(services, request, nothingSchema);
  if (!body.ok) return body.failure;
  const refusal = await checkPace(services, 'receipt', where);
  if (refusal) return refusal;
  const order = await requireOwnOrder(services, request, where['id']);
  if (order instanceof Response) return order;
  if (!isPaid(order)) return answerProblem(services, 409, 'not-payable');
  await services.outbox.put(toReceiptAgainEntry(order.id));
  return answerJson({}, { status: 202 });
};
