import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { listShort } from '#domain/basket/line-shortage.ts';
import { writeInSentence } from '#domain/delivery/write-promise.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import styles from './Delivery.module.css';

const copy = deliveryCopy.restoreBasket;

type RestorableOrder = NonNullable<BasketAnswer['putBack']>[number];

/** What the pieces that the unpaid order keeps mean for this basket: later days, or a line that is short; empty where neither. */
function explain({ number, before }: RestorableOrder, { lines, delivery }: BasketAnswer): string {
  if (before && delivery) return copy.later(number, writeInSentence(before), writeInSentence(delivery.promise));
  return listShort(lines).length > 0 ? copy.short(number) : '';
}

/** A basket with the parts of an unpaid order: which one that is, and what it holds (rule order.put-back). */
export const RestoreBasketNote = ({ basket }: { basket: BasketAnswer }) =>
  (basket.putBack ?? []).map((order) => {
    const why = explain(order, basket);
    return (
      <Alert key={order.id} kind={why === '' ? 'note' : 'warn'} className={styles.restoreBasket}>
        <p>
          {copy.from(order.number)} {why}
        </p>
        <a className="link" href={`/order/${order.id}`}>
          {copy.open(order.number)}
        </a>
      </Alert>
    );
  });
