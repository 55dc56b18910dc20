import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import type { ReactNode } from 'react';
import styles from './Delivery.module.css';
import { DeliveryDays } from './DeliveryDays.tsx';

type Props = {
  of: Promised;
  /** how much it weighs on its page */
  size: 'line' | 'box' | 'order';
  /** above dates, above weeks; nothing stands above "No date yet" */
  lead?: { dates: string; weeks: string };
  /** why there is no date has been said above */
  isReasonTold?: boolean;
  /** where to, and how */
  children?: ReactNode;
};

/** When it is at the door, in every place where that is said (rule delivery.words). */
export function DeliveryPromise({ of, size, lead, isReasonTold = false, children }: Props) {
  return (
    <div className={`${styles.promise} ${styles[size]}`}>
      <p>
        {lead && of.kind !== 'unknown' ? <span className={styles.lead}>{lead[of.kind]} </span> : null}
        <b className={of.kind === 'unknown' ? styles.unknown : undefined}>
          <DeliveryDays of={of} length={size === 'line' ? 'short' : 'full'} />
        </b>
      </p>
      {of.kind === 'unknown' && !isReasonTold ? <p className={styles.why}>{copy.unknown[of.why]}</p> : null}
      {children}
    </div>
  );
}
