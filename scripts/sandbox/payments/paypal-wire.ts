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

type AskedPayment = { amount: number; currency: Currency; customId: string | null };

/** What the page asked for, in minor units; null where the request does not have the provider's shape. */
export function parseCreateRequest(body: unknown): AskedPayment | null {
  const parsed = createRequest.safeParse(body);
  const first = parsed.data?.purchase_units[0];
  if (!first) return null;
  const currency = first.amount.currency_code.toLowerCase() as Currency;
  return { amount: toMinor(Number(first.amount.value)), currency, customId: first.custom_id ?? null };
}

const toAmount = ({ amount, currency }: ProviderPayment) => ({
  currency_code: currency.toUpperCase(),
  value: toDecimal(amount).toFixed(2),
});

const toStatus = (payment: ProviderPayment, isApproved: boolean) =>
  payment.status === 'captured' ? 'COMPLETED' : isApproved ? 'APPROVED' : 'CREATED';

const toCaptures = (payment: ProviderPayment) => ({
  captures: [{ id: `CAP-${payment.id}`, status: 'COMPLETED', amount: toAmount(payment), final_capture: true }],
});

/** The provider's order, as `create`, `get` and `capture` answer it. */
export function toPayPalOrder(payment: ProviderPayment, isApproved: boolean) {
  const isCaptured = payment.status === 'captured';
  return {
    id: payment.id,
    intent: 'CAPTURE',
    status: toStatus(payment, isApproved),
    create_time: payment.created,
    ...(isApproved || isCaptured
      ? { payer: { payer_id: PAYER_ID, name: { given_name: 'Sandbox', surname: 'Payer' } } }
      : {}),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: payment.orderId ?? undefined,
        amount: toAmount(payment),
        ...(isCaptured ? { payments: toCaptures(payment) } : {}),
      },
    ],
  };
}

/** The one payer of the sandbox. */
export const PAYER_ID = 'SANDBOXPAYER';

/** A refusal in the provider's words. */
export const toPayPalRefusal = (name: string, issue: string, description: string) => ({
  name,
  message: description,
  details: [{ issue, description }],
});
