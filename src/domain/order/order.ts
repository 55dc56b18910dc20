import type { BasketLine, BasketTotals } from '../basket/basket.ts';
import type { Money } from '../price/money.ts';

/** An order as the commerce API tells it. Personal: only for its buyer (rule privacy.order-for-buyer). */
export type Order = {
  id: string;
  /** order number as printed */
  number: string;
  /** when it was placed, ISO 8601 */
  date: string;
  /** other words of the API are kept as they are */
  status: 'pendingapproval' | 'closed' | (string & {});
  /** null until the API says something; "fullypaid" when paid */
  paymentStatus: 'fullypaid' | (string & {}) | null;
  /** decides which widget pays; what the buyer reads is `paymentTitle` */
  paymentMethod: string;
  paymentTitle: string;
  shippingMethod: string;
  lines: BasketLine[];
  totals: BasketTotals;
  promoCode: string | null;
  comment: string;
  shipping: OrderAddress;
  billing: OrderAddress | null;
  email: string;
  phone: string;
  /** every amount that providers have taken for it; left out where the commerce API does not tell */
  captured?: CapturedPayment[];
};

/** `reference`: the commerce API's name for it */
export type CapturedPayment = { reference: string; amount: Money };

export type OrderAddress = {
  recipient: string;
  address: string;
  postcode: string;
  city: string;
  /** name of the country */
  country: string;
  /** null where the commerce API gives none */
  countryCode: string | null;
};
