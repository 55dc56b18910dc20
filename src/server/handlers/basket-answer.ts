import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import type { Cart } from '#commerce/commerce.ts';
import { countOrderable, type Stock } from '#domain/availability/stock.ts';
import { type BasketLine, type BasketTotals, countPieces } from '#domain/basket/basket.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { type NetShare, takeVatOff } from '#domain/price/net-share.ts';
import { findShareOf, netOfLine, sumNet } from '#domain/price/net-sums.ts';
import { readTerms, taxOf, toVatNumberState } from '../checkout/buyer-terms.ts';
import { type BasketPromises, promiseBasket } from '../delivery/basket-delivery.ts';
import { findCartCountry } from '../delivery/cart-country.ts';
import { askLineStocks, noteStocks } from '../delivery/known-stocks.ts';
import { listRestorable } from '../order/restore-lines.ts';
import { nameBasket } from '../part-titles.ts';
import type { Services } from '../services.ts';
import { decideOrderState } from '#domain/order/order.ts';

/** A basket line or order line, which has its spoken name, as the browser may see it; `max` null where it does not matter or is not known. */
export const toLineAnswer = (
  { pictureFor }: Pick<Services, 'pictureFor'>,
  line: BasketLine,
  max: number | null,
): BasketLineAnswer => ({
  id: line.id,
  slug: line.slug,
  number: line.number,
  name: line.name,
  ...(line.engine === undefined ? {} : { engine: line.engine }),
  size: parsePartCode(line.slug).size,
  quantity: line.quantity,
  gross: line.gross,
  discountRate: line.discountRate,
  isKitComponent: line.isKitComponent,
  photo: line.photoUrl === null ? null : pictureFor(line.photoUrl),
  max,
});

function toBasketLine(
  services: Services,
  line: BasketLine,
  stock: Stock | undefined,
  promises: BasketPromises | null,
): BasketLineAnswer {
  const delivery = promises?.lines.get(line.id);
  const answer = toLineAnswer(services, line, stock ? countOrderable(stock) : null);
  return delivery ? { ...answer, delivery } : answer;
}

type Sold = { lines: BasketLineAnswer[]; totals: BasketTotals };

/** Lines and totals of a basket or an order with their net amounts beside them (rule price.net-sums). */
export function withNet(sold: Sold, share: NetShare | null): Pick<BasketAnswer, 'lines' | 'totals'> {
  if (share === null) return sold;
  const net = sumNet(sold, share);
  return {
    lines: sold.lines.map((line) => ({ ...line, net: netOfLine(line, share) })),
    totals: { ...sold.totals, ...(net ? { net } : {}) },
  };
}

/** The basket as the browser may see it: no cart id, our own pictures, the most that each line may have, and when it comes. */
export async function toBasketAnswer(services: Services, cart: Cart): Promise<BasketAnswer> {
  const basket = await nameBasket(services, cart);
  const country = await findCartCountry(services, cart);
  const [stocks, terms] = await Promise.all([askLineStocks(services, cart, country), readTerms(services, cart.id)]);
  await noteStocks(services, cart, { country, stocks });
  const promises = basket.lines.length > 0 ? await promiseBasket(services, { cart, country, stocks }) : null;
  const putBack = await listRestorable(services, cart, promises?.delivery.promise);
  const { vatNumberValid: _, ...rest } = basket;
  const { setting, reason } = taxOf(cart, terms);
  const share = findShareOf(basket);
  const lines = basket.lines.map((line) => toBasketLine(services, line, stocks.get(line.id), promises));
  return {
    ...rest,
    ...withNet({ lines, totals: basket.totals }, share),
    shippingMethods: basket.shippingMethods.map((method) => {
      const delivery = promises?.methods.get(method.id);
      const net = share && { net: takeVatOff(method.gross, share) };
      return { ...method, ...net, ...(delivery ? { delivery } : {}) };
    }),
    quantity: countPieces(basket.lines),
    vatNumber: toVatNumberState(cart, terms),
    tax: { setting, reason },
    ...(promises ? { delivery: promises.delivery } : {}),
    ...(putBack.length > 0 ? { putBack } : {}),
  };
}

const nothing = { amount: 0, currency: 'eur' } as const;

/** What a visitor without a basket sees. */
const emptyBasketAnswer: BasketAnswer = {
  currency: 'eur',
  lines: [],
  quantity: 0,
  promoCode: null,
  hasBackorder: false,
  shippingCountry: null,
  shippingMethodId: null,
  paymentMethodId: null,
  shippingMethods: [],
  paymentMethods: [],
  totals: { items: nothing, shipping: nothing, tax: nothing, total: nothing, discount: nothing },
  vatNumber: null,
  tax: { setting: 'standard', reason: 'country-unknown' },
};

type NoBasket = { orderId: string | null; isExpired?: boolean };

/** The same: whether a basket has expired, and the visitor's last order where that waits for its payment; whether it does is not worth a failure. */
export async function toEmptyBasket(
  services: Services,
  { orderId, isExpired = false }: NoBasket,
): Promise<BasketAnswer> {
  const empty: BasketAnswer = isExpired ? { ...emptyBasketAnswer, isExpired } : emptyBasketAnswer;
  if (orderId === null) return empty;
  const order = await services.commerce.getOrder(orderId);
  if (!order.ok || decideOrderState(order.value) !== 'awaiting-payment') return empty;
  const isReplaced = await services.replacing.find(orderId).catch(() => null);
  if (isReplaced) return empty;
  const { number, totals } = order.value;
  return { ...empty, waitingOrder: { id: orderId, number, total: totals.total, tax: totals.tax } };
}
