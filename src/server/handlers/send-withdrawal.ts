import { sendWithdrawalSchema } from '#api/withdrawal.ts';
import { readKnownOrderIds } from '../cookies.ts';
import { checkPace } from './check-pace.ts';
import { readPlacedOrder } from '../order/placed-order.ts';
import type { Services } from '../services.ts';
import { answerJson, type Handler, readBody } from './answer.ts';
import { checkProof } from './proof.ts';

/** True where this visitor holds a token of the order of this number. */
async function isBuyer(services: Services, request: Request, number: string): Promise<boolean> {
  const ids = await readKnownOrderIds(services, request.headers.get('cookie'));
  const placed = await Promise.all(ids.map((id) => readPlacedOrder(services, id)));
  return placed.some((order) => order !== null && order.number === number);
}

/**
 * POST /api/withdrawal: a consumer withdraws from a contract (rule withdrawal.receipt). 200 with the time of receipt when
 * it is kept and both mails will be sent, also where mail server or commerce API are away just now. Whoever is not known as the
 * buyer shows a proof, whether there is such an order or not (rule withdrawal.proof).
 */
export const sendWithdrawal: Handler = async (services, request, where) => {
  const body = await readBody(services, request, sendWithdrawalSchema);
  if (!body.ok) return body.failure;
  const { proof, ...sent } = body.value;
  const refusal = (await isBuyer(services, request, sent.withdrawal.order))
    ? await checkPace(services, 'withdrawal', where)
    : await checkProof(services, where, { proof, bucket: 'withdrawal' });
  if (refusal) return refusal;
  return answerJson({ receivedAt: await services.withdrawals.put(sent) });
};
