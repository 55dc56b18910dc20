import { sendReturnSchema } from '#api/return.ts';
import type { StatementReceived } from '#api/statement.ts';
import { sendWithdrawalSchema } from '#api/withdrawal.ts';
import type { Statement } from '#domain/statement/statement.ts';
import { readKnownOrderIds } from '../cookies.ts';
import { checkPace } from './check-pace.ts';
import type { SentStatement, StatementName } from '../mail/statement-queue.ts';
import { readPlacedOrder } from '../order/placed-order.ts';
import type { Services } from '../services.ts';
import { answerJson, type Handler, readBody, type Where } from './answer.ts';
import { checkProof } from './proof.ts';

/** True where this visitor holds a token of the order of this number. */
async function isBuyer(services: Services, request: Request, number: string): Promise<boolean> {
  const ids = await readKnownOrderIds(services, request.headers.get('cookie'));
  const placed = await Promise.all(ids.map((id) => readPlacedOrder(services, id)));
  return placed.some((order) => order !== null && order.number === number);
}

type Asked = { services: Services; request: Request; where: Where };

/**
 * Takes what a buyer states of an order (rules withdrawal.receipt and return.registered). 200 when it is kept and both mails will be
 * sent, also where mail server or commerce API are away just now. Whoever is not known as the buyer shows a proof, whether there is
 * such an order or not (rule withdrawal.proof).
 */
async function take(
  { services, request, where }: Asked,
  name: StatementName,
  { proof, ...sent }: SentStatement<Statement> & { proof?: string | undefined },
): Promise<Response> {
  const refusal = (await isBuyer(services, request, sent.statement.order))
    ? await checkPace(services, name, where)
    : await checkProof(services, where, { proof, bucket: name });
  if (refusal) return refusal;
  return answerJson((await services.statements.put(name, sent)) satisfies StatementReceived);
}

/** POST /api/withdrawal: a consumer withdraws from a contract; answered with the time of receipt. */
export const sendWithdrawal: Handler = async (services, request, where) => {
  const body = await readBody(services, request, sendWithdrawalSchema);
  if (!body.ok) return body.failure;
  const { withdrawal, ...sent } = body.value;
  return take({ services, request, where }, 'withdrawal', { ...sent, statement: withdrawal });
};

/** POST /api/return: a buyer registers a return; answered with the time and the number of the return. */
export const sendReturn: Handler = async (services, request, where) => {
  const body = await readBody(services, request, sendReturnSchema);
  if (!body.ok) return body.failure;
  const { return: statement, ...sent } = body.value;
  return take({ services, request, where }, 'return', { ...sent, statement });
};
