import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { BasketPromise } from './BasketPromise.tsx';
import styles from './Delivery.module.css';
import { DeliveryPlace } from './DeliveryPlace.tsx';

/** The whole basket's promise, above its lines; `isLine`: as a line, where the drawer shows it. */
export function OrderBox({ basket, isLine = false }: { basket: BasketAnswer; isLine?: boolean }) {
  const { delivery } = basket;
  if (!delivery || isNothingLeft(basket.lines)) return null;
  return (
    <section className={isLine ? `small ${styles.bare}` : styles.whole} aria-label={copy.boxLabel}>
      <div className={isLine ? undefined : `small ${styles.content}`}>
        <BasketPromise basket={basket} delivery={delivery} size={isLine ? 'line' : 'box'} />
      </div>
      <DeliveryPlace country={delivery.country} />
    </section>
  );
}
