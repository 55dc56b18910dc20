import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { countEarly } from '#domain/delivery/line-promise.ts';
import { writeDay, writeLateReason, writePaidBy, writePromised, writeWeekday } from '#domain/delivery/write-promise.ts';
import { Button } from '#islands/shared/Button.tsx';
import { notice } from '#islands/shared/notice.ts';
import type { Offer } from '#stores/part/buy-box.ts';
import styles from './Delivery.module.css';
import { DeliveryNotes } from './DeliveryNotes.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { NoFreeShipping } from './NoFreeShipping.tsx';
import { ShareTable } from './ShareTable.tsx';

type Told = NonNullable<Offer['delivery']>;

/** Above the days of so many pieces, `held` of them in the basket already: those are sent together with the others. */
function writeLead(asked: number, held: number): { dates: string; weeks: string } {
  const all = asked + held;
  if (held > 0) return { dates: copy.withBasket(held, all), weeks: copy.withBasketIn(held, all) };
  if (all === 1) return { dates: copy.arrives, weeks: copy.arrivesIn };
  return { dates: copy.allArrive(all), weeks: copy.allArriveIn(all) };
}

/** Why the dates end after the days of the sentence above (rule delivery.after-text). */
function AfterText({ of: { line, carrierDays } }: { of: Told }) {
  if (line.leaves === null || !carrierDays) return null;
  const days = carrierDays.from === carrierDays.to ? `${carrierDays.to}` : `${carrierDays.from}–${carrierDays.to}`;
  return <p className={styles.because}>{copy.onTheWay(writeDay(line.leaves), days)}</p>;
}

type Props = { delivery: Told; asked: number; held: number };

/** Above the button: when all of it is there, where to, from which sources, what makes it late, and what comes on top. */
export function PartDelivery({ delivery, asked, held }: Props) {
  const { line, country, place, notes, hasFreeShipping } = delivery;
  const isOut = line.promise.kind === 'unknown' && line.promise.why === 'out-of-stock';
  // where all of it comes from one place, the bars have said so; of a delivery the day is still to be told
  const isTold = line.late === null && line.shares.at(-1)?.source !== 'transit';
  const reason = isTold ? null : writeLateReason(line);
  return (
    <div className={styles.ofPart}>
      <div {...notice}>
        <DeliveryPromise of={line.promise} size="box" lead={writeLead(asked, held)} isReasonTold={isOut} />
      </div>
      <DeliveryPlace country={country} />
      <DeliveryNotes of={notes} />
      {hasFreeShipping ? null : <NoFreeShipping country={country} place={place} />}
      {line.shares.length > 1 ? <ShareTable shares={line.shares} late={line.late} /> : null}
      {reason ? (
        <p className={styles.because}>
          {reason} {line.late ? copy.sentTogether : ''}
        </p>
      ) : null}
      {delivery.isAfterText ? <AfterText of={delivery} /> : null}
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
      <span>{copy.takeNow(pieces)}</span>{' '}
      <span>{copy.takeNowArrive(writePromised(early.promise, 'shortest'), pieces)}</span>
    </Button>
  );
}

/** Until when it must be paid for the date to hold; only where there is a date, and where it leaves from the shelf. */
export function CutOff({ delivery: { line, paidBy } }: { delivery: Told }) {
  if (line.promise.kind !== 'dates' || line.leaves !== paidBy.day) return null;
  return <p className={styles.cutOff}>{copy.paidBy(writePaidBy(paidBy), writeWeekday(paidBy.day))}</p>;
}
