import { useStore } from '@nanostores/react';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { links } from '#config/navigation.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { placing } from '#stores/placing-here.ts';
import summary from './Summary.module.css';

const labels: Record<string, string> = checkoutCopy.labels;
const sentences: Record<string, string> = errorCopy;

/** What became of "Place order and pay", other than an order. */
export function PlacingNotice() {
  const state = useStore(placing.$placing);
  if (state.step === 'confirming')
    return (
      <Alert isLive className={summary.notice} title="Confirming your order …">
        The connection was lost while the order was placed. We are finding out whether it arrived. Do not order again.
      </Alert>
    );
  if (state.step === 'changed')
    return (
      <Alert kind="warn" isLive className={summary.notice} title="Price or stock has changed">
        {errorCopy['total-changed']}
      </Alert>
    );
  if (state.step === 'incomplete')
    return (
      <Alert kind="error" isLive className={summary.notice} title="Some details are missing">
        <p>
          {Object.keys(state.fields).map((field) => labels[field] ?? field).join(', ') || errorCopy['invalid-draft']}{' '}
          <a className="link" href={links.checkout}>
            Edit details
          </a>
        </p>
      </Alert>
    );
  return (
    <Dialog title={orderCopy.failedTitle} isOpen={state.step === 'failed'} width={400} onClose={placing.acknowledge} actions={<Button onClick={placing.acknowledge}>Close</Button>}>
      <p>{state.step === 'failed' && state.code !== 'order-failed' ? (sentences[state.code] ?? orderCopy.failedText) : orderCopy.failedText}</p>
    </Dialog>
  );
}
