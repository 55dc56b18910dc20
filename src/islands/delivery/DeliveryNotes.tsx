import { basketCopy } from '#config/copy/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { DeliveryNote } from '#domain/delivery/delivery-notes.ts';
import styles from './Delivery.module.css';

const sentences: Record<DeliveryNote, string> = {
  'extra-costs': copy.fromPayment,
  customs: copy.customs,
  'two-packages': basketCopy.twoPackages,
};

/** What stands beside a promise where it applies (rule delivery.notes). */
export const DeliveryNotes = ({ of }: { of: readonly DeliveryNote[] }) =>
  of.length === 0 ? null : (
    <ul className={styles.notes}>
      {of.map((note) => (
        <li key={note}>{sentences[note]}</li>
      ))}
    </ul>
  );
