import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { BasketPromise } from './BasketPromise.tsx';
import styles from './Delivery.module.css';

type Props = {
  basket: BasketAnswer;
  size: 'box' | 'order';
  /** "to 1000-001 Lisboa, UPS Standard" */
  to?: string;
};

/** The promise of the basket in checkout and summary. */
export const BasketHead = ({ basket, ...shown }: Props) =>
  !basket.delivery || isNothingLeft(basket.lines) ? null : (
    <section className={`small ${styles.head}`} aria-label={copy.boxLabel}>
      <BasketPromise basket={basket} delivery={basket.delivery} {...shown} isOrder />
    </section>
  );
