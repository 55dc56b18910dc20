import type { BasketLineAnswer } from '#api/basket.ts';
import { writeLateReason } from '#domain/delivery/write-promise.ts';
import styles from './Delivery.module.css';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { ShareBars } from './ShareBars.tsx';

/** When a line would be there alone, and what makes it late; nothing where its stock decides nothing (rule delivery.reason). */
export function LineDelivery({ line: { delivery } }: { line: BasketLineAnswer }) {
  if (!delivery) return null;
  const { promise, shares, late } = delivery;
  const isGone = promise.kind === 'unknown' && promise.why === 'out-of-stock';
  const slowest = late ?? shares.at(-1);
  // where all of it comes from one place, the bars have said so; of a delivery the day is still to be told
  const isTold = isGone || (late === null && slowest?.source !== 'transit');
  const reason = isTold ? null : writeLateReason(delivery);
  return (
    <div className={styles.ofLine}>
      {slowest || isGone ? <ShareBars of={isGone ? null : (slowest?.source ?? null)} /> : null}
      <DeliveryPromise of={promise} size="line" />
      {reason ? <p className={styles.why}>{reason}</p> : null}
    </div>
  );
}
