import { checkoutDraftSchema } from '#api/checkout.ts';
import { keepDraft } from '../checkout/draft-memory.ts';
import { readCartId } from '../cookies.ts';
import { answerNothing, answerProblem, type Handler, readBody } from './answer.ts';

/** PUT /api/checkout/draft: what was typed, unchecked, kept for a day under the visitor's cart. 409 basket-gone without one. */
export const keepCheckoutDraft: Handler = async (services, request) => {
  const body = await readBody(services, request, checkoutDraftSchema);
  if (!body.ok) return body.failure;
  const cartId = await readCartId(services, request.headers.get('cookie'));
  if (cartId === null) return answerProblem(services, 409, 'basket-gone');
  await keepDraft(services.storage, cartId, body.value);
  return answerNothing();
};
