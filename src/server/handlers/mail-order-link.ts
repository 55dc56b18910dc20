import * as z from 'zod/mini';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import { answerJson, type Handler, readBody } from './answer.ts';
import { checkPace } from './check-pace.ts';

const nothing = z.strictObject({});

/**
 * POST /api/order/{id}/link: the link goes to the mailbox that the order names, whoever asks (rule privacy.link-again).
 * 202 for every id, so that the answer tells nothing; the asker's address is not asked for, because it would prove
 * nothing.
 */
export const mailOrderLink: Handler = async (services, request, where) => {
  const body = await readBody(services, request, nothing);
  if (!body.ok) return body.failure;
  const refusal = await checkPace(services, 'orderLink', where);
  if (refusal) return refusal;
  const orderId = opaqueIdSchema.safeParse(where['id']).data;
  if (orderId !== undefined) await services.orderLinks.put(orderId);
  return answerJson({}, { status: 202 });
};
