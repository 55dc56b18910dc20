import { type OtherMethods, type PutBack, putBackSchema } from '#api/order.ts';
import { defaultCountry } from '#config/countries.ts';
import { isOutcomeUnknown } from '#domain/failure.ts';
import { countPieces } from '#domain/basket/basket-count.ts';
import type { Order } from '#domain/order/order.ts';
import { decideOrderState } from '#domain/order/order-state.ts';
import { readOrderDraft } from '../checkout/order-draft.ts';
import { dropOrder, handCart } from '../cookies.ts';
import { type PutBackRow, putBack, putBackRows } from '../order/put-back.ts';
import { findCart } from './cart-access.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerFailure, answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { requireOwnOrder } from './require-own-order.ts';

const isUnpaid = (order: Order): boolean => decideOrderState(order) === 'awaiting-payment';

type Standing = 'unpaid' | 'not-payable' | 'payment-under-way' | 'unknown';

/** A payment whose answer was lost may have paid the order: what cannot be found out is not put back. */
async function findStanding({ commerce, payments }: Services, order: Order): Promise<Standing> {
  if (!isUnpaid(order)) return 'not-payable';
  const asked = await commerce.confirmPayment(order.id, { name: order.shipping.recipient, email: order.email });
  if (!asked.ok && isOutcomeUnknown(asked.failure)) return 'unknown';
  const current = asked.ok ? asked.value : order;
  if (!isUnpaid(current)) return 'not-payable';
  const isTaken = (current.captured ?? []).length > 0 || (await payments.isCaptureSeen(order.id));
  return isTaken ? 'payment-under-way' : 'unpaid';
}

async function answerPutBack(services: Services, { cartId, next, missing }: PutBackRow): Promise<Response | null> {
  const cart = await services.commerce.getCart(cartId);
  if (!cart.ok || cart.value.orderId !== null) return null;
  const answer: PutBack = { next, missing };
  const cookies = await handCart(services, cartId, countPieces(cart.value.basket.lines));
  return answerJson(answer, { cookies: [...cookies, dropOrder(services)] });
}

async function putBackOnce(
  services: Services,
  order: Order,
  { cookie, paymentMethodId }: { cookie: string | null; paymentMethodId?: string | undefined },
): Promise<Response> {
  const rows = openRows(putBackRows, services);
  const before = await rows.read(order.id);
  const again = before && (await answerPutBack(services, before));
  if (again) return again;
  const begun = await findCart(services, cookie);
  if (!begun.ok) return answerFailure(services, begun.failure);
  const choices = { order, draft: await readOrderDraft(services, order), paymentMethodId };
  const done = await putBack(services, choices, begun.value.cart?.basket.lines);
  if (!done.ok) return answerFailure(services, done.failure);
  await rows.write(order.id, done.value);
  return (await answerPutBack(services, done.value)) ?? answerProblem(services, 503, 'shop-unavailable');
}

/**
 * POST /api/order/{id}/basket: the parts of the buyer's unpaid order into a new basket, with address and choices (rule
 * order.put-back); the visitor's last order is then forgotten. Pressed twice it is one basket. 403 not-your-order, 409
 * not-payable where it is paid, payment-under-way where it may be, out-of-stock where nothing can be had.
 */
export const putBackOrder: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, putBackSchema);
  if (!body.ok) return body.failure;
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  const standing = await findStanding(services, order);
  if (standing === 'unknown') return answerProblem(services, 503, 'shop-unavailable');
  if (standing !== 'unpaid') return answerProblem(services, 409, standing);
  return services.cartMutex.runExclusive(putBackRows.prefix + order.id, () =>
    putBackOnce(services, order, { cookie: request.headers.get('cookie'), ...body.value }),
  );
};

/** GET /api/order/{id}/basket: by which other methods its parts could be paid; none for an order that cannot be paid. */
export const listOtherMethods: Handler = async (services, request, { id }) => {
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  const { country } = (await readOrderDraft(services, order)).shipping;
  const { currency } = order.totals.total;
  const listed = await services.commerce.listPaymentMethods({ country: country || defaultCountry, currency });
  if (!listed.ok) return answerFailure(services, listed.failure);
  const others = listed.value.filter(({ name }) => name !== order.paymentMethod);
  const answer: OtherMethods = { methods: isUnpaid(order) ? others : [] };
  return answerJson(answer);
};
