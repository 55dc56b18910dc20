import * as z from 'zod/mini';
import { type BasketLine, visibleLines } from '../basket/basket.ts';
import type { Money } from '../price/money.ts';
import type { Order } from './order.ts';

const itemSchema = z.strictObject({
  item_id: z.string(),
  item_name: z.string(),
  quantity: z.number(),
  price: z.number(),
});
type Item = z.infer<typeof itemSchema>;

/**
 * The 'purchase' event (rule order.purchase-event) in the words of Google's data layer. Amounts gross, in units of the
 * currency.
 */
export const purchaseEventSchema = z.strictObject({
  event: z.literal('purchase'),
  ecommerce: z.strictObject({
    transaction_id: z.string(),
    value: z.number(),
    tax: z.number(),
    shipping: z.number(),
    currency: z.string(),
    coupon: z.optional(z.string()),
    items: z.array(itemSchema),
  }),
});
type PurchaseEvent = z.infer<typeof purchaseEventSchema>;

type BoughtLine = Pick<BasketLine, 'number' | 'name' | 'quantity' | 'gross' | 'isKitComponent'>;
type BoughtOrder = Pick<Order, 'number' | 'promoCode'> & {
  lines: readonly BoughtLine[];
  totals: Pick<Order['totals'], 'total' | 'tax' | 'shipping'>;
};

const toUnits = ({ amount }: Money): number => amount / 100;

const toItem = ({ number, name, quantity, gross }: BoughtLine): Item => ({
  item_id: number,
  item_name: name,
  quantity,
  price: Math.round(gross.amount / quantity) / 100,
});

/**
 * Carries neither the e-mail nor anything else of the buyer (rule order.purchase-event); kit component lines are not
 * bought by themselves.
 */
export const toPurchaseEvent = ({ number, promoCode, lines, totals }: BoughtOrder): PurchaseEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: number,
    value: toUnits(totals.total),
    tax: toUnits(totals.tax),
    shipping: toUnits(totals.shipping),
    currency: totals.total.currency.toUpperCase(),
    ...(promoCode === null ? {} : { coupon: promoCode }),
    items: visibleLines(lines).map(toItem),
  },
});
