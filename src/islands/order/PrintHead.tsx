import type { OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { site } from '#config/site.ts';
import { decideOrderState } from '#domain/order/order.ts';
import { writeDate } from '#domain/write-date.ts';
import styles from './Print.module.css';

/** On paper only: whose sheet this is, which order, and how it stands. The steps and headings of the screen stay away. */
export const PrintHead = ({ order }: { order: OrderView }) => (
  <div className={styles.head}>
    <p className={styles.shop}>{site.name}</p>
    <p className={styles.number}>{copy.pageTitle(order.number)}</p>
    <p>
      {copy.placed(writeDate(order.date))} {copy.publicStates[decideOrderState(order)]}
    </p>
  </div>
);
