import type { DeliveryNote } from '#domain/delivery/delivery-notes.ts';
import { writeDeliveryNote } from '#domain/delivery/write-delivery-note.ts';
import styles from './Delivery.module.css';

/** What stands beside a promise where it applies (rule delivery.notes). */
export const DeliveryNotes = ({ of }: { of: readonly DeliveryNote[] }) =>
  of.length === 0 ? null : (
    <ul className={styles.notes}>
      {of.map((note) => (
        <li key={note}>{writeDeliveryNote(note)}</li>
      ))}
    </ul>
  );
