import type { OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { decideOrderDisplay } from '#domain/order/order-display.ts';
import { Columns } from '#islands/checkout/Columns.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { OrderDetails, OrderNumber } from './OrderDetails.tsx';
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

/** The summary without a basket: the order placed before, with the way to its payment (doc 2 §4). */
export function EarlierOrder({ order }: { order: OrderView }) {
  const { heading, state } = decideOrderDisplay(order, { onSummary: true });
  return (
    <Columns
      lines={order.lines}
      totals={order.totals}
      shippingCountry={order.shipping.country}
      hasShippingMethod
      labels={{ show: copy.showItems, hide: copy.hideItems }}
    >
      {state === 'summary' ? <Waiting order={order} /> : null}
      <h1>{heading}</h1>
      <OrderNumber order={order} />
      <OrderDetails order={order} />
    </Columns>
  );
}
