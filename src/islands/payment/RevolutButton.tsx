import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { formatMoney } from '#domain/price/money.ts';
import { Button } from '#islands/shared/Button.tsx';
import { loadRevolut } from './load-script.ts';
import styles from './Payment.module.css';
import { ScriptFailed } from './ScriptFailed.tsx';
import type { WidgetProps } from './widget-props.ts';

type Props = WidgetProps<'revolut'>;

const isDecline = (error: { type?: string; message: string }): boolean =>
  error.type === 'error.declined' || /declin/i.test(error.message);

async function openPopup({ widgets, token, onCompleted, onCancelled, onDeclined, onFailure }: Props): Promise<void> {
  const checkout = await loadRevolut(token.token, widgets.scripts.revolut);
  checkout.payWithPopup({
    name: widgets.payerName,
    onSuccess: () => onCompleted(),
    onError: (error) => (isDecline(error) ? onDeclined() : onFailure(copy.widgetFailed)),
    onCancel: () => onCancelled(),
  });
}

/** Opens Revolut's checkout popup with the order's token and the payer's name (doc 2 §4). */
export function RevolutButton(props: Props) {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const pay = () => {
    setState('opening');
    openPopup(props).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  if (state === 'failed') return <ScriptFailed text={copy.revolutFailed} onRetry={pay} />;
  return (
    <div className={styles.widget}>
      <Button kind="primary" size="lg" isBlock busy={state === 'opening' && copy.opening} onClick={pay}>
        <CreditCard className="i" aria-hidden="true" />
        {copy.payByCard(formatMoney(props.widgets.amount))}
      </Button>
    </div>
  );
}
