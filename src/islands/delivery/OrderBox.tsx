import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeInSentence } from '#domain/delivery/write-promise.ts';
import styles from './Delivery.module.css';
import { DeliveryNotes } from './DeliveryNotes.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const lead = { dates: copy.together, weeks: copy.togetherIn };

/** What holds a basket back, and what the others could have; null where nothing does. */
export function writeHeldBack({ delivery }: Pick<BasketAnswer, 'delivery'>): string | null {
  if (!delivery?.rest) return null;
  const held = delivery.late.length === 1 ? copy.oneLineHolds : copy.linesHold(delivery.late.length);
  return `${held} ${copy.othersCould} ${writeInSentence(delivery.rest)}.`;
}

/** The whole basket's promise, above its lines (rule delivery.together). */
export function OrderBox({ basket }: { basket: BasketAnswer }) {
  const { delivery } = basket;
  if (!delivery) return null;
  const held = writeHeldBack(basket);
  return (
    <section className={styles.whole} aria-label={copy.boxLabel}>
      <div role="status" className={styles.told}>
        <DeliveryPromise of={delivery.promise} size="box" lead={lead} />
        {held ? <p>{held}</p> : null}
        <DeliveryNotes of={delivery.notes.filter((note) => note !== 'two-packages')} />
      </div>
      <DeliveryPlace country={delivery.country} />
    </section>
  );
}
