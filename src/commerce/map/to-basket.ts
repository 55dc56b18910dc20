import type { Basket, BasketLine, PaymentMethodOption } from '#domain/basket/basket.ts';
import type { Currency } from '#domain/price/money.ts';
import type { Cart } from '../commerce.ts';
import type { WireCart, WireLine, WireMethod } from '../contract/cart.ts';
import { toDiscount, toMoney } from './to-money.ts';

/** A line of a cart or an order; its amount is gross and for the whole line. */
export const toLine = (line: WireLine, currency: Currency): BasketLine => ({
  id: line._id,
  partId: line.item._id,
  slug: line.item.urlcomponent,
  number: line.item.number,
  name: line.displayname,
  quantity: line.quantity,
  gross: toMoney(line.grosamount, currency),
  discountRate: line.discountrate,
  isKitComponent: line.kitcomponent,
  photoUrl: line.item.photos[0]?.url ?? null,
});

/** A method as the buyer meets it; one without a name for people goes by its own. */
export const toMethod = ({ _id, name, displayname, description }: WireMethod): PaymentMethodOption => ({
  id: _id,
  name,
  title: displayname || name,
  description,
});

/** The answer of a cart call as a basket in our words, with what only the server may know beside it. */
export function toCart({ cart_id: id, summary, shoppingcarts: [{ shoppingcart, options }] }: WireCart): Cart {
  const currency = shoppingcart.currency.iso;
  const money = (amount: number) => toMoney(amount, currency);
  const basket: Basket = {
    currency,
    lines: shoppingcart.transactionlines.map((line) => toLine(line, currency)),
    promoCode: shoppingcart.promocode || null,
    hasBackorder: shoppingcart.backorderquantity > 0,
    shippingCountry: shoppingcart.shipcountry || null,
    shippingMethodId: shoppingcart.shippingmethod || null,
    paymentMethodId: shoppingcart.paymentmethod || null,
    shippingMethods: options.shippingmethod.map((method) => ({ ...toMethod(method), gross: money(method.grossprice) })),
    paymentMethods: options.paymentmethod.map(toMethod),
    totals: {
      items: money(summary.grossitemsamount),
      shipping: money(summary.grossshippingcost),
      tax: money(summary.taxamount),
      total: money(summary.grossamount),
      discount: toDiscount(summary.discountamount, currency),
    },
    vatNumberValid: shoppingcart.validtaxnumber,
  };
  return { id, basket, postcode: shoppingcart.shipzip || null, orderId: shoppingcart.salesorder?._id ?? null };
}
