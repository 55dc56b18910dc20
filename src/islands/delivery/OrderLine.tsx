import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import styles from './Delivery.module.css';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { writeHeldBack } from './OrderBox.tsx';

const lead = { dates: copy.together, weeks: copy.togetherIn };

/** The basket's promise in the drawer: one line, and what holds it back. */
export function OrderLine({ basket }: { basket: BasketAnswer }) {
  if (!basket.delivery) return null;
  const held = writeHeldBack(basket);
  return (
    <div role="status" className={styles.bare}>
      <DeliveryPromise of={basket.delivery.promise} size="line" lead={lead} />
      {held ? <p>{held}</p> : null}
    </div>
  );
}
