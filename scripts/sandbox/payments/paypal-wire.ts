import { z } from 'zod';
import type { ProviderPayment } from '../store/payments.ts';
import { currencies, toDecimal, toMinor } from '../trade/amounts.ts';
import type { Currency } from '../trade/amounts.ts';

/** The sandbox pays in the two currencies of the shop; the provider writes them in capitals. */
export const paypalCurrencies = currencies.map((currency) => currency.toUpperCase());

const unit = z.looseObject({
  amount: z.looseObject({
    value: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/)
      .refine((value) => Number(value) > 0),
    currency_code: z.enum(paypalCurrencies),
  }),
  custom_id: z.string().max(255).optional(),
});

/** `POST /v2/checkout/orders` as far as it is read here; like the provider, it lets further fields pass. */
const createRequest = z.looseObject({
  intent: z.enum(['CAPTURE']).optional(),
  purchase_units: z.array(unit).length(1),
});

type RequestedPayment = { amount: number; currency: Currency; customId: string | null };

/** What the page asked for, in minor units; null where the request does not have the provider's shape. */
export function parseCreateRequest(body: unknown): RequestedPayment | null {
  const first = createRequest.safeParse(body).data?.purchase_units[0];
  if (!first) return null;
  const currency = first.amount.currency_code.toLowerCase() as Currency;
  return { amount: toMinor(Number(first.amount.value)), currency, customId: first.custom_id ?? null };
}

/** The provider's order once its money is taken, as the capture answers it. */
export function toCapturedOrder({ id, orderId, amount, currency, created }: ProviderPayment) {
  const taken = { currency_code: currency.toUpperCase(), value: toDecimal(amount).toFixed(2) };
  const captures = [{ id: `CAP-${id}`, status: 'COMPLETED', amount: taken, final_capture: true }];
  return {
    id,
    intent: 'CAPTURE',
    status: 'COMPLETED',
    create_time: created,
    purchase_units: [
      { reference_id: 'default', custom_id: orderId ?? undefined, amount: taken, payments: { captures } },
    ],
  };
}

/** A refusal in the provider's words. */
export const toPayPalRefusal = (name: string, issue: string, description: string) => ({
  name,
  message: description,
  details: [{ issue, description }],
});
