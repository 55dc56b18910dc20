import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { currencySchema } from '#api/field-schemas.ts';
import type { SeenAtProvider } from '#api/order.ts';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { paymentKinds } from '#domain/payment/payment-method.ts';
import { type Money, toDecimalText, toMinor } from '#domain/price/money.ts';
import type { WidgetProps } from './widget-props.ts';

type Props = WidgetProps<'paypal'>;
/** PayPal's account of an order, as far as it is read here. */
type Details = {
  status?: string;
  purchase_units?: { payments?: { captures?: { amount?: { value?: string; currency_code?: string } }[] } }[];
};

const toPurchase = ({ amount, reference }: Props['widgets']) => ({
  intent: 'CAPTURE' as const,
  purchase_units: [
    { custom_id: reference, amount: { value: toDecimalText(amount), currency_code: amount.currency.toUpperCase() } },
  ],
});

const isDecline = (error: unknown): boolean => String(error).includes('INSTRUMENT_DECLINED');

/** PayPal's words for an order that nobody can pay any more. */
const isGone = (error: unknown): boolean =>
  /INVALID_RESOURCE_ID|RESOURCE_NOT_FOUND|ORDER_(EXPIRED|VOIDED|NOT_FOUND)/.test(String(error));

/** What was taken, as PayPal tells it; null where it does not, or not in a currency of ours. */
function readTaken({ purchase_units: [unit] = [] }: Details): Money | null {
  const taken = unit?.payments?.captures?.[0]?.amount;
  const currency = currencySchema.safeParse(taken?.currency_code?.toLowerCase()).data;
  return currency ? toMinor(Number(taken?.value), currency) : null;
}

const seenAt = (providerOrder: string, outcome: SeenAtProvider['outcome'], details: Details = {}): SeenAtProvider => ({
  providerOrder,
  outcome,
  amount: readTaken(details),
});

/** Takes the money once the shop lets this window; what came of a broken capture only the shop can tell. */
async function capture(props: Props, providerOrder: string, take: () => Promise<Details | undefined>): Promise<void> {
  const { mayCapture, onCompleted, onDeclined, onStatus } = props;
  if (!(await mayCapture(providerOrder))) return;
  try {
    const details = await take();
    if (!details?.status) onCompleted();
    else if (details.status === 'COMPLETED') onCompleted(seenAt(providerOrder, 'captured', details));
    else onStatus(copy.providerSays(paymentKinds.paypal.title, details.status));
  } catch (error) {
    if (isDecline(error)) onDeclined(seenAt(providerOrder, 'declined'));
    else onCompleted();
  }
}

/** What PayPal's buttons do: one order at PayPal for each of ours, captured on approval (rule payment.paypal). */
export function toPayPalOptions(props: Props): PayPalButtonsComponentOptions {
  const { widgets, mayPay, openProviderOrder, onProviderOrderGone, onCancelled, onDeclined, onFailure } = props;
  let opened = '';
  return {
    style: { height: 55, layout: 'vertical' },
    onClick: async (_data, actions) => ((await mayPay()) ? actions.resolve() : actions.reject()),
    createOrder: async (_data, actions) => {
      opened = await openProviderOrder(() => actions.order.create(toPurchase(widgets)));
      return opened;
    },
    onApprove: ({ orderID }, actions) => capture(props, orderID, async () => actions.order?.capture()),
    onCancel: () => onCancelled(),
    onError: (error) => {
      if (isDecline(error)) return onDeclined(opened === '' ? undefined : seenAt(opened, 'declined'));
      if (isGone(error)) onProviderOrderGone(opened);
      onFailure(copy.widgetFailed);
    },
  };
}
