import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { notice } from '../shared/notice.ts';
import { loadPayPal } from './load-script.ts';
import { ScriptFailed } from './ScriptFailed.tsx';
import type { WidgetProps } from './widget-props.ts';
import { toPayPalOptions } from './paypal-options.ts';
import styles from './Payment.module.css';

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

type WidgetState = 'loading' | 'ready' | 'failed';
type Props = WidgetProps<'paypal'>;

async function render(box: HTMLElement, props: Props): Promise<void> {
  const { token, widgets } = props;
  const paypal = await loadPayPal(token.clientId, widgets.amount.currency, widgets.scripts.paypal);
  await paypal.Buttons?.(toPayPalOptions(props)).render(box);
}

/** PayPal's own buttons inside `box`; `retry` loads the script anew. */
function usePayPal(props: Props): {
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
