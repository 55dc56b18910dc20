import type { OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { decideOrderDisplay, decideOrderState, type OrderState, isGivenUp, isToPay } from '#domain/order/order.ts';
import { TotalToPay } from '#islands/payment/TotalToPay.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { OrderColumns, OrderDetails, OrderNumber } from './OrderDetails.tsx';
import { ReplacedNotice } from './ReplacedNotice.tsx';
import styles from './Order.module.css';

const Waiting = ({ order }: { order: OrderView }) => (
  <Alert className={styles.notice}>
    {copy.restored(order.number)}{' '}
    <a className="link" href={`/order/${order.id}`}>
      {copy.completePayment}
    </a>{' '}
    {copy.completePaymentTail}
  </Alert>
);

/** Nothing to pay now: how it stands, and the way to its page. */
const NothingToPay = ({ order, state }: { order: OrderView; state: OrderState }) => (
  <Alert className={styles.notice}>
    {copy.publicStates[state]}{' '}
    <a className="link" href={`/order/${order.id}`}>
      {copy.openOrder}
    </a>
  </Alert>
);

const Current = ({ order }: { order: OrderView }) => {
  const state = decideOrderState(order);
  return state === 'awaiting-payment' ? <Waiting order={order} /> : <NothingToPay order={order} state={state} />;
};

/** The summary without a basket: the order placed before, with the way to its payment (rule checkout.earlier-order). */
export function EarlierOrder({ order }: { order: OrderView }) {
  const { heading } = decideOrderDisplay(order, { onSummary: true });
  const state = decideOrderState(order);
  return (
    <OrderColumns order={order}>
      {isToPay(order) ? <TotalToPay order={order} isFirst /> : null}
      {isGivenUp(order) && state === 'awaiting-payment' ? <ReplacedNotice order={order} /> : <Current order={order} />}
      <h1>{heading}</h1>
      <OrderNumber order={order} />
      <OrderDetails order={order} />
    </OrderColumns>
  );
}
