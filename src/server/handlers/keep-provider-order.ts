import { keepProviderOrderSchema } from '#api/order.ts';
import { resolveWidgets } from '#domain/payment/payment-method.ts';
import { answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { requireOwnOrder } from './require-own-order.ts';

/**
 * POST /api/order/{id}/provider-order: the one order at PayPal that every window of this order pays
 * (rule payment.one-provider-order). A window asks first, and makes one only where there is none; of two made at the same
 * moment both windows are given the same. 403 not-your-order, 409 not-payable or
 * order-replaced.
 */
export const keepProviderOrder: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, keepProviderOrderSchema);
  if (!body.ok) return body.failure;
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  if (!resolveWidgets(order).includes('paypal')) return answerProblem(services, 409, 'not-payable');
  if (await services.replacing.find(order.id)) return answerProblem(services, 409, 'order-replaced');
  const providerOrder = await services.payments.keepProviderOrder(order, { provider: 'paypal', ...body.value });
  return answerJson({ providerOrder });
};
