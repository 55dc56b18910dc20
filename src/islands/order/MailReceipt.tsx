import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { orderPaths } from '#api/order.ts';
import { orderCopy } from '#config/copy/order.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { createReceipt } from '#stores/order/mail-receipt.ts';
import { browserOrderEffects } from '#stores/order/order.ts';

const copy = orderCopy.receipt;

/** The receipt once more, to the mailbox of the order (rule order.receipt). The button stays, so that the focus does. */
export function MailReceipt({ orderId, email }: { orderId: string; email: string }) {
  const [store] = useState(() => createReceipt(browserOrderEffects, orderId));
  const state = useStore(store.$receipt);
  const path = orderPaths.receipt(orderId);
  const wait = useWaitReason(path);
  return (
    <>
      <Button
        onClick={() => void store.ask()}
        busy={state.step === 'asking' && copy.sending}
        reason={state.step === 'asked' ? copy.sent(email) : wait}
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
          <ProblemText code={state.code} path={path} />
        </Alert>
      ) : null}
    </>
  );
}
