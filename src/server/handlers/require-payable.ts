import { isPaid, type Order } from '#domain/order/order.ts';
import { resolveWidgets } from '#domain/payment/payment-method.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerProblem } from './answer.ts';
import { askForPayment, settlePayment, type WhenLost } from './confirm-order.ts';
import { requireOwnOrder } from './require-own-order.ts';

/** The answer to give where its parts were ordered anew, or money was taken for an order in whose place it was made; null where neither is (rule order.replaced). */
async function refuseReplaced(services: Services, { id }: Order): Promise<Response | null> {
  if (await services.replacing.find(id)) return answerProblem(services, 409, 'order-replaced');
  const earlier = await services.replacing.listEarlier(id);
  if (!earlier.ok) return answerFailure(services, earlier.failure);
  return earlier.value.some(({ isTaken: was }) => was) ? answerProblem(services, 409, 'earlier-paid') : null;
}

/**
 * The order if nothing was taken for it and it is to be paid still (`isPayable`), after the commerce API has looked at the
 * provider; otherwise the answer to give: 409 not-payable, payment-under-way where something was taken that the order does not
 * know yet (rule payment.once), order-replaced or earlier-paid.
 */
export async function requireUntaken(
  services: Services,
  own: Order,
  { isPayable, whenLost }: { isPayable: (order: Order) => boolean; whenLost?: WhenLost },
): Promise<Order | Response> {
  const order = await askForPayment(services, own, whenLost);
  if (order instanceof Response) return order;
  if (isPaid(order)) await settlePayment(services, order);
  if (!isPayable(order)) return answerProblem(services, 409, 'not-payable');
  if (await services.payments.isMoneyTaken(order)) return answerProblem(services, 409, 'payment-under-way');
  return (await refuseReplaced(services, order)) ?? order;
}

/** The buyer's order if a payment may be opened for it, otherwise the answer to give. */
export async function requirePayable(
  services: Services,
  request: Request,
  id: string | undefined,
): Promise<Order | Response> {
  const own = await requireOwnOrder(services, request, id);
  if (own instanceof Response) return own;
  return requireUntaken(services, own, { isPayable: (order) => resolveWidgets(order).length > 0 });
}
