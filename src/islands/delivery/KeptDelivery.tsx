import type { OrderView } from '#api/order.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { listPlaceReason } from '#domain/delivery/explain-days.ts';
import { findOrderCustoms } from '#domain/delivery/order-place.ts';
import { leadOrder } from '#domain/delivery/write-lead.ts';
import { writeKeptDeadline, writeLateLine, writeLongDay } from '#domain/delivery/write-promise.ts';
import { Deadline } from './Deadline.tsx';
import { DeliveryNotes, DeliveryPromise } from './DeliveryPromise.tsx';
import styles from './Delivery.module.css';

/** What was promised when an order was placed, never worked out anew (rule delivery.kept). */
export function KeptDelivery({ order }: { order: OrderView }) {
  const { delivery, shipping, shippingMethod } = order;
  if (!delivery) return null;
  const { promise, leaves } = delivery;
  const leaving = leaves === null ? [] : [copy.partsLeave(writeLongDay(leaves))];
  const isDated = promise.kind !== 'unknown';
  return (
    <section className={styles.head} aria-label={copy.boxLabel} data-on-paper>
      <DeliveryPromise of={promise} size="order" lead={leadOrder(findOrderCustoms(order, delivery))}>
        <p className={styles.lead}>
          {copy.to([shipping.postcode, shipping.city].join(' '))}, {copy.by(shippingMethod)}. {isDated ? '' : leaving}
        </p>
      </DeliveryPromise>
      <Deadline
        until={writeKeptDeadline(delivery, order.isPayByOver ?? false)}
        why={[...listPlaceReason(promise), ...listKeptReasons(order), ...(isDated ? leaving : [])]}
      />
      <DeliveryNotes of={delivery.notes} isOrder />
    </section>
  );
}

/** Which lines of an order made it late when it was placed, and why (rules delivery.kept and delivery.why). */
export const listKeptReasons = ({ delivery, lines }: OrderView): string[] =>
  (delivery?.lines ?? []).flatMap(({ slug, isLate, delivery: line }) => {
    const number = lines.find((one) => one.slug === slug)?.number ?? slug;
    return (isLate && writeLateLine(number, line)) || [];
  });
