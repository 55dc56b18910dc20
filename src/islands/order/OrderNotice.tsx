import { useStore } from '@nanostores/react';
import type { OrderView } from '#api/order.ts';
import { errorTitles } from '#config/copy/errors.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import type { OrderStore, PaymentNotice } from '#stores/order.ts';
import styles from './Order.module.css';

const texts = (notice: NonNullable<PaymentNotice>): { kind: 'ok' | 'note' | 'error'; title?: string; text: string } => {
  switch (notice.kind) {
    case 'complete':
      return { kind: 'ok', text: paymentCopy.complete };
    case 'checking':
      return { kind: 'note', text: paymentCopy.confirming };
    case 'not-confirmed':
      return { kind: 'note', text: paymentCopy.notYetConfirmed };
    case 'cancelled':
      return { kind: 'note', text: paymentCopy.cancelled };
    case 'error':
      return { kind: 'error', title: errorTitles.error, text: notice.text };
  }
};

/** The alert on top: what the payment is doing, else that the order was placed. */
export function OrderNotice({ store, order, justPlaced }: { store: OrderStore; order: OrderView; justPlaced: boolean }) {
  const notice = useStore(store.$notice);
  if (notice) {
    const { kind, title, text } = texts(notice);
    return (
      <Alert kind={kind} title={title} isLive className={styles.notice}>
        {text}
      </Alert>
    );
  }
  if (order.paymentStatus === 'fullypaid' || order.status === 'closed') return null;
  return justPlaced ? (
    <Alert kind="ok" isLive className={styles.notice} title={copy.thanks}>
      {copy.confirmationTo(order.email)}
    </Alert>
  ) : (
    <Alert className={styles.notice}>
      {copy.restored(order.number)}{' '}
      <a className="link" href={`/order/${order.id}`}>
        {copy.completePayment}
      </a>{' '}
      {copy.completePaymentTail}
    </Alert>
  );
}
