import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OrderAnswer, OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { decideOrderDisplay } from '#domain/order/order-display.ts';
import { isPaid } from '#domain/order/order-state.ts';
import { resolveWidgets } from '#domain/payment/resolve-widgets.ts';
import { Progress } from '#islands/checkout/Progress.tsx';
import { KeptDelivery } from '#islands/delivery/KeptDelivery.tsx';
import { FailureDialog } from '#islands/payment/FailureDialog.tsx';
import { PaymentArea } from '#islands/payment/PaymentArea.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { browserOrderEffects } from '#stores/order/order.ts';
import { isGivenUp } from '#domain/order/given-up.ts';
import { isAwaitingPayment } from '#stores/order/payment.ts';
import { createOrderStore, type OrderStore } from '#stores/order/order-page.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { MailReceipt } from './MailReceipt.tsx';
import { OrderColumns } from './OrderColumns.tsx';
import { OrderDetails, OrderNumber } from './OrderDetails.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import styles from './Order.module.css';
import { NextSteps, PaidEnding, WithdrawalNote } from './PaidEnding.tsx';
import print from './Print.module.css';
import { PrintButton } from './PrintButton.tsx';
import { PrintHead } from './PrintHead.tsx';
import { PutBack } from './PutBack.tsx';
import { InPlaceOf, ReplacedNotice } from './ReplacedNotice.tsx';
import { Stranger } from './Stranger.tsx';
import { useOrderPage } from './use-order-page.ts';
import { WithdrawLink } from './WithdrawLink.tsx';

export type OrderVisit = {
  /** greets; says nothing about the payment */
  justPlaced: boolean;
  /** sentence of a known error code in the address */
  error: string | null;
};
type Props = { /** of the address */ id: string; answer: OrderAnswer; visit: OrderVisit };

function Payment({ store, order }: { store: OrderStore; order: OrderView }) {
  const notice = useStore(store.$notice);
  const [kind] = resolveWidgets(order);
  if (kind === undefined || isAwaitingPayment(notice) || isGivenUp(order)) return null;
  return (
    <>
      <noscript>
        <p className="measure">{paymentCopy.withoutScript(site.supportEmail)}</p>
      </noscript>
      <PaymentArea store={store} kind={kind} title={order.paymentTitle} />
    </>
  );
}

type ShownProps = { store: OrderStore; order: OrderView; visit: OrderVisit };

const AddressError = ({ visit }: { visit: OrderVisit }) =>
  visit.error ? (
    <Alert kind="error" className={styles.notice}>
      {visit.error}
    </Alert>
  ) : null;

/** The step of an order; after a refusal what happened to the money stands above it, and larger. */
function Heading({ store, order }: Pick<ShownProps, 'store' | 'order'>) {
  const notice = useStore(store.$notice);
  const { heading } = decideOrderDisplay(order, { onSummary: false });
  return <h1 className={notice?.kind === 'declined' ? 'h3' : undefined}>{heading}</h1>;
}

/** Everything before the payment: what it is doing, and the way to make it. */
const Unpaid = ({ store, order, visit }: ShownProps) => (
  <>
    <AddressError visit={visit} />
    <FaultNotice order={order} />
    <ReplacedNotice order={order} />
    <OrderNotice store={store} order={order} justPlaced={visit.justPlaced} />
    <Heading store={store} order={order} />
    <OrderNumber order={order} />
    <InPlaceOf order={order} />
    {order.replaced ? null : <KeptDelivery order={order} />}
    <Payment store={store} order={order} />
    <PutBack store={store} shown={order} />
    <OrderDetails order={order} />
    <div className={styles.ways}>
      <PrintButton />
      <WithdrawLink number={order.number} promised={order.delivery?.promise ?? null} />
    </div>
  </>
);

/** The ending: what comes next, and what may be done with the order. */
const Paid = ({ order }: Pick<ShownProps, 'order'>) => (
  <>
    <NextSteps order={order} delivery={order.delivery ?? null} />
    <div className={styles.ways}>
      <PrintButton />
      <MailReceipt orderId={order.id} email={order.email} />
      <WithdrawLink number={order.number} promised={order.delivery?.promise ?? null} />
    </div>
    <WithdrawalNote />
    <OrderNumber order={order} />
    <OrderDetails order={order} />
  </>
);

/** Over both columns: that it is paid, and when it is there. */
const PaidHead = ({ store, order, visit }: ShownProps) => (
  <>
    <AddressError visit={visit} />
    <FaultNotice order={order} />
    <OrderNotice store={store} order={order} justPlaced={visit.justPlaced} />
    <PaidEnding
      order={order}
      heading={decideOrderDisplay(order, { onSummary: false }).heading}
      delivery={order.delivery ?? null}
    />
  </>
);

function Buyer({ store, visit }: { store: OrderStore; visit: OrderVisit }) {
  const order = useStore(store.$order);
  useOrderPage(store, visit);
  if (!order) return null;
  const shown = { store, order, visit };
  return (
    <>
      <Progress at="payment" canGoBack={false} isDone={isPaid(order)} />
      <div className={print.sheet}>
        <PrintHead order={order} />
        {isPaid(order) ? <PaidHead {...shown} /> : null}
        <OrderColumns order={order}>
          {isPaid(order) ? <Paid {...shown} /> : <Unpaid {...shown} />}
          <FailureDialog store={store} />
        </OrderColumns>
      </div>
    </>
  );
}

/** /order/{id}: all of it for the buyer, the way to it for anybody else (rule privacy.order-for-buyer). */
export function OrderScreen({ id, answer, visit }: Props) {
  const [store] = useState(() => createOrderStore(browserOrderEffects, answer));
  return (
    <ErrorBoundary what={copy.part}>
      {answer.yours ? <Buyer store={store} visit={visit} /> : <Stranger id={id} />}
    </ErrorBoundary>
  );
}
