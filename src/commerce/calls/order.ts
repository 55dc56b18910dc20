import { z } from 'zod';
import type { PaymentMethodOption } from '#domain/basket/basket.ts';
import type { Result } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import type { Currency, Money } from '#domain/price/money.ts';
import type { CommerceClient } from '../client.ts';
import type { PaymentToken } from '../commerce.ts';
import { wireMethodSchema } from '../contract/cart.ts';
import { wireOrderAnswerSchema, wireReferenceSchema } from '../contract/order.ts';
import { wireWidgetsAnswerSchema } from '../contract/payment.ts';
import { toMethod } from '../map/to-basket.ts';
import { toOrder } from '../map/to-order.ts';
import { toPaymentTokens } from '../map/to-payment-tokens.ts';

/**
 * createOrder: makes the cart an order and gives its id. Sent once; where `isOutcomeUnknown`
 * says so, ask `getCart` for `orderId` before anything else. Refused: cart-closed, out-of-stock, invalid-request (cart not complete).
 */
export const createOrder = (client: CommerceClient, cartId: string): Promise<Result<string>> =>
  client.ask({
    operation: 'create-order',
    kind: 'create-order',
    path: '/order',
    body: { action: 'createOrder', cart_id: cartId },
    schema: wireReferenceSchema.transform(({ _id }) => _id),
  });

/** getOrder: personal data, only for its buyer (rule privacy.order-for-buyer). `refused: not-found` when there is none. */
export const getOrder = (client: CommerceClient, orderId: string): Promise<Result<Order>> =>
  client.ask({
    operation: 'get-order',
    kind: 'read',
    path: '/order',
    body: { action: 'getOrder', order_id: orderId },
    schema: wireOrderAnswerSchema.transform(({ data }) => toOrder(data)),
  });

/**
 * confirmPayment (rule payment.shop-confirms): the API looks at the provider; answers the order as it then is. `refused:
 * not-payable` while nothing was paid.
 */
export const confirmPayment = (
  client: CommerceClient,
  orderId: string,
  payer: { name: string; email: string },
): Promise<Result<Order>> =>
  client.ask({
    operation: 'confirm-payment',
    kind: 'write',
    path: '/order',
    body: { action: 'confirmPayment', order_id: orderId, shippingname: payer.name, email: payer.email },
    schema: wireOrderAnswerSchema.transform(({ data }) => toOrder(data)),
  });

/**
 * getPaymentWidgets: tokens of the widgets that may pay this order; empty when none was given.
 * Sent once, as it may open a payment at the provider. Refused: amount-mismatch when `total` is not the order's amount.
 */
export const getPaymentTokens = (
  client: CommerceClient,
  { id, total }: { id: string; total: Money },
): Promise<Result<PaymentToken[]>> =>
  client.ask({
    operation: 'get-payment-tokens',
    kind: 'write',
    path: '/paymentmethods',
    body: { action: 'getPaymentWidgets', currency: total.currency, amount: total.amount / 100, transactionid: id },
    schema: wireWidgetsAnswerSchema.transform(({ data }) => toPaymentTokens(data)),
  });

/** getPaymentMethods: how an order to this country can be paid, whatever basket there is. */
export const listPaymentMethods = (
  client: CommerceClient,
  { country, currency }: { country: string; currency: Currency },
): Promise<Result<PaymentMethodOption[]>> =>
  client.ask({
    operation: 'list-payment-methods',
    kind: 'read',
    path: '/paymentmethods',
    body: { action: 'getPaymentMethods', country, currency },
    schema: z.object({ data: z.array(wireMethodSchema) }).transform(({ data }) => data.map(toMethod)),
  });
