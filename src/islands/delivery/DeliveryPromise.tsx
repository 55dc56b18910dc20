import { Fragment, type ReactNode } from 'react';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { pickLead, type PromiseLead, writeLed } from '#domain/delivery/write-lead.ts';
import { writeInSentence } from '#domain/delivery/write-promise.ts';
import { type DeliveryNote } from '#domain/delivery/delivery-notes.ts';
import { writeDeliveryNote, writeOrderNote } from '#domain/delivery/write-delivery-note.ts';
import styles from './Delivery.module.css';

type Props = {
  of: Promised;
  /** how much it weighs on its page */
  size: 'line' | 'box' | 'order';
  /** nothing stands above "No date yet" */
  lead?: PromiseLead;
  /** why there is no date has been said above */
  isReasonGiven?: boolean;
  /** where to, and how */
  children?: ReactNode;
};

/** When it is at the door, in every place where that is said (rule delivery.words). */
export function DeliveryPromise({ of, size, lead, isReasonGiven = false, children }: Props) {
  const hasNoDays = of.kind === 'unknown' && !of.within;
  const words = lead ? pickLead(lead, of) : '';
  return (
    <div className={`${styles.promise} ${styles[size]}`}>
      <p>
        {words ? <span className={styles.lead}>{words} </span> : null}
        <b className={hasNoDays ? styles.unknown : undefined}>
          <DeliveryDays of={of} lead={words} length={size === 'line' ? 'short' : 'full'} />
        </b>
      </p>
      {hasNoDays && !isReasonGiven ? <p className={styles.why}>{copy.unknown[of.why]}</p> : null}
      {children}
    </div>
  );
}

type DeliveryDaysProps = {
  of: Promised;
  /** what stands before them */ lead: string;
  length?: 'full' | 'short' | 'shortest';
};

/** Its box holds a day together. Where letters are so large that a line has no room for it, it ends between its words, not in one. */
const loosen = (day: string): string => day.replaceAll('\u00a0', ' ');

/** Dates, weeks, the text's sentence of days or "No date yet"; a line may end between two days, never within one (rule delivery.words). */
export function DeliveryDays({ of, lead, length = 'full' }: DeliveryDaysProps) {
  const [first = '', ...rest] = writeLed(of, lead, length).split('\u00a0– ').map(loosen);
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
  of.kind === 'dates' ? <DeliveryDays of={of} lead="" /> : writeInSentence(of);

type NotesProps = {
  of: readonly DeliveryNote[];
  /** from the checkout on */
  isOrder?: boolean;
};

/** What stands beside a promise where it applies (rule delivery.notes). */
export const DeliveryNotes = ({ of, isOrder = false }: NotesProps) =>
  of.length === 0 ? null : (
    <ul className={`small muted ${styles.notes}`}>
      {of.map((note) => (
        <li key={note}>{isOrder ? writeOrderNote(note) : writeDeliveryNote(note)}</li>
      ))}
    </ul>
  );
