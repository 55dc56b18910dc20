import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { writeLateLine, writePaidBy } from '#domain/delivery/write-promise.ts';
import { notice } from '#islands/shared/notice.ts';
import styles from './Delivery.module.css';
import { DeliveryNotes, DeliveryPromise } from './DeliveryPromise.tsx';

const lead = { dates: copy.together, weeks: copy.togetherIn };

type Props = {
  basket: BasketAnswer;
  size: 'box' | 'order';
  /** "to 1000-001 Lisboa, UPS Standard" */
  to?: string;
};

/** The promise of the basket in checkout and summary: the days, where to, which lines hold it back and why. */
export function BasketHead({ basket, size, to = '' }: Props) {
  const { delivery, lines } = basket;
  if (!delivery || isNothingLeft(lines)) return null;
  const late = visibleLines(lines).filter(({ id }) => delivery.late.includes(id));
  const reasons = late.map((line) => ({
    id: line.id,
    reason: line.delivery ? writeLateLine(line.number, line.delivery) : null,
  }));
  const onlyReason = reasons.length === 1 && reasons[0]?.reason;
  const hasDates = delivery.promise.kind === 'dates';
  const paid = hasDates ? copy.ifPaidBy(writePaidBy(delivery.paidBy)) : '';
  return (
    <section className={styles.head} aria-label={copy.boxLabel}>
      <div {...notice} className={`small ${styles.reasons}`}>
        <DeliveryPromise of={delivery.promise} size={size} lead={lead} />
        {to || paid ? <p className={styles.lead}>{[to, paid].filter(Boolean).join(', ')}</p> : null}
        {late.length > 0 ? (
          <p>{onlyReason ? copy.heldBackFor(onlyReason) : copy.heldBackBy(late.map(({ number }) => number))}</p>
        ) : null}
        {onlyReason
          ? null
          : reasons.map(({ id, reason }) =>
              reason ? (
                <p key={id} className={styles.why}>
                  {reason}
                </p>
              ) : null,
            )}
      </div>
      <DeliveryNotes of={delivery.notes} isOrder />
    </section>
  );
}
