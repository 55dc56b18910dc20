import { useEffect, useRef, useState } from 'react';
import type { PaymentWidgets } from '#api/order.ts';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { toDecimalText } from '#domain/price/money.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { loadPayPal } from './load-script.ts';
import styles from './Payment.module.css';
import type { WidgetProps } from './widgets.tsx';

type State = 'loading' | 'ready' | 'failed';

const purchase = ({ amount, reference }: PaymentWidgets) => ({
  intent: 'CAPTURE' as const,
  purchase_units: [{ custom_id: reference, amount: { value: toDecimalText(amount), currency_code: amount.currency.toUpperCase() } }],
});

/** PayPal's own buttons: a purchase for the order's amount is created and captured on approval (doc 2 §4). */
export function PayPalButtons({ widgets, token, onCompleted, onCancelled, onError }: WidgetProps<'paypal'>) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const paypal = await loadPayPal(token.clientId, widgets.amount.currency, widgets.scripts.paypal);
      if (isGone || !box.current || !paypal.Buttons) return;
      const buttons = paypal.Buttons({
        style: { height: 55, layout: 'vertical' },
        createOrder: (_data, actions) => actions.order.create(purchase(widgets)),
        onApprove: async (_data, actions) => {
          const details = await actions.order?.capture();
          if (details?.status === 'COMPLETED') onCompleted();
          else onError(copy.declined);
        },
        onCancel: () => onCancelled(),
        onError: () => onError(copy.declined),
      });
      await buttons.render(box.current);
      setState('ready');
    };
    show().catch(() => isGone || setState('failed'));
    return () => {
      isGone = true;
    };
  }, [token.clientId]);
  return (
    <div className={styles.widget}>
      {state === 'loading' ? (
        <p className={`sk ${styles.loading}`} role="status">
          {copy.paypalLoading}
        </p>
      ) : null}
      {state === 'failed' ? (
        <Alert kind="error" isLive>
          {copy.paypalFailed} {copy.contactHint(site.supportEmail)}
        </Alert>
      ) : null}
      <div ref={box} hidden={state === 'failed'} />
    </div>
  );
}
