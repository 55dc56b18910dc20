import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { listPlaceReason } from '#domain/delivery/explain-days.ts';
import { findCustoms, leadRows } from '#domain/delivery/write-lead.ts';
import { writeDeadline } from '#domain/delivery/write-promise.ts';
import { Deadline } from '#islands/delivery/Deadline.tsx';
import { DeliveryNotes, DeliveryPromise } from '../delivery/DeliveryPromise.tsx';
import { DeliveryPlace } from '#islands/delivery/DeliveryPlace.tsx';
import { notice } from '#islands/shared/notice.ts';
import { promiseEntries, type SheetEntry } from '#domain/build-list/sheet-entry.ts';
import styles from './ListDelivery.module.css';

/** Beside the total: when all of it arrives that can be ordered, until when to pay for that, where to, and what comes on top; a bar of that height while it is asked. */
export function ListDelivery({ entries }: { entries: readonly SheetEntry[] }) {
  if (entries.some(({ state }) => state === 'asking'))
    return <p className={`sk ${styles.asking}`} aria-hidden="true" />;
  const delivery = promiseEntries(entries);
  if (delivery === null) return null;
  const { promise, rows, country, notes } = delivery;
  return (
    <section className={styles.delivery} aria-label={copy.boxLabel}>
      <div {...notice}>
        <DeliveryPromise of={promise} size="line" lead={leadRows(rows, findCustoms(delivery))} />
        <DeliveryNotes of={notes} />
      </div>
      <Deadline until={writeDeadline(delivery)} why={listPlaceReason(promise)} />
      <DeliveryPlace country={country} />
    </section>
  );
}
