import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { OrderView } from '#api/order.ts';
import { errorTitles } from '#config/copy/errors.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { resolveWidgets } from '#domain/payment/resolve-widgets.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import type { OrderStore, PaymentNotice } from '#stores/order.ts';
import styles from './Order.module.css';

type Shown = { kind: 'ok' | 'note' | 'error'; title?: string; text: ReactNode };

function showNotice(notice: NonNullable<PaymentNotice>, store: OrderStore): Shown {
  switch (notice.kind) {
    case 'complete':
      return { kind: 'ok', text: <b>{paymentCopy.complete}</b> };
    case 'checking':
      return { kind: 'note', text: paymentCopy.confirming };
    case 'not-confirmed':
      return { kind: 'note', text: paymentCopy.notYetConfirmed };
    case 'unconfirmed':
      return { kind: 'note', text: <Unconfirmed onAsk={() => void store.confirm()} /> };
    case 'cancelled':
      return { kind: 'note', text: paymentCopy.cancelled };
    case 'declined':
      return { kind: 'note', text: paymentCopy.declined };
    case 'error':
      return { kind: 'error', title: errorTitles.error, text: notice.text };
  }
}

const Unconfirmed = ({ onAsk }: { onAsk: () => void }) => (
  <>
    <p>{paymentCopy.unconfirmed(site.supportEmail)}</p>
    <Button className={styles.again} onClick={onAsk}>
      {paymentCopy.askAgain}
    </Button>
  </>
);

/** What the order itself says as long as no payment does: placed just now, being processed, or not payable on this page. */
function showOrder(order: OrderView, justPlaced: boolean): Shown | null {
  if (order.paymentStatus === 'fullypaid' || order.status === 'closed') return null;
  if (justPlaced) return { kind: 'ok', text: <Placed email={order.email} /> };
  if (order.status !== 'pendingapproval' || order.paymentStatus) return { kind: 'note', text: copy.inProgress };
  return resolveWidgets(order).length === 0
    ? { kind: 'note', text: copy.noOnlinePayment(order.paymentMethod, site.supportEmail) }
    : null;
}

const Placed = ({ email }: { email: string }) => (
  <>
    <b>{copy.thanks}</b> {copy.confirmationTo(email)}
  </>
);

/** The alert on top (doc 2 §2): what the payment is doing, else how the order stands. */
export function OrderNotice({
  store,
  order,
  justPlaced,
}: {
  store: OrderStore;
  order: OrderView;
  justPlaced: boolean;
}) {
  const notice = useStore(store.$notice);
  const shown = notice ? showNotice(notice, store) : showOrder(order, justPlaced);
  if (!shown) return null;
  return (
    <Alert kind={shown.kind} {...(shown.title ? { title: shown.title } : {})} isLive className={styles.notice}>
      {shown.text}
    </Alert>
  );
}
