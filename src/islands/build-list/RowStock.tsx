import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { endsAtCustoms } from '#domain/delivery/promise.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { RowDays } from '../delivery/RowDays.tsx';
import { StockBars } from '../shared/StockBars.tsx';
import { notice } from '../shared/notice.ts';
import styles from './Row.module.css';

/** Why there is no date; that the carriers name none for the place is said once, beside the total. */
function Why({ of }: { of: NonNullable<SheetEntry['delivery']> }) {
  const { promise } = of.line;
  if (promise.kind !== 'unknown' || promise.why === 'no-lead-time') return null;
  return <span className="muted">{deliveryCopy.unknown[promise.why]}</span>;
}

/** Where the carriers name no days for the place, the sentence of the stock stands alone. */
function hasDays(delivery: SheetEntry['delivery']): delivery is NonNullable<SheetEntry['delivery']> {
  const promise = delivery?.line.promise;
  return promise !== undefined && !(promise.kind === 'unknown' && promise.why === 'no-lead-time');
}

/**
 * How near the stock is, in bars and words, and when it arrives; without days the sentence of the stock. A bar of the final height
 * while it is asked. That there is none stands in the row's notes.
 */
export function RowStock({ entry: { state, availability, delivery } }: { entry: SheetEntry }) {
  if (state === 'asking')
    // another element, or what stands in would count as moved
    return (
      <span key="asking" className={`sk ${styles.skStock}`} {...notice}>
        <span className="sr">{copy.asking}</span>
      </span>
    );
  if (!availability || availability.max === 0) return null;
  const sentence = hasDays(delivery) ? (
    <RowDays of={delivery.line.promise} isExport={endsAtCustoms(delivery)} />
  ) : (
    availability.delivery
  );
  return (
    <span className={styles.stock} data-not-printed>
      <StockBars of={availability} />
      {sentence ? <span className="muted">{sentence}</span> : null}
      {delivery ? <Why of={delivery} /> : null}
    </span>
  );
}

/** In the place of a price that is not known: a dash to the eye, words to the ear. */
export const NoPrice = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr">{availabilityCopy.noPrice}</span>
  </>
);
