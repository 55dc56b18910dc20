import type { Result } from '#domain/failure.ts';
import type { Money } from '#domain/price/money.ts';
import type { CommerceClient } from '../client.ts';
import type { PaymentToken } from '../commerce.ts';
import { wireWidgetsAnswerSchema } from '../contract/payment.ts';
import { toPaymentTokens } from '../map/to-payment-tokens.ts';

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
