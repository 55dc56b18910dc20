import {
  captureSchema,
  confirmSchema,
  keepProviderOrderSchema,
  openPaymentSchema,
  type PaymentWidgets,
  type SeenAtProvider,
} from '#api/order.ts';
import type { PaymentToken } from '#commerce/commerce.ts';
import { isOutcomeUnknown, isRefusedAs, type Result } from '#domain/failure.ts';
import { decideOrderState, isPaid, type Order } from '#domain/order/order.ts';
import { type PaymentKind, resolveWidgets } from '#domain/payment/payment-method.ts';
import type { SeenOutcome } from '../payment/order-payments.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { type KnownOrder, toOrderAnswer } from './order-answer.ts';
import { requireOwnOrder } from './own-order.ts';

/** The answer to give where its parts were ordered anew, or money was taken for an order in whose place it was made; null where neither is (rule order.replaced). */
async function refuseReplaced(services: Services, { id }: Order): Promise<Response | null> {
  if (await services.replacing.find(id)) return answerProblem(services, 409, 'order-replaced');
  const earlier = await services.replacing.listEarlier(id);
  if (!earlier.ok) return answerFailure(services, earlier.failure);
  return earlier.value.some(({ isTaken: was }) => was) ? answerProblem(services, 409, 'earlier-paid') : null;
}

/**
 * The order if nothing was taken for it and it is to be paid still (`isPayable`), after the commerce API has looked at the
 * provider; otherwise the answer to give: 409 not-payable, payment-under-way where something was taken that the order does not
 * know yet (rule payment.once), order-replaced or earlier-paid.
 */
export async function requireUntaken(
  services: Services,
  own: Order,
  { isPayable, whenLost }: { isPayable: (order: Order) => boolean; whenLost?: WhenLost },
): Promise<Order | Response> {
  const asked = await askForPayment(services, own, whenLost);
  if (asked instanceof Response) return asked;
  const { order } = asked;
  if (isPaid(order)) await settlePayment(services, order);
  if (!isPayable(order)) return answerProblem(services, 409, 'not-payable');
  if (await services.payments.isMoneyTaken(order)) return answerProblem(services, 409, 'payment-under-way');
  return (await refuseReplaced(services, order)) ?? order;
}

/** The buyer's order if a payment may be opened for it, otherwise the answer to give. */
async function requirePayable(services: Services, request: Request, id: string | undefined): Promise<Order | Response> {
  const own = await requireOwnOrder(services, request, id);
  if (own instanceof Response) return own;
  return requireUntaken(services, own, { isPayable: (order) => resolveWidgets(order).length > 0 });
}

type TokenRequest = { order: Order; kinds: PaymentKind[]; gone: string | null };

/** A Revolut token stands for an order there, so every window is handed the one that was handed out first. */
async function keepTokens({ payments }: Services, { order, gone }: TokenRequest, tokens: PaymentToken[]) {
  return Promise.all(
    tokens.map(async (token) => {
      if (token.kind !== 'revolut') return token;
      const kept = await payments.keepProviderOrder(order, { provider: 'revolut', made: token.token, gone });
      return { ...token, token: kept ?? token.token };
    }),
  );
}

/** What the order can be paid with; a token that was handed out is not asked for again, which would open a second payment. */
async function findTokens(services: Services, request: TokenRequest): Promise<Result<PaymentToken[]>> {
  const { order, kinds, gone } = request;
  if (kinds.every((kind) => kind === 'revolut')) {
    const kept = await services.payments.keepProviderOrder(order, { provider: 'revolut', made: null, gone });
    if (kept !== null) return { ok: true, value: [{ kind: 'revolut', token: kept }] };
  }
  const tokens = await services.commerce.getPaymentTokens({ id: order.id, total: order.totals.total });
  if (!tokens.ok) return tokens;
  const offered = tokens.value.filter(({ kind }) => kinds.includes(kind));
  return { ok: true, value: await keepTokens(services, request, offered) };
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

/**
 * POST /api/order/{id}/provider-order: the one order at PayPal that every window of this order pays
 * (rule payment.one-provider-order). A window asks first, and makes one only where there is none; of two made at the same
 * moment both windows are given the same. 403 not-your-order, 409 not-payable or
 * order-replaced.
 */
export const keepProviderOrder: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, keepProviderOrderSchema);
  if (!body.ok) return body.failure;
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  if (!resolveWidgets(order).includes('paypal')) return answerProblem(services, 409, 'not-payable');
  if (await services.replacing.find(order.id)) return answerProblem(services, 409, 'order-replaced');
  const providerOrder = await services.payments.keepProviderOrder(order, { provider: 'paypal', ...body.value });
  return answerJson({ providerOrder });
};

const refusals = {
  'under-way': 'payment-under-way',
  outdated: 'payment-outdated',
  replaced: 'order-replaced',
} as const;

/**
 * POST /api/order/{id}/capture: whether this window may take the money now (rule payment.once). The order is asked for, then
 * one window at a time is let through, and only with the provider order that is kept. Without an answer nothing is captured.
 */
export const grantCapture: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, captureSchema);
  if (!body.ok) return body.failure;
  const order = await requirePayable(services, request, id);
  if (order instanceof Response) return order;
  const { providerOrder: reference, window } = body.value;
  const decided = await services.payments.grantCapture(order, { reference, window });
  if (decided === 'granted') return answerJson({});
  return answerProblem(services, 409, refusals[decided]);
};

const toOutcome = ({ providerOrder, outcome, amount, window }: SeenAtProvider): SeenOutcome =>
  outcome === 'captured'
    ? { outcome, capture: { reference: providerOrder, amount } }
    : { outcome, reference: providerOrder, window: window ?? null };

/**
 * POST /api/order/{id}/confirm: whatever the widget told the browser, the commerce API is asked
 * (rule payment.shop-confirms). Answers the order as it then stands, paid or not; asking again is harmless. What the window
 * has seen is stored first, so that money taken twice is noticed whatever the commerce API tells.
 */
export const confirmOrder: Handler = async (services, request, { id }) => {
  const body = await readBody(services, request, confirmSchema);
  if (!body.ok) return body.failure;
  const order = await requireOwnOrder(services, request, id);
  if (order instanceof Response) return order;
  const { seen, isTry } = body.value;
  if (isTry) await services.payments.recordAttempt(order.id);
  if (seen) await services.payments.noteOutcome(order.id, toOutcome(seen));
  const current = await askForPayment(services, order);
  if (current instanceof Response) return current;
  await settlePayment(services, current.order);
  return answerJson(await toOrderAnswer(services, { ...current, isLookedUp: current.isLookedUp && !isTry }));
};

/**
 * The same for who opens the link of a mail, where no page asks by itself (rule payment.told-on-return): what cannot be found out
 * leaves the order as it was read, and one that is closed is over.
 */
export async function lookUpPayment(services: Services, order: Order): Promise<KnownOrder> {
  const current = decideOrderState(order) === 'closed' ? null : await askForPayment(services, order);
  if (current === null || current instanceof Response) return { order, isLookedUp: false };
  await settlePayment(services, current.order);
  return current;
}

/** Receipt and alert; what cannot be put now the next look puts (rule payment.found-without-buyer). */
const settlePayment = (services: Services, order: Order): Promise<void> =>
  services.payments
    .settle(order)
    .catch((error: unknown) =>
      services.log.error('payment-not-settled', { order: services.log.toRef(order.id) }, error),
    );

/** Where the answer is lost: the order itself tells, or nothing more is done while nobody knows. */
type WhenLost = 'read-order' | 'stop';

/** The order as it stands once the commerce API has looked at the provider; a paid one is not asked about. */
async function askForPayment(
  services: Services,
  order: Order,
  whenLost: WhenLost = 'read-order',
): Promise<KnownOrder | Response> {
  if (isPaid(order)) return { order, isLookedUp: true };
  const payer = { name: order.shipping.recipient, email: order.email };
  const confirmation = await services.commerce.confirmPayment(order.id, payer);
  if (whenLost === 'stop' && !confirmation.ok && isOutcomeUnknown(confirmation.failure))
    return answerFailure(services, confirmation.failure);
  if (confirmation.ok) return { order: confirmation.value, isLookedUp: true };
  if (confirmation.failure.kind === 'refused')
    return { order, isLookedUp: isRefusedAs(confirmation.failure, 'not-payable') };
  const read = await services.commerce.getOrder(order.id);
  if (read.ok) return { order: read.value, isLookedUp: false };
  return read.failure.kind === 'refused' ? { order, isLookedUp: false } : answerFailure(services, read.failure);
}
