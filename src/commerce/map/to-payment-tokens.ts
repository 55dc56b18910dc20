import type { PaymentToken } from '../commerce.ts';
import type { WireWidget } from '../contract/payment.ts';

function toToken({ widgettype, token: [first] }: WireWidget): PaymentToken | null {
  const kind = widgettype.toLowerCase();
  if (kind === 'paypal' && first?.value) return { kind, clientId: first.value };
  if (kind === 'revolut' && first?.service?.token) return { kind, token: first.service.token };
  return null;
}

/** Tokens of the widgets we can show; one without its token is left out, the page then says so (rule payment.failures). */
export const toPaymentTokens = (widgets: WireWidget[]): PaymentToken[] =>
  widgets.map(toToken).filter((token) => token !== null);
