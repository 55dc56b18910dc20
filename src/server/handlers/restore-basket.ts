import { type OtherMethods, type RestoreBasket, restoreBasketSchema } from '#api/order.ts';
import { defaultCountry } from '#config/countries.ts';
import type { Cart } from '#commerce/commerce.ts';
import { type Result, succeed } from '#domain/failure.ts';
import { countPieces } from '#domain/basket/basket.ts';
import { decideOrderState, type Order } from '#domain/order/order.ts';
import { keyCart, readCartId } from '../cart-holder.ts';
import { keepCartRows } from '../checkout/keep-cart-rows.ts';
import { readOrderDraft } from '../checkout/draft-of-order.ts';
import { dropOrder, handBasket } from '../cookies.ts';
import { carryLineEngines } from '../part-titles.ts';
import { noteCarriedAlong } from '../order/restore-lines.ts';
import {
  type OrderChoices,
  type RestoredBasketRow,
  restoreBasket,
  restoreBasketAgain,
  restoredBasketRows,
} from '../order/restore-basket.ts';
import { findCart, findCartById, runExclusiveOfAll } from './cart-access.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerFailure, answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { requireUntaken } from './order-payment.ts';
import { requireOwnOrder } from './own-order.ts';

const isUnpaid = (order: Order): boolean => decideOrderState(order) === 'awaiting-payment';

async function answerRestoredBasket(
  services: Services,
  { cartId, next, missing }: RestoredBasketRow,
): Promise<Response> {
  const found = await findCartById(services, null, cartId);
  if (!found.ok) return answerFailure(services, found.failure);
  if (found.value.cart === null) return answerProblem(services, 503, 'shop-unavailable');
  const answer: RestoreBasket = { next, missing };
  const held = { id: cartId, key: await keyCart(services, cartId) };
  const cookies = await handBasket(services, held, countPieces(found.value.cart.basket.lines));
  await keepCartRows(services, cartId);
  return answerJson(answer, { cookies: [...cookies, dropOrder(services)] });
}

/** Before anybody holds the cart: once it is ordered, the order is not paid any more (rule order.replaced). */
async function hand(services: Services, order: Order, begun: Cart | null, row: RestoredBasketRow): Promise<Response> {
  await services.replacing.noteRestored(order.id, { into: row.cartId, begun: begun?.id ?? null });
  await carryLineEngines(services, { orderId: order.id, begun: begun?.id ?? null, into: row.cartId });
  if (begun && begun.id !== row.cartId) await noteCarriedAlong(services, begun.id, row.cartId);
  return answerRestoredBasket(services, row);
}

type Press = { begun: Cart | null; choices: OrderChoices; keep: (row: RestoredBasketRow) => Promise<unknown> };

/** Into the basket of an earlier press; null where that is an order by now, or empty. */
async function pressAgain(
  services: Services,
  row: RestoredBasketRow,
  press: Press,
): Promise<Result<RestoredBasketRow | null>> {
  const found = await findCartById(services, null, row.cartId);
  if (!found.ok) return found;
  const { cart } = found.value;
  if (cart === null || cart.basket.lines.length === 0) return succeed(null);
  return restoreBasketAgain(services, { ...press, row, cart });
}

type Pressed = { cookie: string | null; paymentMethodId?: string | undefined };

/** While neither the basket begun since nor that of the earlier press `before` is changed or becomes an order. */
async function restoreLeased(
  services: Services,
  order: Order,
  { cookie, paymentMethodId, before }: Pressed & { before: RestoredBasketRow | null },
): Promise<Response> {
  const found = await findCart(services, cookie);
  if (!found.ok) return answerFailure(services, found.failure);
  const begun = found.value.cart;
  const choices: OrderChoices = {
    ...{ order, draft: await readOrderDraft(services, order), paymentMethodId },
    ...{ currency: order.totals.total.currency, promoCode: order.promoCode ?? begun?.basket.promoCode },
  };
  const keep = (row: RestoredBasketRow) => openRows(restoredBasketRows, services).write(order.id, row);
  const again = before ? await pressAgain(services, before, { begun, choices, keep }) : succeed(null);
  if (!again.ok) return answerFailure(services, again.failure);
  if (again.value) return hand(services, order, begun, again.value);
  const done = await restoreBasket(services, choices, begun);
  if (!done.ok) return answerFailure(services, done.failure);
  await keep(done.value);
  return hand(services, order, begun, done.value);
}

async function restoreOnce(services: Services, order: Order, pressed: Pressed): Promise<Response> {
  const before = await openRows(restoredBasketRows, services).read(order.id);
  const carts = [await readCartId(services, pressed.cookie), before?.cartId].filter((id) => typeof id === 'string');
  return runExclusiveOfAll(services, carts, () => restoreLeased(services, order, { ...pressed, before }));
}

/**
 * POST /api/order/{id}/basket: the parts of the buyer's unpaid order into a new basket, with address and choices (rule
 * order.put-back); the visitor's last order is then forgotten. Pressed twice it is one basket, with what was begun
 * elsewhere since and the method that was pressed last. 403 not-your-order, 409
 * not-payable where it is paid, payment-under-way where it may be, order-pending where the basket begun since is being ordered,
 * order-replaced where they were ordered anew, earlier-paid, out-of-stock where nothing can be had.
 */
export const restoreBasketOfOrder: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, restoreBasketSchema);
  if (!body.ok) return body.failure;
  const own = await requireOwnOrder(services, request, id);
  if (own instanceof Response) return own;
  const order = await requireUntaken(services, own, { isPayable: isUnpaid, whenLost: 'stop' });
  if (order instanceof Response) return order;
  return services.cartMutex.runExclusive(restoredBasketRows.prefix + order.id, () =>
    restoreOnce(services, order, { cookie: request.headers.get('cookie'), ...body.value }),
  );
};

/** GET /api/order/{id}/basket: by which other methods its parts could be paid; none for an order that cannot be paid. */
export const listOtherMethods: Handler = async (services, request, { id }) => {
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  if (await services.replacing.find(order.id)) return answerJson({ methods: [] } satisfies OtherMethods);
  const { country } = (await readOrderDraft(services, order)).shipping;
  const { currency } = order.totals.total;
  const listed = await services.commerce.listPaymentMethods({ country: country || defaultCountry, currency });
  if (!listed.ok) return answerFailure(services, listed.failure);
  const others = listed.value.filter(({ name }) => name !== order.paymentMethod);
  const answer: OtherMethods = { methods: isUnpaid(order) ? others : [] };
  return answerJson(answer);
};
