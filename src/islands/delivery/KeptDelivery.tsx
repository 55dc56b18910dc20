import type { OrderView } from '#api/order.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeHeldIfPaid, writeLongDay } from '#domain/delivery/write-promise.ts';
import styles from './Delivery.module.css';
import { DeliveryNotes } from './DeliveryNotes.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { LateLines } from './LateLines.tsx';

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
      <DeliveryNotes of={delivery.notes} />
      <p className={styles.why}>
        {delivery.promise.kind === 'unknown' ? '' : copy.promisedAtPlacing} {writeHeldIfPaid(delivery)}
      </p>
    </section>
  );
}
