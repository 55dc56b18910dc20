import type { OrderView } from '#api/order.ts';
import { writeLateLine } from '#domain/delivery/write-promise.ts';
import styles from './Delivery.module.css';

/** Which lines of an order made it late when it was placed, and why (rules delivery.kept and delivery.reason). */
export const LateLines = ({ order: { delivery, lines } }: { order: OrderView }) =>
  (delivery?.lines ?? []).map(({ slug, isLate, delivery: line }) => {
    const number = lines.find((one) => one.slug === slug)?.number ?? slug;
    const reason = isLate ? writeLateLine(number, line) : null;
    return reason ? (
      <p key={slug} className={styles.why}>
        {reason}
      </p>
    ) : null;
  });
