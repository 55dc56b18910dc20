import * as z from 'zod/mini';
import type { Order } from '#domain/order/order.ts';
import { isPaid } from '#domain/order/order-state.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, type Handler, readBody } from './answer.ts';
import { toOrderAnswer } from './order-answer.ts';
import { requireOwnOrder } from './require-own-order.ts';

const nothingSchema = z.strictObject({});

/**
 * POST /api/order/{id}/confirm: whatever the widget told the browser, the commerce API is asked
 * (rule payment.shop-confirms). Answers the order as it then stands, paid or not; asking again is harmless.
 */
export const confirmOrder: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, nothingSchema);
  if (!body.ok) return body.failure;
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  if (isPaid(order)) return answerJson(await toOrderAnswer(services, order, true));
  return ask(services, order);
};

async function ask(services: Services, order: Order): Promise<Response> {
  const payer = { name: order.shipping.recipient, email: order.email };
  const asked = await services.commerce.confirmPayment(order.id, payer);
  // after a lost answer the order itself tells
  const result = asked.ok || asked.failure.kind === 'refused' ? asked : await services.commerce.getOrder(order.id);
  if (result.ok) return answerJson(await toOrderAnswer(services, result.value, true));
  return result.failure.kind === 'refused'
    ? answerJson(await toOrderAnswer(services, order, true))
    : answerFailure(services, result.failure);
}
