import type { StoredCart } from '../store/carts.ts';
import type { Store } from '../store/store.ts';
import { toDecimal } from '../trade/amounts.ts';
import type { Currency } from '../trade/amounts.ts';
import { priceCart, shippingCostOf } from '../trade/cart-sums.ts';
import type { PricedCart } from '../trade/cart-sums.ts';
import { listPaymentMethods } from '../trade/payment-methods.ts';
import { listShippingMethods } from '../trade/shipping.ts';
import { toLines } from './line.ts';
import type { WireLine } from './line.ts';

const currencyOf: Record<Currency, { _id: string; symbol: string; name: string; iso: string }> = {
  eur: { _id: 'cur-eur', symbol: '€', name: 'Euro', iso: 'eur' },
  pln: { _id: 'cur-pln', symbol: 'zł', name: 'Polish złoty', iso: 'pln' },
};

/** The cart with the prices of this moment. A part that left the range keeps its last price. */
export function priceNow(store: Store, cart: StoredCart): PricedCart {
  return priceCart(cart, (id) => {
    const part = store.parts.byId(id);
    if (!part) throw new Error(`A cart holds ${id}, which the store does not know.`);
    return part;
  });
}

/** All lines of a priced cart, kit contents after their kit. */
export function toWireLines(store: Store, { lines, percent }: PricedCart): WireLine[] {
  return lines.flatMap((line) => toLines(line, percent, store.parts.bySlug));
}

/** The answer of every cart call. */
export function toCartAnswer(store: Store, cart: StoredCart) {
  const priced = priceNow(store, cart);
  return {
    cart_id: cart.id,
    quantity: priced.quantity,
    summary: toSummary(priced),
    shoppingcarts: [
      { shoppingcart: toShoppingCart(store, cart, priced), options: toOptions(cart, priced.amounts.items) },
    ],
  };
}

function toSummary({ amounts, quantity }: PricedCart) {
  return {
    grossitemsamount: toDecimal(amounts.items),
    grossshippingcost: toDecimal(amounts.shipping),
    grossamount: toDecimal(amounts.total),
    taxamount: toDecimal(amounts.tax),
    discountamount: toDecimal(amounts.discount),
    quantity,
  };
}

function toShoppingCart(store: Store, cart: StoredCart, priced: PricedCart) {
  return {
    _id: cart.id,
    currency: currencyOf[cart.currency],
    transactionlines: toWireLines(store, priced),
    promocode: cart.promoCode,
    backorderquantity: priced.backorder,
    validtaxnumber: cart.taxNumberValid,
    taxnumber: cart.taxNumber,
    shipcountry: cart.shipCountry,
    shipzip: cart.shipZip,
    shippingmethod: cart.shippingMethod,
    paymentmethod: cart.paymentMethod,
    salesorder: cart.orderId === null ? null : { _id: cart.orderId },
  };
}

function toOptions(cart: StoredCart, items: number) {
  const shipping = listShippingMethods(cart.shipCountry);
  return {
    shippingmethod: shipping.map((method) => ({
      ...method,
      grossprice: toDecimal(shippingCostOf(cart, method._id, items)),
    })),
    paymentmethod: listPaymentMethods(cart.shipCountry),
  };
}
