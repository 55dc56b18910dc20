import type { BasketLineAnswer } from '#api/basket.ts';
import { decideShortage } from '#domain/basket/line-shortage.ts';
import { writeLateReason } from '#domain/delivery/write-promise.ts';
import styles from './Delivery.module.css';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { ShareBars } from './ShareBars.tsx';

/**
 * When a line would be there alone, and what makes it late (rule delivery.reason); nothing where nothing is known of its stock, and
 * of a line that cannot be ordered as it is, which says that itself (rule basket.shortage).
 */
export function LineDelivery({ line }: { line: BasketLineAnswer }) {
  const { delivery } = line;
  if (!delivery || decideShortage(line) !== null) return null;
  const { promise, shares, late } = delivery;
  const slowest = late ?? shares.at(-1);
  // where all of it comes from one place, the bars have said so; of a delivery the day is still to be told
  const isExplained = late === null && slowest?.source !== 'transit';
  const reason = isExplained ? null : writeLateReason(delivery);
  return (
    <div className={styles.ofLine}>
      {slowest ? <ShareBars of={slowest.source} /> : null}
      <DeliveryPromise of={promise} size="line" />
      {reason ? <p className={styles.why}>{reason}</p> : null}
    </div>
  );
}
