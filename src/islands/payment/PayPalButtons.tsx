import { paymentCopy as copy } from '#config/copy/payment.ts';
import { notice } from '#islands/shared/notice.ts';
import styles from './Payment.module.css';
import { ScriptFailed } from './ScriptFailed.tsx';
import { usePayPal } from './use-paypal.ts';
import type { WidgetProps } from './widget-props.ts';

/** PayPal's own buttons: a purchase for the order's amount is created, and captured on approval (rule payment.paypal). */
export function PayPalButtons(props: WidgetProps<'paypal'>) {
  const { box, state, retry } = usePayPal(props);
  return (
    <>
      {state === 'loading' ? (
        <p className={`sk ${styles.loading}`} {...notice}>
          {copy.byProvider.paypal.loading}
        </p>
      ) : null}
      {state === 'failed' ? <ScriptFailed text={copy.byProvider.paypal.scriptFailed} onRetry={retry} /> : null}
      <div ref={box} className={styles.widget} hidden={state !== 'ready'} />
    </>
  );
}
