import { draftSaveSchema } from '#api/checkout.ts';
import { isPersonal } from '#domain/checkout/checkout-draft.ts';
import { holdCart } from '../cart-holder.ts';
import { keepCartRows } from '../checkout/keep-cart-rows.ts';
import { saveDraft } from '../checkout/stored-draft.ts';
import { type CartCookie, handCart, readCartCookie } from '../cookies.ts';
import type { Services } from '../services.ts';
import { answerJson, answerNothing, answerProblem, type Handler, readBody } from './answer.ts';

/** Set-Cookie texts for the holder of the cart, whose rows then last as long. */
async function handRenewed(services: Services, cart: CartCookie): Promise<string[]> {
  const cookie = await handCart(services, cart);
  await keepCartRows(services, cart.id);
  return [cookie];
}

/**
 * PUT /api/checkout/draft: what was typed, unchecked, stored for a day under the visitor's cart. 200 with what is stored where a
 * newer save is there (rule checkout.late-save), 409 basket-gone without a cart, and where somebody else has typed into it (rule
 * privacy.cart-holder).
 */
export const keepCheckoutDraft: Handler = async (services, request) => {
  const body = await readBody(services, request, draftSaveSchema);
  if (!body.ok) return body.failure;
  const cart = await readCartCookie(services, request.headers.get('cookie'));
  if (cart === null) return answerProblem(services, 409, 'basket-gone');
  const { saveNumber, holder, ...draft } = body.value;
  // before anything is stored: no cookie of before may read it
  const hold = await holdCart(services, cart, { name: holder, isPersonal: isPersonal(draft) });
  if (hold.kind === 'foreign') return answerProblem(services, 409, 'basket-gone');
  const newer = await saveDraft(services, cart.id, { draft, saveNumber });
  const cookies = hold.kind === 'renewed' ? await handRenewed(services, hold.cart) : [];
  return newer ? answerJson(newer, { cookies }) : answerNothing(cookies);
};
