import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { formatMoney } from '#domain/price/money.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { loadRevolut } from './load-script.ts';
import styles from './Payment.module.css';
import type { WidgetProps } from './widgets.tsx';

/** Opens Revolut's checkout popup with the order's token and the payer's name (doc 2 §4). */
export function RevolutButton({ widgets, token, onCompleted, onCancelled, onError }: WidgetProps<'revolut'>) {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const pay = async () => {
    setState('opening');
    try {
      const checkout = await loadRevolut(token.token, widgets.scripts.revolut);
      setState('idle');
      checkout.payWithPopup({
        name: widgets.payerName,
        onSuccess: () => onCompleted(),
        onError: (error) => onError(error.type === 'error.declined' || /declin/i.test(error.message) ? copy.declined : error.message),
        onCancel: () => onCancelled(),
      });
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.widget}>
      <Button kind="primary" size="lg" isBlock busy={state === 'opening' && 'Opening the payment window'} onClick={() => void pay()}>
        <CreditCard className="i" aria-hidden="true" />
        Pay {formatMoney(widgets.amount)} by card
      </Button>
      {state === 'failed' ? (
        <Alert kind="error" isLive>
          {copy.revolutFailed} {copy.contactHint(site.supportEmail)}
        </Alert>
      ) : null}
    </div>
  );
}
