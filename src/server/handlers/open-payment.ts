import * as z from 'zod/mini';
import type { PaymentWidgets } from '#api/order.ts';
import { resolveWidgets } from '#domain/payment/resolve-widgets.ts';
import { answerFailure, answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { requireOwnOrder } from './require-own-order.ts';

const nothingSchema = z.strictObject({});

/**
 * POST /api/order/{id}/payment: the widgets that may be offered now (rule payment.when-offered), with the amount of the
 * order itself. 403 not-your-order, 409 not-payable or amount-mismatch. A provider without token is left out. A POST,
 * because asking for tokens may open a payment at the provider (rule request.reading-changes-nothing).
 */
export const openPayment: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, nothingSchema);
  if (!body.ok) return body.failure;
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  const kinds = resolveWidgets(order);
  if (kinds.length === 0) return answerProblem(services, 409, 'not-payable');
  const tokens = await services.commerce.getPaymentTokens({ id: order.id, total: order.totals.total });
  if (!tokens.ok) return answerFailure(services, tokens.failure);
  const { PAYPAL_SDK_URL, REVOLUT_SDK_URL } = services.env;
  const answer: PaymentWidgets = {
    scripts: { paypal: PAYPAL_SDK_URL, revolut: REVOLUT_SDK_URL },
    widgets: tokens.value.filter(({ kind }) => kinds.includes(kind)),
    amount: order.totals.total,
    reference: order.id,
    payerName: order.shipping.recipient,
  };
  return answerJson(answer);
};
