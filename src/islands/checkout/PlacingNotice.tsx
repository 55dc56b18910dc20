import { useStore } from '@nanostores/react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { links } from '#config/navigation.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { placing } from '#stores/placing-here.ts';
import summary from './Summary.module.css';

const labels: Record<string, string> = copy.labels;
const sentences: Record<string, string> = errorCopy;

const Confirming = () => (
  <Alert isLive className={summary.notice} title={copy.confirmingTitle}>
    {copy.confirmingText}
  </Alert>
);

const Changed = ({ code, total }: { code: 'total-changed' | 'out-of-stock'; total: Money }) => (
  <Alert kind="warn" isLive className={summary.notice} title={copy.changedTitle}>
    <p>
      {errorCopy[code]} {copy.newTotal(formatMoney(total))}
    </p>
    {code === 'out-of-stock' ? (
      <a className="link" href={links.basket}>
        {copy.toBasket}
      </a>
    ) : null}
  </Alert>
);

const Incomplete = ({ fields }: { fields: Record<string, string> }) => (
  <Alert kind="error" isLive className={summary.notice} title={copy.missingTitle}>
    <p>
      {Object.keys(fields)
        .map((field) => labels[field] ?? field)
        .join(', ') || errorCopy['invalid-draft']}
    </p>
    <a className="link" href={`${links.checkout}?check`}>
      {copy.editDetails}
    </a>
  </Alert>
);

/** What became of "Place order and pay", other than an order, on the page. */
export function PlacingNotice({ total }: { total: Money }) {
  const state = useStore(placing.$placing);
  if (state.step === 'confirming') return <Confirming />;
  if (state.step === 'changed') return <Changed code={state.code} total={total} />;
  return state.step === 'incomplete' ? <Incomplete fields={state.fields} /> : null;
}

const failureText = (code: string): string =>
  code === 'order-failed' ? orderCopy.failedText : (sentences[code] ?? orderCopy.failedText);

/** 'Order Creation Failed' (doc 2 §8): nothing was ordered, pressing again is safe. */
export function FailedDialog() {
  const state = useStore(placing.$placing);
  return (
    <Dialog
      title={orderCopy.failedTitle}
      isOpen={state.step === 'failed'}
      width={400}
      onClose={placing.acknowledge}
      actions={
        <Button kind="primary" onClick={placing.acknowledge}>
          {copy.close}
        </Button>
      }
    >
      <p>{state.step === 'failed' ? failureText(state.code) : null}</p>
    </Dialog>
  );
}
