import type { BasketLineAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { decideShortage } from '#domain/basket/line-shortage.ts';
import { writeUnsaidReason } from '#domain/delivery/explain-days.ts';
import type { LinePromise } from '#domain/delivery/line-promise.ts';
import styles from './Delivery.module.css';
import { ShareBars } from './ShareBars.tsx';

/** What makes it late, or why nobody knows when it comes; null where its bars say enough. */
function explain(delivery: LinePromise): string | null {
  const { promise } = delivery;
  if (promise.kind === 'unknown' && promise.why === 'not-asked') return copy.unknown[promise.why];
  return writeUnsaidReason(delivery);
}

/**
 * How near the stock of a line is, and what makes it late (rule delivery.reason). It has no day of its own: the whole basket has
 * (rule delivery.together). Nothing where nothing is known of its stock, and of a line that cannot be ordered as it is, which says
 * that itself (rule basket.shortage).
 */
export function LineDelivery({ line }: { line: BasketLineAnswer }) {
  const { delivery } = line;
  if (!delivery || decideShortage(line) !== null) return null;
  const slowest = delivery.late ?? delivery.shares.at(-1);
  const reason = explain(delivery);
  return (
    <div className={styles.ofLine}>
      {slowest ? <ShareBars of={slowest.source} /> : null}
      {reason ? <p className={styles.why}>{reason}</p> : null}
    </div>
  );
}
