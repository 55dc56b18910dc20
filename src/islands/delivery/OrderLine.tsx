import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import styles from './Delivery.module.css';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { notice } from '#islands/shared/notice.ts';
import { DeliveryNotes } from './DeliveryNotes.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { HeldBackBy, listBoxNotes } from './OrderBox.tsx';

const lead = { dates: copy.together, weeks: copy.togetherIn };

/** The basket's promise in the drawer: one line, what holds it back, what comes on top, and where it goes. */
export function OrderLine({ basket }: { basket: BasketAnswer }) {
  const { delivery } = basket;
  if (!delivery || isNothingLeft(basket.lines)) return null;
  return (
    <section className={styles.bare} aria-label={copy.boxLabel}>
      <div {...notice}>
        <DeliveryPromise of={delivery.promise} size="line" lead={lead} />
        <HeldBackBy of={delivery} />
        <DeliveryNotes of={listBoxNotes(delivery)} />
      </div>
      <DeliveryPlace country={delivery.country} />
    </section>
  );
}
