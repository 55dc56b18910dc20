import type { Order } from '#domain/order/order.ts';
import { isPaid } from '#domain/order/order-state.ts';
import { resolveWidgets } from '#domain/payment/resolve-widgets.ts';
import type { Services } from '../services.ts';
import { answerProblem } from './answer.ts';
import { askForPayment, settlePayment } from './confirm-order.ts';
import { requireOwnOrder } from './require-own-order.ts';

/**
 * The buyer's order if it is to be paid still, after the commerce API has looked at the provider; otherwise the answer to give:
 * 409 not-payable, or payment-under-way where something was taken that the order does not know yet (rule payment.once).
 */
export async function requirePayable(
  services: Services,
  request: Request,
  id: string | undefined,
): Promise<Order | Response> {
  const own = await requireOwnOrder(services, request, id);
  const order = own instanceof Response ? own : await askForPayment(services, own);
  if (order instanceof Response) return order;
  if (isPaid(order)) await settlePayment(services, order);
  if (resolveWidgets(order).length === 0) return answerProblem(services, 409, 'not-payable');
  const isTaken = (order.captured ?? []).length > 0 || (await services.payments.isCaptureSeen(order.id));
  return isTaken ? answerProblem(services, 409, 'payment-under-way') : order;
}
