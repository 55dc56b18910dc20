import { type OrderDelivery, orderDeliverySchema } from '#api/delivery.ts';
import type { Cart, Commerce } from '#commerce/commerce.ts';
import { warehouse } from '#config/delivery.ts';
import { retention } from '#config/retention.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import { isLater, type Promised } from '#domain/delivery/promise.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { promiseBasket } from './basket-delivery.ts';
import { findCartCountry } from './cart-country.ts';
import type { DeliveryDependencies } from './delivery-facts.ts';
import { askOrRecallStocks } from './known-stocks.ts';

/** What is about to be promised, one row for each cart that is becoming an order; as long as its journal. */
export const cartPromiseRows: RowFormat<OrderDelivery> = {
  kind: 'cart-promise',
  prefix: 'cart-promise:',
  schema: orderDeliverySchema,
  keptSeconds: retention['cart-promise'].seconds,
};

/** What was promised with an order when it was placed, one row for each (rule delivery.kept). */
export const orderPromiseRows: RowFormat<OrderDelivery> = {
  kind: 'order-promise',
  prefix: 'order-promise:',
  schema: orderDeliverySchema,
  keptSeconds: retention['order-promise'].seconds,
};

type Dependencies = RowDependencies & DeliveryDependencies & { commerce: Pick<Commerce, 'getStock'> };

/**
 * Writes down what is promised of a cart, before it becomes an order: afterwards the stock is another one. A later attempt
 * takes the place of an earlier one. Where that is later than what the buyer was shown nothing is written (rule order.as-shown).
 */
export async function notePromise(
  deps: Dependencies,
  cart: Cart,
  displayed: Promised | null,
): Promise<'noted' | 'later-than-shown'> {
  const country = await findCartCountry(deps, cart);
  const stocks = await askOrRecallStocks(deps, cart, country);
  const { lines, delivery } = await promiseBasket(deps, { cart, country, stocks });
  const { promise, leaves, late, notes, paidBy } = delivery;
  if (displayed && isLater(promise, displayed, readZoneTime(deps.now(), warehouse.timeZone).day))
    return 'later-than-shown';
  const promisedLines = visibleLines(cart.basket.lines).flatMap(({ id, slug }) => {
    const line = lines.get(id);
    return line ? [{ slug, isLate: late.includes(id), delivery: line }] : [];
  });
  await openRows(cartPromiseRows, deps).write(cart.id, { promise, leaves, paidBy, notes, lines: promisedLines });
  return 'noted';
}

/** What an attempt before wrote down of a cart is no promise of the next one's: it may be later by now. */
export const forgetPromise = ({ storage }: RowDependencies, cartId: string): Promise<void> =>
  storage.delete(cartPromiseRows.prefix + cartId);

/** Hands what was written down of the cart over to its order. Called again for the same order it changes nothing. */
export async function keepPromise(
  deps: RowDependencies,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  const noted = await openRows(cartPromiseRows, deps).read(cartId);
  if (noted) await openRows(orderPromiseRows, deps).add(orderId, noted);
}

/** What was promised when the order was placed; null where it is not known (any more). */
export const readKeptPromise = (deps: RowDependencies, orderId: string): Promise<OrderDelivery | null> =>
  openRows(orderPromiseRows, deps).read(orderId);
