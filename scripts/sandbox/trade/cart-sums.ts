import type { StoredCart, StoredLine } from '../store/carts.ts';
import type { StoredPart } from '../store/part-types.ts';
import { grossOf, lessPercent, netOf, type OrderAmounts } from './amounts.ts';
import { percentOf } from './promo-codes.ts';
import { shippingCost } from './shipping.ts';
import { countBackorder } from './stock.ts';

/** `full` before, `amount` after the promo code; both for the whole line, in minor units, as the buyer pays them. */
export type PricedLine = StoredLine & { part: StoredPart; full: number; amount: number };
export type PricedCart = {
  lines: PricedLine[];
  amounts: OrderAmounts;
  percent: number;
  quantity: number;
  backorder: number;
};

/**
 * What a cart costs now. With tax "standard" everything is gross; under the other two settings gross is net and the tax is 0.
 * The promo code is taken off line by line, rounded for each line; tax is the total less the total without VAT.
 */
export function priceCart(cart: StoredCart, partOf: (id: string) => StoredPart): PricedCart {
  const percent = percentOf(cart.promoCode);
  const lines = cart.lines.map((line) => priceLine(cart, line, partOf(line.partId), percent));
  const items = lines.reduce((sum, { amount }) => sum + amount, 0);
  const shipping = cart.shippingMethod === null ? 0 : shippingCostOf(cart, cart.shippingMethod, items);
  const total = items + shipping;
  return {
    lines,
    percent,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    backorder: lines.reduce((sum, { part, quantity }) => sum + countBackorder(part.stock, quantity), 0),
    amounts: {
      items,
      shipping,
      total,
      tax: cart.tax === 'standard' ? total - netOf(total) : 0,
      discount: lines.reduce((sum, { full, amount }) => sum + full - amount, 0),
    },
  };
}

/** What a method would cost the cart, given what its items cost: by country, and by postcode where that names an island. */
export function shippingCostOf(
  { shipCountry, shipZip, currency, tax }: StoredCart,
  methodId: string,
  items: number,
): number {
  return shippingCost(methodId, { country: shipCountry, zip: shipZip, currency, tax, items });
}

function priceLine(cart: StoredCart, line: StoredLine, part: StoredPart, percent: number): PricedLine {
  const { net } = part.price[cart.currency];
  const full = (cart.tax === 'standard' ? grossOf(net) : net) * line.quantity;
  return { ...line, part, full, amount: lessPercent(full, percent) };
}
