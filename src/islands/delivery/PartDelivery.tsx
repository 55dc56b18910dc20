import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { countEarly } from '#domain/delivery/line-promise.ts';
import { writeLateReason, writePaidBy, writePromised, writeWeekday } from '#domain/delivery/write-promise.ts';
import { Button } from '#islands/shared/Button.tsx';
import type { Offer } from '#stores/part/buy-box.ts';
import styles from './Delivery.module.css';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { ShareTable } from './ShareTable.tsx';

type Told = NonNullable<Offer['delivery']>;

/** Above the button: when all of it is there, where to, from which sources, and what makes it late. */
export function PartDelivery({ delivery: { line, country }, wanted }: { delivery: Told; wanted: number }) {
  const isOne = wanted === 1;
  const lead = isOne
    ? { dates: copy.arrives, weeks: copy.arrivesIn }
    : { dates: copy.allArrive(wanted), weeks: copy.allArriveIn(wanted) };
  // where all of it comes from one place, the bars have said so; of a delivery the day is still to be told
  const isTold = line.late === null && line.shares.at(-1)?.source !== 'transit';
  const reason = isTold ? null : writeLateReason(line);
  return (
    <div className={styles.ofPart}>
      <div role="status">
        <DeliveryPromise of={line.promise} size="box" lead={lead} />
      </div>
      <DeliveryPlace country={country} />
      {line.shares.length > 1 ? <ShareTable shares={line.shares} late={line.late} /> : null}
      {reason ? (
        <p className={styles.because}>
          {reason} {line.late ? copy.sentTogether : ''}
        </p>
      ) : null}
    </div>
  );
}

/** Below the button, where only a part of what is asked for is late: those that are not. */
export function TakeEarly({ offer, onTake }: { offer: Offer; onTake: (pieces: number) => void }) {
  const early = offer.delivery ? countEarly(offer.delivery.line) : null;
  const pieces = early === null ? 0 : early.pieces - offer.inBasket;
  if (early === null || pieces < 1) return null;
  return (
    <Button isBlock className={styles.takeEarly ?? ''} onClick={() => onTake(pieces)}>
      <span>{copy.takeNow(pieces)}</span> <span>{copy.takeNowArrive(writePromised(early.promise, 'shortest'))}</span>
    </Button>
  );
}

/** Until when it must be paid for the date to hold; only where there is a date, and where it leaves from the shelf. */
export function CutOff({ delivery: { line, paidBy } }: { delivery: Told }) {
  if (line.promise.kind !== 'dates' || line.leaves !== paidBy.day) return null;
  return <p className={styles.cutOff}>{copy.paidBy(writePaidBy(paidBy), writeWeekday(paidBy.day))}</p>;
}
