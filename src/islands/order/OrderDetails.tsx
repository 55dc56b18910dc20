import type { OrderView } from '#api/order.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { writeDate } from '#domain/write-date.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { LinesTable } from '#islands/checkout/LinesTable.tsx';
import { OrderFacts } from '#islands/checkout/OrderFacts.tsx';
import styles from './Order.module.css';
import { toOrderFacts } from './order-facts.ts';

export const OrderNumber = ({ order }: { order: OrderView }) => (
  <p className={styles.number}>
    {copy.order} <b className="pn">{order.number}</b>, {copy.placedOn(writeDate(order.date))}
  </p>
);

/** Opens and closes. */
export const OrderDetails = ({ order }: { order: OrderView }) => (
  <details className={styles.details} open>
    <summary className="h3">
      {copy.details}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.told}>
      <LinesTable lines={order.lines} caption={checkoutCopy.table.caption} />
      <OrderFacts facts={toOrderFacts(order)} />
    </div>
  </details>
);
