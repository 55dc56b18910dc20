import { useStore } from '@nanostores/react';
import { Lock } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import type { PaymentWidgets } from '#api/order.ts';
import { errorCopy, errorTitles } from '#config/copy/errors.ts';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { kindsOfMethod } from '#domain/payment/payment-method.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import type { OrderStore, WidgetsState } from '#stores/order.ts';
import styles from './Payment.module.css';
import type { PaymentKind, WidgetProps } from './widget-props.ts';
import { widgetFor } from './widgets.tsx';

const sentences: Record<string, string> = errorCopy;
const tokenMissing = { paypal: copy.paypalTokenMissing, revolut: copy.revolutTokenMissing };

function Widget({
  widgets,
  token,
  store,
}: {
  widgets: PaymentWidgets;
  token: PaymentWidgets['widgets'][number];
  store: OrderStore;
}) {
  const Component = widgetFor(token.kind) as ComponentType<WidgetProps<PaymentKind>>;
  return (
    <Component
      widgets={widgets}
      token={token}
      onCompleted={() => void store.confirm()}
      onCancelled={() => store.report({ kind: 'cancelled' })}
      onDeclined={() => store.report({ kind: 'declined' })}
      onStatus={(text) => store.report({ kind: 'error', text })}
      onFailure={store.fail}
    />
  );
}

/** Why there is nothing to pay with; null where there is. */
function explainMissing(state: WidgetsState, paymentMethod: string): string | null {
  if (state.step === 'failed') return sentences[state.code] ?? errorCopy['bad-answer'];
  if (state.step !== 'ready' || state.widgets.widgets.length > 0) return null;
  const [kind] = kindsOfMethod(paymentMethod);
  return kind ? tokenMissing[kind] : errorCopy['bad-answer'];
}

const Missing = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className={styles.widget}>
    <Alert kind="error" isLive title={errorTitles.error}>
      {text}
    </Alert>
    <Button className={styles.again} onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  </div>
);

const Loading = ({ isPayPal }: { isPayPal: boolean }) => (
  <p className={`sk ${styles.loading}`} role="status">
    {isPayPal ? copy.paypalLoading : copy.loadingOptions}
  </p>
);

/** The payment widgets of an unpaid order, or why there are none and what to do. */
export function PaymentArea({ store, paymentMethod }: { store: OrderStore; paymentMethod: string }) {
  const state = useStore(store.$widgets);
  useEffect(() => void store.loadWidgets(), [store]);
  const missing = explainMissing(state, paymentMethod);
  if (missing) return <Missing text={missing} onRetry={() => void store.loadWidgets()} />;
  if (state.step !== 'ready') return <Loading isPayPal={kindsOfMethod(paymentMethod)[0] === 'paypal'} />;
  return (
    <section aria-label={copy.area}>
      {state.widgets.widgets.map((token) => (
        <Widget key={token.kind} widgets={state.widgets} token={token} store={store} />
      ))}
      <p className={styles.secure}>
        <Lock className="i-s" aria-hidden="true" />
        {copy.secure}
      </p>
    </section>
  );
}
