import { answerFailure, answerJson, type Handler } from './answer.ts';
import { findOrder } from './order-answer.ts';

/** GET /api/order/{id}: everything for its buyer, for anybody else only that it is not theirs; 404 for what is no id. */
export const readOrder: Handler = async (services, request, { id }) => {
  const order = await findOrder(services, request.headers.get('cookie'), id);
  return order.ok ? answerJson(order.value) : answerFailure(services, order.failure);
};
