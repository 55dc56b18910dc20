import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { createReceipt } from '#stores/order/mail-receipt.ts';
import { browserOrderEffects } from '#stores/order/order.ts';

const copy = orderCopy.receipt;
const sentences: Record<string, string> = errorCopy;

/** The receipt once more, to the mailbox of the order (rule order.receipt). The button stays, so that the focus does. */
export function MailReceipt({ orderId, email }: { orderId: string; email: string }) {
  const [store] = useState(() => createReceipt(browserOrderEffects, orderId));
  const state = useStore(store.$receipt);
  return (
    <>
      <Button
        onClick={() => void store.ask()}
        busy={state.step === 'asking' && copy.sending}
        reason={state.step === 'asked' ? copy.sent(email) : null}
      >
        <Icon name="mail" className="i-s" />
        {copy.press}
      </Button>
      {state.step === 'asked' ? (
        <Alert kind="ok" isLive>
          {copy.sent(email)}
        </Alert>
      ) : null}
      {state.step === 'failed' ? (
        <Alert kind="error" isLive title={copy.failedTitle}>
          {sentences[state.code] ?? errorCopy['bad-answer']}
        </Alert>
      ) : null}
    </>
  );
}
