import { sendWithdrawalSchema } from '#api/withdrawal.ts';
import { answerJson, type Handler, readBody } from './answer.ts';
import { checkPace } from '../limits/check-pace.ts';

/**
 * POST /api/withdrawal: a consumer withdraws from a contract (rule withdrawal.receipt). 200 with the time of receipt when
 * it is kept and both mails will be sent, also where mail server or commerce API are away just now.
 */
export const sendWithdrawal: Handler = async (services, request, where) => {
  const body = await readBody(services, request, sendWithdrawalSchema);
  if (!body.ok) return body.failure;
  const refusal = await checkPace(services, 'withdrawal', where);
  if (refusal) return refusal;
  return answerJson({ receivedAt: await services.withdrawals.put(body.value) });
};
