import { confirmSchema, type SeenAtProvider } from '#api/order.ts';
import { isOutcomeUnknown } from '#domain/failure.ts';
import { isPaid, type Order } from '#domain/order/order.ts';
import type { SeenOutcome } from '../payment/order-payments.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, type Handler, readBody } from './answer.ts';
import { toOrderAnswer } from './order-answer.ts';
import { requireOwnOrder } from './require-own-order.ts';

const toOutcome = ({ providerOrder, outcome, amount, window }: SeenAtProvider): SeenOutcome =>
  outcome === 'captured'
    ? { outcome, capture: { reference: providerOrder, amount } }
    : { outcome, reference: providerOrder, window: window ?? null };

/**
 * POST /api/order/{id}/confirm: whatever the widget told the browser, the commerce API is asked
 * (rule payment.shop-confirms). Answers the order as it then stands, paid or not; asking again is harmless. What the window
 * has seen is stored first, so that money taken twice is noticed whatever the commerce API tells.
 */
export const confirmOrder: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, confirmSchema);
  if (!body.ok) return body.failure;
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  const { seen, isTry } = body.value;
  if (isTry) await services.payments.noteTry(order.id);
  if (seen) await services.payments.note(order.id, toOutcome(seen));
  const current = await askForPayment(services, order);
  if (current instanceof Response) return current;
  await settlePayment(services, current);
  return answerJson(await toOrderAnswer(services, current));
};

/** Receipt and alert; what cannot be put now the next look puts (rule payment.found-without-buyer). */
export const settlePayment = (services: Services, order: Order): Promise<void> =>
  services.payments
    .settle(order)
    .catch((error: unknown) =>
      services.log.error('payment-not-settled', { order: services.log.toRef(order.id) }, error),
    );

/** Where the answer is lost: the order itself tells, or nothing more is done while nobody knows. */
export type WhenLost = 'read-order' | 'stop';

/** The order as it stands once the commerce API has looked at the provider; a paid one is not asked about. */
export async function askForPayment(
  services: Services,
  order: Order,
  whenLost: WhenLost = 'read-order',
): Promise<Order | Response> {
  if (isPaid(order)) return order;
  const payer = { name: order.shipping.recipient, email: order.email };
  const asked = await services.commerce.confirmPayment(order.id, payer);
  if (whenLost === 'stop' && !asked.ok && isOutcomeUnknown(asked.failure))
    return answerFailure(services, asked.failure);
  const result = asked.ok || asked.failure.kind === 'refused' ? asked : await services.commerce.getOrder(order.id);
  if (result.ok) return result.value;
  return result.failure.kind === 'refused' ? order : answerFailure(services, result.failure);
}
