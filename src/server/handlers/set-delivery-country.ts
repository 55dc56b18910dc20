import { deliveryCountrySchema } from '#api/delivery.ts';
import type { Cart } from '#commerce/commerce.ts';
import { countries } from '#config/countries.ts';
import { keepNumberCountry } from '#domain/checkout/draft-number.ts';
import { setShippingCountry } from '../checkout/set-tax.ts';
import { readDraft, saveDraft } from '../checkout/stored-draft.ts';
import { handCountry } from '../cookies.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerNothing, answerProblem, type Handler, readBody } from './answer.ts';
import { findCart, runExclusive } from './cart-access.ts';

/**
 * What was typed into the checkout follows the country; the postcode and the shipping method were those of the one before. The VAT
 * number keeps its own.
 */
async function followInDraft(services: Services, { id: cartId, basket }: Cart, country: string): Promise<void> {
  const draft = await readDraft(services, cartId);
  if (draft.shipping.country === '' || draft.shipping.country === country) return;
  const shipping = { ...draft.shipping, country, postcode: '' };
  const moved = { ...draft, shipping, shippingMethodId: '' };
  const isRefused = basket.vatNumberValid === false;
  await saveDraft(services, cartId, {
    draft: draft.isCompany ? keepNumberCountry(draft, moved, { isRefused }) : moved,
  });
}

/** The basket goes to the chosen country too, with everything that depends on it; null when it does. */
async function moveBasket(services: Services, cart: Cart, country: string): Promise<Response | null> {
  const moved = await runExclusive(services, cart.id, () => setShippingCountry(services, cart, country));
  if (moved instanceof Response) return moved;
  if (!moved.ok) return answerFailure(services, moved.failure);
  await followInDraft(services, cart, country);
  return null;
}

/**
 * PUT /api/visitor/country (rule delivery.country): keeps the country that dates are told for, and changes that of the basket.
 * 422 for a country that we do not deliver to, 409 order-pending.
 */
export const setDeliveryCountry: Handler = async (services, request) => {
  const body = await readBody(services, request, deliveryCountrySchema);
  if (!body.ok) return body.failure;
  const { country } = body.value;
  if (!countries.some(({ code }) => code === country)) return answerProblem(services, 422, 'invalid-request');
  const found = await findCart(services, request.headers.get('cookie'));
  if (!found.ok) return answerFailure(services, found.failure);
  const { cart, cookies } = found.value;
  const isMoving = cart !== null && cart.basket.shippingCountry !== country;
  const refused = isMoving ? await moveBasket(services, cart, country) : null;
  return refused ?? answerNothing([...cookies, handCountry(services, country)]);
};
