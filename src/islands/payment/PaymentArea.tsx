import { useStore } from '@nanostores/react';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import type { PaymentWidgets } from '#api/order.ts';
import { errorCopy, errorTitles } from '#config/copy/errors.ts';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { kindsOfMethod } from '#domain/payment/payment-method.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import type { OrderStore } from '#stores/order.ts';
import styles from './Payment.module.css';
import { type PaymentKind, type WidgetProps, widgetFor } from './widgets.tsx';

const sentences: Record<string, string> = errorCopy;
const tokenMissing = { paypal: copy.paypalTokenMissing, revolut: copy.revolutTokenMissing };

function Widget({ widgets, token, store }: { widgets: PaymentWidgets; token: PaymentWidgets['widgets'][number]; store: OrderStore }) {
  const Component = widgetFor(token.kind) as React.ComponentType<WidgetProps<PaymentKind>>;
  return (
    <Component
      widgets={widgets}
      token={token}
      onCompleted={() => void store.confirm()}
      onCancelled={() => store.report({ kind: 'cancelled' })}
      onError={(text) => store.report({ kind: 'error', text })}
    />
  );
}

/** The payment widgets of an unpaid order, or why there are none and what to do. */
export function PaymentArea({ store, paymentMethod }: { store: OrderStore; paymentMethod: string }) {
  const state = useStore(store.$widgets);
  useEffect(() => void store.loadWidgets(), []);
  const [kind] = kindsOfMethod(paymentMethod);
  if (state.step === 'failed' || (state.step === 'ready' && state.widgets.widgets.length === 0)) {
    return (
      <Alert kind="error" isLive title={errorTitles.error} className={styles.widget}>
        <p>{state.step === 'ready' && kind ? tokenMissing[kind] : sentences[state.step === 'failed' ? state.code : 'bad-answer']}</p>
        <Button onClick={() => void store.loadWidgets()}>Try again</Button>
      </Alert>
    );
  }
  if (state.step !== 'ready') return <p className={`sk ${styles.loading}`} role="status">{kind === 'paypal' ? copy.paypalLoading : 'Loading the payment options …'}</p>;
  return (
    <section aria-label="Payment">
      {state.widgets.widgets.map((token) => (
        <Widget key={token.kind} widgets={state.widgets} token={token} store={store} />
      ))}
      <p className={styles.secure}>
        <Lock className="i-s" aria-hidden="true" />
        Payment opens in a secure window of the provider.
      </p>
    </section>
  );
}
