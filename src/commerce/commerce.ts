import type { Basket, PaymentMethodOption } from '#domain/basket/basket.ts';
import type { Application } from '#domain/catalogue/catalogue.ts';
import type { Distributor } from '#domain/distributor/distributor.ts';
import type { Result } from '#domain/failure.ts';
import type { Marquee } from '#domain/marquee/marquee.ts';
import type { Article } from '#domain/news/article.ts';
import type { Order } from '#domain/order/order.ts';
import type { Part } from '#domain/part/part.ts';
import type { Currency, Money } from '#domain/price/money.ts';
import type { TaxSetting } from '#domain/tax/tax.ts';
import type { Stock } from '#domain/availability/stock.ts';

/** The door to the commerce API: what the rest of the shop may ask, in our own words. Nothing throws. */
export type Commerce = {
  /** getItem by url component; `refused: not-found` when there is none */
  getPart(
    slug: string,
    visitor: { country: string; currency: Currency },
  ): Promise<Result<{ part: Part; stock: Stock }>>;
  /** search by keyword; visible parts only */
  searchParts(keyword: string): Promise<Result<FoundPart[]>>;
  /** getItemStock by the part's id */
  getStock(partId: string, country: string): Promise<Result<Stock>>;
  getApplicationsOfPart(partId: string): Promise<Result<Application[]>>;
  getRelatedOfPart(partId: string): Promise<Result<RelatedItem[]>>;

  /** addToCart; `cartId` null opens a new cart */
  addToCart(cartId: string | null, line: { partId: string; quantity: number; country: string }): Promise<Result<Cart>>;
  getCart(cartId: string): Promise<Result<Cart>>;
  setLineQuantity(cartId: string, lineId: string, quantity: number): Promise<Result<Cart>>;
  removeLine(cartId: string, lineId: string): Promise<Result<Cart>>;
  /** one or several cart fields in one call, in the order given */
  setCartFields(cartId: string, fields: CartField[]): Promise<Result<Cart>>;

  /** returns the reference of the new address */
  createAddress(cartId: string, address: AddressInput): Promise<Result<string>>;
  /** converts the cart; returns the order id. After an unknown outcome ask `getCart` for `orderId` before anything else. */
  createOrder(cartId: string): Promise<Result<string>>;
  getOrder(orderId: string): Promise<Result<Order>>;
  /** asks the provider's result into the order; answers the order as it then is */
  confirmPayment(orderId: string, payer: { name: string; email: string }): Promise<Result<Order>>;
  /** how an order to this country can be paid */
  listPaymentMethods(buyer: { country: string; currency: Currency }): Promise<Result<PaymentMethodOption[]>>;
  getPaymentTokens(order: { id: string; total: Money }): Promise<Result<PaymentToken[]>>;

  /** country of an IP address; null where the service knows none */
  getCountry(ip: string): Promise<Result<string | null>>;

  listDistributors(): Promise<Result<Distributor[]>>;
  /** one article of the news service; `refused: not-found` when there is none */
  getArticle(slug: string): Promise<Result<Article>>;
  getMarquee(): Promise<Result<Marquee>>;
};

/** `photoUrl`: its first photo at the commerce side */
export type RelatedItem = { slug: string; description: string; photoUrl: string | null };

export type FoundPart = { slug: string; number: string; name: string; description: string };

/**
 * A basket with what only the server may know. `postcode`: that of the delivery, null until known; `orderId` is set once the
 * cart has become an order.
 */
export type Cart = { id: string; basket: Basket; postcode: string | null; orderId: string | null };

/** Cart fields by our words; the adapter knows the wire words (rule commerce.calls). */
export type CartField =
  | { field: 'promoCode'; value: string }
  | { field: 'vatNumber'; value: { country: string; number: string } | null }
  | { field: 'currency'; value: Currency }
  | { field: 'paymentMethod'; value: string }
  | { field: 'shippingMethod'; value: string | null }
  | { field: 'shippingCountry'; value: string }
  | { field: 'billingCountry'; value: string }
  | { field: 'postcode'; value: string | null }
  | { field: 'tax'; value: TaxSetting }
  | { field: 'requestPayment'; value: true }
  | { field: 'sendTogether'; value: true }
  | { field: 'shippingAddress'; value: string }
  | { field: 'billingAddress'; value: string }
  | { field: 'comment'; value: string }
  | { field: 'email'; value: string };

/**
 * An address as the back office gets it; `recipient` is first and last name joined, `company` goes into the wire's `name`.
 */
export type AddressInput = {
  address: string;
  address2: string;
  recipient: string;
  city: string;
  postcode: string;
  country: string;
  phone: string;
  company: string;
};

export type PaymentToken = { kind: 'paypal'; clientId: string } | { kind: 'revolut'; token: string };
