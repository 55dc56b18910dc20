import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { OrderAnswer, OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { decideOrderDisplay, hasArrival, isPaid, isGivenUp, isToPay } from '#domain/order/order.ts';
import { resolveWidgets } from '#domain/payment/payment-method.ts';
import { browserOrderEffects, watchOrder } from '#stores/order/order.ts';
import { isAwaitingPayment } from '#stores/order/payment.ts';
import { createOrderStore, type OrderStore } from '#stores/order/order-page.ts';
import type { LinkedOrder } from '#stores/order/linked-order.ts';
import { openLinkedOrder } from '#stores/order/linked-order-instance.ts';
import { notePurchaseHere } from '#stores/order/purchase-here.ts';
import { Progress } from '../checkout/Progress.tsx';
import { KeptDelivery } from '../delivery/KeptDelivery.tsx';
import { FailureDialog, PaymentArea } from '../payment/PaymentArea.tsx';
import { TotalToPay } from '../payment/TotalToPay.tsx';
import { Alert } from '../shared/Alert.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { FaultNotice, OrderNotice } from './OrderNotice.tsx';
import { KeepOrder, LinkFailed, OpeningLink } from './KeepOrder.tsx';
import { MailReceipt } from './MailReceipt.tsx';
import { OrderColumns, OrderDetails, OrderNumber } from './OrderDetails.tsx';
import { NextSteps, PaidEnding, WithdrawalNote } from './PaidEnding.tsx';
import { PrintButton, PrintHead } from './PrintHead.tsx';
import { RestoreBasket } from './RestoreBasket.tsx';
import { InPlaceOf, ReplacedNotice } from './ReplacedNotice.tsx';
import { Stranger } from './Stranger.tsx';
import { ReturnLink, WithdrawLink } from './WithdrawLink.tsx';
import styles from './Order.module.css';
import print from './Print.module.css';

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
      <PaymentArea store={store} order={order} kind={kind} />
    </>
  );
}

/** `linked`: where this browser has no right to the order, and a mailed link shows it */
type OrderProps = { store: OrderStore; order: OrderView; visit: OrderVisit; linked: LinkedOrder | null };

const AddressError = ({ visit }: { visit: OrderVisit }) =>
  visit.error ? (
    <Alert kind="error" className={styles.notice}>
      {visit.error}
    </Alert>
  ) : null;

/** The step of an order; after a refusal what happened to the money stands above it, and larger. */
function Heading({ store, order }: Pick<OrderProps, 'store' | 'order'>) {
  const notice = useStore(store.$notice);
  const { heading } = decideOrderDisplay(order, { onSummary: false });
  return <h1 className={notice?.kind === 'declined' ? 'h3' : undefined}>{heading}</h1>;
}

/** Everything before the payment: what it is doing, and the way to make it. What is closed, declined or ordered anew arrives on no day. */
const Unpaid = ({ store, order, visit, linked }: OrderProps) => {
  const notice = useStore(store.$notice);
  const isDeclined = notice?.kind === 'declined';
  const arrives = !isDeclined && hasArrival(order);
  return (
    <>
      {isToPay(order) ? <TotalToPay order={order} isFirst /> : null}
      <AddressError visit={visit} />
      <FaultNotice order={order} />
      <ReplacedNotice order={order} />
      <OrderNotice store={store} order={order} justPlaced={visit.justPlaced} linked={linked} />
      <Heading store={store} order={order} />
      <OrderNumber order={order} />
      <InPlaceOf order={order} />
      {arrives ? <KeptDelivery order={order} /> : null}
      {linked ? (
        isAwaitingPayment(notice) ? (
          <LinkFailed linked={linked} />
        ) : (
          <KeepOrder linked={linked} order={order} />
        )
      ) : (
        <>
          <Payment store={store} order={order} />
          <RestoreBasket store={store} view={order} />
        </>
      )}
      <OrderDetails order={order} />
      <div className={styles.ways} data-not-printed>
        <PrintButton />
        <WithdrawLink number={order.number} kept={(arrives && order.delivery) || null} />
      </div>
    </>
  );
};

/** The ending: what comes next, and what may be done with the order. */
const Paid = ({ order, linked }: Pick<OrderProps, 'order' | 'linked'>) => (
  <>
    {hasArrival(order) ? <NextSteps order={order} delivery={order.delivery ?? null} /> : null}
    <div className={styles.ways} data-not-printed>
      <PrintButton />
      {linked ? null : <MailReceipt orderId={order.id} email={order.email} />}
      <ReturnLink number={order.number} />
      <WithdrawLink number={order.number} kept={(hasArrival(order) && order.delivery) || null} />
    </div>
    {linked ? <KeepOrder linked={linked} order={order} /> : null}
    <WithdrawalNote />
    <OrderNumber order={order} />
    <OrderDetails order={order} />
  </>
);

/** Over both columns: that it is paid, and when it is there. */
const PaidHead = ({ store, order, visit }: Omit<OrderProps, 'linked'>) => (
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

type BuyerProps = { answer: OrderAnswer; visit: OrderVisit; linked?: LinkedOrder };

function Buyer({ answer, visit, linked }: BuyerProps) {
  const [store] = useState(() => createOrderStore(browserOrderEffects, answer));
  const order = useStore(store.$order);
  useOrderPage(store, { ...visit, isOwn: linked === undefined });
  if (!order) return null;
  const orderProps = { store, order, visit, linked: linked ?? null };
  return (
    <>
      <Progress at="payment" canGoBack={false} isDone={isPaid(order)} />
      <div className={print.sheet}>
        <PrintHead order={order} />
        {isPaid(order) ? <PaidHead {...orderProps} /> : null}
        <OrderColumns order={order}>
          {isPaid(order) ? <Paid {...orderProps} /> : <Unpaid {...orderProps} />}
          <FailureDialog store={store} />
        </OrderColumns>
      </div>
    </>
  );
}

/** Who is not known as the buyer: what the link of the address shows, else the way to such a link. */
function Linked({ id, answer, visit }: Props & { answer: { yours: false } }) {
  const [linked] = useState(() => openLinkedOrder(id));
  const { step, order, code } = useStore(linked.$linked);
  useEffect(() => {
    const open = () => void linked.open();
    open();
    // the link is followed in the tab that shows the page already
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [linked]);
  // what the link shows when it is opened anew is another page
  if (order) return <Buyer key={JSON.stringify(order)} answer={{ yours: true, order }} visit={visit} linked={linked} />;
  return step === 'opening' || code !== null ? (
    <OpeningLink linked={linked} />
  ) : (
    <Stranger id={id} order={answer.order} />
  );
}

/** /order/{id}: all of it for the buyer, the way to it for anybody else (rule privacy.order-for-buyer). */
export const OrderScreen = ({ id, answer, visit }: Props) => (
  <ErrorBoundary what={copy.part}>
    {answer.yours ? <Buyer answer={answer} visit={visit} /> : <Linked id={id} answer={answer} visit={visit} />}
  </ErrorBoundary>
);

/**
 * Notes the purchase of an order that was placed just now; asks about a payment of an older one. Looks again when the
 * page comes back into view. Nothing of it for an order that only a mailed link shows.
 */
function useOrderPage(store: OrderStore, { justPlaced, isOwn }: { justPlaced: boolean; isOwn: boolean }): void {
  useEffect(() => {
    if (!isOwn) return;
    const order = store.$order.get();
    if (justPlaced && order) notePurchaseHere(order);
    return watchOrder(store, !justPlaced);
  }, [store, justPlaced, isOwn]);
}
