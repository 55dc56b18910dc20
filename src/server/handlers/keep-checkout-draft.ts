import { checkoutDraftSchema } from '#api/checkout.ts';
import { saveDraft } from '../checkout/stored-draft.ts';
import { readCartId } from '../cookies.ts';
import { answerNothing, answerProblem, type Handler, readBody } from './answer.ts';

/** PUT /api/checkout/draft: what was typed, unchecked, stored for a day under the visitor's cart. 409 basket-gone without one. */
export const keepCheckoutDraft: Handler = async (services, request) => {
  const body = await readBody(services, request, checkoutDraftSchema);
  if (!body.ok) return body.failure;
  const cartId = await readCartId(services, request.headers.get('cookie'));
  if (cartId === null) return answerProblem(services, 409, 'basket-gone');
  await saveDraft(services, cartId, body.value);
  return answerNothing();
};
