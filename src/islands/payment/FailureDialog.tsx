import { useStore } from '@nanostores/react';
import { orderPaths } from '#api/order.ts';
import { explainPaymentProblem, paymentCopy as copy } from '#config/copy/payment.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import type { OrderStore } from '#stores/order/order-page.ts';

const tooMany = explainPaymentProblem('too-many-requests');

/** A widget that broke (rule payment.failures). */
export function FailureDialog({ store }: { store: OrderStore }) {
  const text = useStore(store.$failure);
  const close = () => store.fail(null);
  return (
    <Dialog
      title={copy.errorTitle}
      isOpen={text !== null}
      width={400}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {copy.close}
        </Button>
      }
    >
      <p>{text === tooMany ? <TooMany path={orderPaths.order('')} /> : text}</p>
    </Dialog>
  );
}
