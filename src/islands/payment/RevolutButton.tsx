import { useState } from 'react';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { formatMoney } from '#domain/price/money.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { loadRevolut } from './load-script.ts';
import { ScriptFailed } from './ScriptFailed.tsx';
import styles from './Payment.module.css';
import type { WidgetProps } from './widget-props.ts';

type Props = WidgetProps<'revolut'>;

type Refusal = { type?: string; message: string };

/** Paid already, in another tab or before an answer was lost: the shop has to be asked, not the buyer. */
const isPaidAlready = ({ type }: Refusal): boolean => type === 'error.order-already-completed';
const isDecline = ({ type, message }: Refusal): boolean => type === 'error.declined' || /declin/i.test(message);

/** Nothing can be paid with this token any more. */
const isGone = ({ type }: Refusal): boolean =>
  type === 'error.order-not-found' || type === 'error.order-is-cancelled' || type === 'error.token-not-found';

const report = ({ token, onCompleted, onDeclined, onFailure }: Props, refusal: Refusal): void => {
  if (isPaidAlready(refusal)) return onCompleted();
  if (isDecline(refusal)) return onDeclined({ providerOrder: token.token, outcome: 'declined', amount: null });
  return isGone(refusal) ? onFailure(copy.widgetFailed, token.token) : onFailure(copy.widgetFailed);
};

async function openPopup(props: Props): Promise<void> {
  const { widgets, token, mayPay, onCompleted, onCancelled } = props;
  const checkout = await loadRevolut(token.token, widgets.scripts.revolut);
  if (!(await mayPay())) return;
  checkout.payWithPopup({
    name: widgets.payerName,
    onSuccess: () => onCompleted({ providerOrder: token.token, outcome: 'captured', amount: null }),
    onError: (error) => report(props, error),
    onCancel: () => onCancelled(),
  });
}

/** Opens Revolut's checkout popup with the order's token and the payer's name (rule payment.revolut). */
export function RevolutButton(props: Props) {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const pay = () => {
    setState('opening');
    openPopup(props).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  if (state === 'failed') return <ScriptFailed text={copy.byProvider.revolut.scriptFailed} onRetry={pay} />;
  return (
    <div className={styles.widget}>
      <Button kind="primary" size="lg" isBlock busy={state === 'opening' && copy.opening} onClick={pay}>
        <Icon name="credit-card" />
        {copy.payByCard(formatMoney(props.widgets.amount))}
      </Button>
    </div>
  );
}
