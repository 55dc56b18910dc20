import * as z from 'zod/mini';
import { isPaid } from '#domain/order/order.ts';
import { toReceiptAgainEntry } from '../payment/payment-entries.ts';
import { answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { checkPace } from './check-pace.ts';
import { requireOwnOrder } from './require-own-order.ts';

const nothingSchema = z.strictObject({});

/**
 * POST /api/order/{id}/receipt: the receipt of a paid order goes to the mailbox that the order names, once more. 202; 403
 * not-your-order, 409 not-payable as long as it is not paid, 429.
 */
export const mailReceipt: Handler = async (services, request, where) => {
  const body = await readBody(services, request, nothingSchema);
  if (!body.ok) return body.failure;
  const refusal = await checkPace(services, 'receipt', where);
  if (refusal) return refusal;
  const order = await requireOwnOrder(services, request, where['id']);
  if (order instanceof Response) return order;
  if (!isPaid(order)) return answerProblem(services, 409, 'not-payable');
  await services.outbox.put(toReceiptAgainEntry(order.id));
  return answerJson({}, { status: 202 });
};
