import { draftSaveSchema } from '#api/checkout.ts';
import { saveDraft } from '../checkout/stored-draft.ts';
import { readCartId } from '../cookies.ts';
import { answerJson, answerNothing, answerProblem, type Handler, readBody } from './answer.ts';

/**
 * PUT /api/checkout/draft: what was typed, unchecked, stored for a day under the visitor's cart. 200 with what is stored where a
 * newer save is there (rule checkout.late-save), 409 basket-gone without a cart.
 */
export const keepCheckoutDraft: Handler = async (services, request) => {
  const body = await readBody(services, request, draftSaveSchema);
  if (!body.ok) return body.failure;
  const cartId = await readCartId(services, request.headers.get('cookie'));
  if (cartId === null) return answerProblem(services, 409, 'basket-gone');
  const { saveNumber, ...draft } = body.value;
  const newer = await saveDraft(services, cartId, { draft, saveNumber });
  return newer ? answerJson(newer) : answerNothing();
};
