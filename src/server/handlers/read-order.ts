import { answerFailure, answerJson, type Handler } from './answer.ts';
import { findOrder } from './order-answer.ts';

/** GET /api/order/{id}: everything for its buyer, number and state for anybody else, 404 not-found. */
export const readOrder: Handler = async (services, request, { id }) => {
  const order = await findOrder(services, request.headers.get('cookie'), id);
  return order.ok ? answerJson(order.value) : answerFailure(services, order.failure);
};
