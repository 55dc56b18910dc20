import type { Money } from '../price/money.ts';
import type { BasketLine } from '../basket/basket.ts';

/** An order as the commerce API tells it. Personal: only for its buyer (decision 16). */
export type Order = {
  id: string;
  /** order number as printed */
  number: string;
  /** ISO date */
  date: string;
  /** other words of the API are kept as they are */
  status: 'pendingapproval' | 'closed' | (string & {});
  /** null until the API says something; "fullypaid" when paid */
  paymentStatus: 'fullypaid' | (string & {}) | null;
  paymentMethod: string;
  shippingMethod: string;
  lines: BasketLine[];
  totals: { items: Money; shipping: Money; tax: Money; total: Money };
  promoCode: string | null;
  comment: string;
  shipping: OrderAddress;
  billing: OrderAddress | null;
  email: string;
  phone: string;
};

export type OrderAddress = { recipient: string; address: string; zip: string; city: string; country: string };

/** All that a stranger who knows the address of an order page may learn. */
export type PublicOrderState = { number: string; state: 'awaiting-payment' | 'paid' | 'closed' | 'in-progress' };
