import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { OrderView } from '#api/order.ts';
import { errorTitles } from '#config/copy/errors.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { decideOrderState } from '#domain/order/order.ts';
import { resolveWidgets } from '#domain/payment/payment-method.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { isAwaitingPayment, type PaymentNotice } from '#stores/order/payment.ts';
import type { OrderStore } from '#stores/order/order-page.ts';
import { Declined } from './Declined.tsx';
import styles from './Order.module.css';

type Shown = { kind: 'ok' | 'note' | 'warn' | 'error'; title?: string; text: ReactNode };

function showNotice(notice: Exclude<PaymentNotice, null | { kind: 'declined' }>, store: OrderStore): Shown {
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
  const state = decideOrderState(order);
  if (state === 'paid' || state === 'closed') return null;
  if (justPlaced) return { kind: 'ok', text: <Placed order={order} /> };
  if (state === 'in-progress') return { kind: 'note', text: copy.inProgress };
  const way = explainOtherWay(order);
  return way === null ? null : { kind: 'note', text: way };
}

/** How to pay an order whose method has no widget here; null where there is one, or nothing to pay. */
const explainOtherWay = (order: OrderView): string | null =>
  decideOrderState(order) === 'awaiting-payment' && resolveWidgets(order).length === 0
    ? copy.noOnlinePayment(order.paymentTitle, site.supportEmail)
    : null;

const Placed = ({ order }: { order: OrderView }) => (
  <>
    <b>{copy.thanks}</b> {copy.confirmationTo(order.email)} {explainOtherWay(order)}
  </>
);

/** The button that was pressed goes away while the payment is asked about: the focus goes on to what became of it. */
function useFocusWhenPaid(notice: PaymentNotice): RefObject<HTMLDivElement | null> | undefined {
  const box = useRef<HTMLDivElement>(null);
  const isOver = notice?.kind === 'complete' || isAwaitingPayment(notice);
  useEffect(() => {
    if (isOver) box.current?.focus({ preventScroll: true });
  }, [isOver]);
  return isOver ? box : undefined;
}

/** The alert on top: what the payment is doing, else how the order stands. */
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
  const box = useFocusWhenPaid(notice);
  if (order.replaced && !isAwaitingPayment(notice)) return null;
  if (notice?.kind === 'declined') return <Declined number={order.number} />;
  const shown = notice ? showNotice(notice, store) : showOrder(order, justPlaced);
  if (!shown) return null;
  return (
    <Alert
      kind={shown.kind}
      {...(shown.title ? { title: shown.title } : {})}
      isLive
      {...(box ? { ref: box } : {})}
      className={styles.notice}
    >
      {shown.text}
    </Alert>
  );
}
