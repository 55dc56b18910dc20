import { openPaymentSchema, type PaymentWidgets } from '#api/order.ts';
import type { PaymentToken } from '#commerce/commerce.ts';
import type { Result } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import { type PaymentKind, resolveWidgets } from '#domain/payment/payment-method.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, type Handler, readBody } from './answer.ts';
import { requirePayable } from './require-payable.ts';

type Asked = { order: Order; kinds: PaymentKind[]; gone: string | null };

/** A Revolut token stands for an order there, so every window is handed the one that was handed out first. */
async function keepTokens({ payments }: Services, { order, gone }: Asked, tokens: PaymentToken[]) {
  return Promise.all(
    tokens.map(async (token) => {
      if (token.kind !== 'revolut') return token;
      const kept = await payments.keepProviderOrder(order, { provider: 'revolut', made: token.token, gone });
      return { ...token, token: kept ?? token.token };
    }),
  );
}

/** What the order can be paid with; a token that was handed out is not asked for again, which would open a second payment. */
async function findTokens(services: Services, asked: Asked): Promise<Result<PaymentToken[]>> {
  const { order, kinds, gone } = asked;
  if (kinds.every((kind) => kind === 'revolut')) {
    const kept = await services.payments.keepProviderOrder(order, { provider: 'revolut', made: null, gone });
    if (kept !== null) return { ok: true, value: [{ kind: 'revolut', token: kept }] };
  }
  const tokens = await services.commerce.getPaymentTokens({ id: order.id, total: order.totals.total });
  if (!tokens.ok) return tokens;
  const offered = tokens.value.filter(({ kind }) => kinds.includes(kind));
  return { ok: true, value: await keepTokens(services, asked, offered) };
}

/**
 * POST /api/order/{id}/payment: the widgets that may be offered now (rule payment.when-offered), with the amount of the
 * order itself, which is asked for first. 403 not-your-order, 409 not-payable, payment-under-way or amount-mismatch. A provider
 * without token is left out. A POST, because asking for tokens may open a payment at the provider
 * (rule request.reading-changes-nothing).
 */
export const openPayment: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, openPaymentSchema);
  if (!body.ok) return body.failure;
  const order = await requirePayable(services, request, id);
  if (order instanceof Response) return order;
  const tokens = await findTokens(services, { order, kinds: resolveWidgets(order), gone: body.value.gone ?? null });
  if (!tokens.ok) return answerFailure(services, tokens.failure);
  const { PAYPAL_SDK_URL, REVOLUT_SDK_URL } = services.env;
  const answer: PaymentWidgets = {
    scripts: { paypal: PAYPAL_SDK_URL, revolut: REVOLUT_SDK_URL },
    widgets: tokens.value,
    amount: order.totals.total,
    reference: order.id,
    payerName: order.shipping.recipient,
  };
  return answerJson(answer);
};
