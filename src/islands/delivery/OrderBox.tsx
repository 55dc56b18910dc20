import type { BasketAnswer } from '#api/basket.ts';
import type { BasketDelivery } from '#api/delivery.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { DeliveryNote } from '#domain/delivery/delivery-notes.ts';
import styles from './Delivery.module.css';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { notice } from '#islands/shared/notice.ts';
import { DaysInSentence } from './DeliveryDays.tsx';
import { DeliveryNotes } from './DeliveryNotes.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const lead = { dates: copy.together, weeks: copy.togetherIn };

/** How many lines hold a basket back, and what the others could have; nothing where none does. */
export function HeldBackBy({ of: { rest, late } }: { of: Pick<BasketDelivery, 'rest' | 'late'> }) {
  if (!rest) return null;
  return (
    <p>
      {late.length === 1 ? copy.oneLineHolds : copy.linesHold(late.length)} {copy.othersCould}{' '}
      <DaysInSentence of={rest} />.
    </p>
  );
}

/** Notes of the whole; the packages of a kit are told among the warnings of a basket (rule basket.warnings). */
export const listBoxNotes = ({ notes }: BasketDelivery): DeliveryNote[] =>
  notes.filter((note) => note !== 'two-packages');

/** The whole basket's promise, above its lines (rule delivery.together). */
export function OrderBox({ basket }: { basket: BasketAnswer }) {
  const { delivery } = basket;
  if (!delivery || isNothingLeft(basket.lines)) return null;
  return (
    <section className={styles.whole} aria-label={copy.boxLabel}>
      <div {...notice} className={styles.told}>
        <DeliveryPromise of={delivery.promise} size="box" lead={lead} />
        <HeldBackBy of={delivery} />
        <DeliveryNotes of={listBoxNotes(delivery)} />
      </div>
      <DeliveryPlace country={delivery.country} />
    </section>
  );
}
