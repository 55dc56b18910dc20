import type { Order } from '#domain/order/order.ts';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerProblem } from './answer.ts';
import { isOwnOrder } from './order-answer.ts';

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
