import type { OrderView } from '#api/order.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeHeldIfPaid, writeLateLine, writeLongDay } from '#domain/delivery/write-promise.ts';
import { DeliveryNotes, DeliveryPromise } from './DeliveryPromise.tsx';
import styles from './Delivery.module.css';

const lead = { dates: copy.itArrives, weeks: copy.itArrivesIn };

/** What was promised when an order was placed, never worked out anew (rule delivery.kept). */
export function KeptDelivery({ order }: { order: OrderView }) {
  const { delivery, shipping, shippingMethod } = order;
  if (!delivery) return null;
  return (
    <section className={styles.head} aria-label={copy.boxLabel} data-on-paper>
      <DeliveryPromise of={delivery.promise} size="order" lead={lead}>
        <p className={styles.lead}>
          {copy.to([shipping.postcode, shipping.city].join(' '))}, {copy.by(shippingMethod)}.{' '}
          {delivery.leaves ? copy.partsLeave(writeLongDay(delivery.leaves)) : ''}
        </p>
      </DeliveryPromise>
      <LateLines order={order} />
      <DeliveryNotes of={delivery.notes} isOrder />
      <p className={styles.why}>
        {delivery.promise.kind === 'unknown' ? '' : copy.promisedAtPlacing} {writeHeldIfPaid(delivery)}
      </p>
    </section>
  );
}

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
