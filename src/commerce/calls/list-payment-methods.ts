import { z } from 'zod';
import type { PaymentMethodOption } from '#domain/basket/basket.ts';
import type { Result } from '#domain/failure.ts';
import type { Currency } from '#domain/price/money.ts';
import type { CommerceClient } from '../client.ts';
import { wireMethodSchema } from '../contract/cart.ts';
import { toMethod } from '../map/to-basket.ts';

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
