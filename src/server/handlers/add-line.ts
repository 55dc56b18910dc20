import { addLineSchema } from '#api/basket.ts';
import { defaultCountry } from '#config/countries.ts';
import type { Cart } from '#commerce/commerce.ts';
import { limits } from '#config/limits.ts';
import { countOrderable } from '#domain/availability/stock.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { mayHold } from '#domain/basket/quantity.ts';
import { fail, type Result } from '#domain/failure.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import { type HeldCart, readCart } from '../cart-holder.ts';
import { carryDraft } from '../checkout/carry-draft.ts';
import { openForCountry } from '../checkout/set-tax.ts';
import { readDraft } from '../checkout/stored-draft.ts';
import { noteCartCountry } from '../delivery/cart-country.ts';
import { dropOrder } from '../cookies.ts';
import { noteLineEngine } from '../part-titles.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerFailure, answerProblem, type Handler, readBody } from './answer.ts';
import { answerBasket, answerCartFailure, isGone, readOpenedCartId, runExclusive } from './cart-access.ts';
import { openingRows } from './short-lived-rows.ts';
import { decideCountry } from './visitor.ts';

type Line = { partId: string; quantity: number; country: string };

/** Country that a basket begins with: what the buyer typed, else chose, else where they seem to be, else the default. */
async function findCountry(
  services: Services,
  cart: HeldCart | null,
  [request, ip]: [Request, string],
): Promise<string> {
  const draft = cart?.isHolder ? await readDraft(services, cart.id) : null;
  return draft?.shipping.country || (await decideCountry(services, request, ip)) || defaultCountry;
}

type Added = Result<Cart> | Response;
type AddRequest = { opening: string | undefined; cookie: string | null };

/**
 * What a line holds is known only by the answer: one that has come above what it may is put back to what it was, and the part
 * refused as one of which there are too few (rule basket.most-quantity).
 */
async function addWithinBound({ commerce }: Services, cartId: string, line: Line): Promise<Result<Cart>> {
  const added = await commerce.addToCart(cartId, line);
  const raised = added.ok && visibleLines(added.value.basket.lines).find(({ partId }) => partId === line.partId);
  if (!raised) return added;
  const held = raised.quantity - line.quantity;
  if (mayHold(raised.quantity, held)) return added;
  const back = await commerce.setLineQuantity(cartId, raised.id, held);
  return back.ok ? fail({ kind: 'refused', operation: 'addToCart', reason: 'out-of-stock' }) : back;
}

const addTo = (services: Services, cartId: string, line: Line): Promise<Added> =>
  runExclusive(services, cartId, () => addWithinBound(services, cartId, line));

const isCartGone = (added: Added): boolean => !(added instanceof Response) && !added.ok && isGone(added.failure);

/**
 * Into a new cart. Two first parts of one browser on their way at once come into the same one: the second finds the cart of the
 * first under the name that the browser gave it.
 */
function addFirst(services: Services, { opening, cookie }: AddRequest, line: Line): Promise<Added> {
  const { commerce, cartMutex } = services;
  if (opening === undefined) return commerce.addToCart(null, line);
  const rows = openRows(openingRows, services);
  return cartMutex.runExclusive(openingRows.prefix + opening, async () => {
    const cartId = await readOpenedCartId(services, cookie, opening);
    const joined = cartId === null ? null : await addTo(services, cartId, line);
    if (joined !== null && !isCartGone(joined)) return joined;
    const added = await commerce.addToCart(null, line);
    if (added.ok) await rows.write(opening, added.value.id);
    return added;
  });
}

/** Into the visitor's cart; where there is none, or it became an order while the part was on its way, into a new one. */
async function add(services: Services, cartId: string | null, request: AddRequest, line: Line): Promise<Added> {
  const added = cartId === null ? null : await addTo(services, cartId, line);
  return added === null || isCartGone(added) ? addFirst(services, request, line) : added;
}

type Opened = { country: string; /** the cart that it takes the place of */ gone: HeldCart | null };

/**
 * The new cart as its country has it, with what was typed for the one before; nobody else changes it yet, but a second part of the
 * same browser may be on its way.
 */
async function settle(services: Services, cart: Cart, { country, gone }: Opened): Promise<Cart> {
  await noteCartCountry(services, cart.id, country);
  return services.cartMutex.runExclusive(cart.id, async () => {
    const opened = await openForCountry(services, cart, country);
    return gone?.isHolder ? carryDraft(services, gone.id, opened) : opened;
  });
}

/** POST /api/basket/lines (rule basket.adding): 404 unknown-part, 409 out-of-stock with `max`; forgets the last order. */
export const addLine: Handler = async (services, request, { ip }) => {
  const body = await readBody(services, request, addLineSchema);
  if (!body.ok) return body.failure;
  const { part: slug, quantity, opening, engine } = body.value;
  if (!isVisibleCode(slug)) return answerProblem(services, 404, 'unknown-part');
  const cookie = request.headers.get('cookie');
  const held = await readCart(services, cookie);
  const cartId = held?.id ?? null;
  const country = await findCountry(services, held, [request, ip]);
  const live = await services.commerce.getPart(slug, { country, currency: 'eur' });
  if (!live.ok)
    return isGone(live.failure) ? answerProblem(services, 404, 'unknown-part') : answerFailure(services, live.failure);
  const line = { partId: live.value.part.id, quantity, country };
  const added = await add(services, cartId, { opening, cookie }, line);
  if (added instanceof Response) return added;
  if (added.ok) {
    if (engine !== undefined) await noteLineEngine(services, added.value.id, live.value.part.slug, engine);
    const isNew = added.value.id !== cartId && added.value.basket.shippingCountry === null;
    const cart = isNew ? await settle(services, added.value, { country, gone: held }) : added.value;
    return answerBasket(services, request, cart, [dropOrder(services)]);
  }
  services.live.forgetPart(slug);
  const { failure } = added;
  return answerCartFailure(
    services,
    request,
    { cartId: cartId ?? '', failure },
    { max: Math.min(countOrderable(live.value.stock), limits.lineQuantityMax) },
  );
};
