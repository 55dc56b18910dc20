import type { BasketAnswer } from '#api/basket.ts';
import type { BasketDelivery } from '#api/delivery.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { DeliveryNote } from '#domain/delivery/delivery-notes.ts';
import styles from './Delivery.module.css';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { notice } from '#islands/shared/notice.ts';
import { DaysInSentence, DeliveryNotes, DeliveryPromise } from './DeliveryPromise.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';

const lead = { dates: copy.together, weeks: copy.togetherIn };

/** How many lines hold a basket back, and what the others could have; nothing where none does. */
function HeldBackBy({ of: { rest, late } }: { of: Pick<BasketDelivery, 'rest' | 'late'> }) {
  if (!rest) return null;
  return (
    <p>
      {late.length === 1 ? copy.oneLineHolds : copy.linesHold(late.length)} {copy.othersCould}{' '}
      <DaysInSentence of={rest} />.
    </p>
  );
}

/** Notes of the whole; the packages of a kit are told among the warnings of a basket (rule basket.warnings). */
const listBoxNotes = ({ notes }: BasketDelivery): DeliveryNote[] => notes.filter((note) => note !== 'two-packages');

/** The whole basket's promise, above its lines (rule delivery.together); `isLine`: as a line, where the drawer shows it. */
export function OrderBox({ basket, isLine = false }: { basket: BasketAnswer; isLine?: boolean }) {
  const { delivery } = basket;
  if (!delivery || isNothingLeft(basket.lines)) return null;
  return (
    <section className={isLine ? `small ${styles.bare}` : styles.whole} aria-label={copy.boxLabel}>
      <div {...notice} className={isLine ? undefined : `small ${styles.content}`}>
        <DeliveryPromise of={delivery.promise} size={isLine ? 'line' : 'box'} lead={lead} />
        <HeldBackBy of={delivery} />
        <DeliveryNotes of={listBoxNotes(delivery)} />
      </div>
      <DeliveryPlace country={delivery.country} />
    </section>
  );
}
