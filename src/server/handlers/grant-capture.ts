import { captureSchema } from '#api/order.ts';
import { answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { requirePayable } from './require-payable.ts';

const refusals = {
  'under-way': 'payment-under-way',
  outdated: 'payment-outdated',
  replaced: 'order-replaced',
} as const;

/**
 * POST /api/order/{id}/capture: whether this window may take the money now (rule payment.once). The order is asked for, then
 * one window at a time is let through, and only with the provider order that is kept. Without an answer nothing is captured.
 */
export const grantCapture: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, captureSchema);
  if (!body.ok) return body.failure;
  const order = await requirePayable(services, request, id);
  if (order instanceof Response) return order;
  const { providerOrder: reference, window } = body.value;
  const decided = await services.payments.grantCapture(order, { reference, window });
  if (decided === 'granted') return answerJson({});
  return answerProblem(services, 409, refusals[decided]);
};
