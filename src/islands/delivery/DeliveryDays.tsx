import type { Promised } from '#domain/delivery/promise.ts';
import { writeInSentence, writePromised } from '#domain/delivery/write-promise.ts';
import { Fragment } from 'react';
import styles from './Delivery.module.css';

type Props = { of: Promised; length?: 'full' | 'short' | 'shortest' };

/** Its box holds a day together. Where letters are so large that a line has no room for it, it ends between its words, not in one. */
const loosen = (day: string): string => day.replaceAll('\u00a0', ' ');

/** Dates, weeks or "No date yet"; a line may end between two days, never within one (rule delivery.words). */
export function DeliveryDays({ of, length = 'full' }: Props) {
  const [first = '', ...rest] = writePromised(of, length).split('\u00a0– ').map(loosen);
  return (
    <>
      <span className={styles.day}>{rest.length > 0 ? `${first}\u00a0–` : first}</span>
      {rest.map((day) => (
        <Fragment key={day}>
          {' '}
          <span className={styles.day}>{day}</span>
        </Fragment>
      ))}
    </>
  );
}

/** The same within a sentence: "Wed 25 – Fri 27 November", "in 3–4 weeks". */
export const DaysInSentence = ({ of }: { of: Promised }) =>
  of.kind === 'dates' ? <DeliveryDays of={of} /> : writeInSentence(of);
