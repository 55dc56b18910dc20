import * as z from 'zod/mini';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import { openOrderLinkSchema } from '#api/order.ts';
import { handOrder } from '../cookies.ts';
import { answerFailure, answerJson, type Handler, readBody } from './answer.ts';
import { checkPace } from './check-pace.ts';
import { showOrder } from './order-answer.ts';
import { lookUpPayment } from './order-payment.ts';

/**
 * POST /api/order/{id}: the order as the link of its mail shows it, like `readOrder`, once the commerce API was asked whether it is
 * paid. Only a press on its page (`isPressed`) lets this
 * browser see the order from then on (rule privacy.order-for-buyer). A link stays good for its age: mail programs open links before
 * people do.
 */
export const openOrderLink: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, openOrderLinkSchema);
  if (!body.ok) return body.failure;
  const { link, isPressed } = body.value;
  const opened = await services.seal.open('order-link', link);
  const order = await showOrder(services, id, {
    isBuyer: (orderId) => opened?.['id'] === orderId,
    look: (read) => lookUpPayment(services, read),
  });
  if (!order.ok) return answerFailure(services, order.failure);
  const view = order.value;
  const isHanded = isPressed === true && view.yours;
  const cookie = request.headers.get('cookie');
  const cookies = isHanded ? await handOrder(services, cookie, { orderId: view.order.id, cartId: null }) : [];
  return answerJson(view, { cookies });
};

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
