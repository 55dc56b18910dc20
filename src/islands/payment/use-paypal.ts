import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { paymentKinds } from '#domain/payment/payment-method.ts';
import { toDecimalText } from '#domain/price/money.ts';
import { loadPayPal } from './load-script.ts';
import type { WidgetProps } from './widget-props.ts';

export type WidgetState = 'loading' | 'ready' | 'failed';
type Props = WidgetProps<'paypal'>;

const toPurchase = ({ amount, reference }: Props['widgets']) => ({
  intent: 'CAPTURE' as const,
  purchase_units: [
    { custom_id: reference, amount: { value: toDecimalText(amount), currency_code: amount.currency.toUpperCase() } },
  ],
});

const isDecline = (error: unknown): boolean => String(error).includes('INSTRUMENT_DECLINED');

/** The purchase is created and captured with the order's amount; what came of a broken capture only the shop can tell. */
const toOptions = ({
  widgets,
  mayPay,
  onCompleted,
  onCancelled,
  onDeclined,
  onStatus,
  onFailure,
}: Props): PayPalButtonsComponentOptions => ({
  style: { height: 55, layout: 'vertical' },
  onClick: async (_data, actions) => ((await mayPay()) ? actions.resolve() : actions.reject()),
  createOrder: (_data, actions) => actions.order.create(toPurchase(widgets)),
  onApprove: async (_data, actions) => {
    // a second window may have paid while this one was open: what was approved costs nothing until it is captured
    if (!(await mayPay())) return;
    try {
      const details = await actions.order?.capture();
      if (details?.status === 'COMPLETED' || !details?.status) onCompleted();
      else onStatus(copy.providerSays(paymentKinds.paypal.title, details.status));
    } catch (error) {
      if (isDecline(error)) onDeclined();
      else onCompleted();
    }
  },
  onCancel: () => onCancelled(),
  onError: (error) => (isDecline(error) ? onDeclined() : onFailure(copy.widgetFailed)),
});

async function render(box: HTMLElement, props: Props): Promise<void> {
  const { token, widgets } = props;
  const paypal = await loadPayPal(token.clientId, widgets.amount.currency, widgets.scripts.paypal);
  await paypal.Buttons?.(toOptions(props)).render(box);
}

/** PayPal's own buttons inside `box`; `retry` loads the script anew. */
export function usePayPal(props: Props): {
  box: RefObject<HTMLDivElement | null>;
  state: WidgetState;
  retry: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>('loading');
  const [tries, setTries] = useState(0);
  const draw = useEffectEvent((holder: HTMLElement) => render(holder, props));
  useEffect(() => {
    const holder = box.current?.appendChild(document.createElement('div'));
    if (!holder) return;
    let isGone = false;
    const settle = (next: WidgetState) => isGone || setState(next);
    draw(holder).then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      isGone = true;
      holder.remove();
    };
  }, [props.token.clientId, tries]);
  const retry = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return { box, state, retry };
}
