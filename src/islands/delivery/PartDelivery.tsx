import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { countEarly, isSameShare, type LinePromise } from '#domain/delivery/line-promise.ts';
import { writeDay, writeLateReason, writePaidBy, writePromised, writeWeekday } from '#domain/delivery/write-promise.ts';
import type { Offer } from '#stores/part/buy-box.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { Button } from '../shared/Button.tsx';
import { notice } from '../shared/notice.ts';
import { DeliveryDays, DeliveryNotes, DeliveryPromise } from './DeliveryPromise.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { ShareBars } from './ShareBars.tsx';
import styles from './Delivery.module.css';

type OfferedDelivery = NonNullable<Offer['delivery']>;

/** Above the days of so many pieces, `held` of them in the basket already: those are sent together with the others. */
function writeLead(quantity: number, held: number): { dates: string; weeks: string } {
  const all = quantity + held;
  if (held > 0) return { dates: copy.withBasket(held, all), weeks: copy.withBasketIn(held, all) };
  if (all === 1) return { dates: copy.arrives, weeks: copy.arrivesIn };
  return { dates: copy.allArrive(all), weeks: copy.allArriveIn(all) };
}

/** Why the dates end after the days of the sentence above (rule delivery.after-text). */
function AfterText({ of: { line, carrierDays } }: { of: OfferedDelivery }) {
  if (line.leaves === null || !carrierDays) return null;
  const days = carrierDays.from === carrierDays.to ? `${carrierDays.to}` : `${carrierDays.from}–${carrierDays.to}`;
  return <p className={`small ${styles.because}`}>{copy.onTheWay(writeDay(line.leaves), days)}</p>;
}

type Props = { delivery: OfferedDelivery; quantity: number; held: number };

/** Above the button: when all of it is there, where to, from which sources, what makes it late, and what comes on top. */
export function PartDelivery({ delivery, quantity, held }: Props) {
  const { line, country, place, notes, hasFreeShipping } = delivery;
  const isOut = line.promise.kind === 'unknown' && line.promise.why === 'out-of-stock';
  // where all of it comes from one place, the bars have said so; of a delivery the day is still to be told
  const isExplained = line.late === null && line.shares.at(-1)?.source !== 'transit';
  const reason = isExplained ? null : writeLateReason(line);
  return (
    <div className={styles.ofPart}>
      <div {...notice}>
        <DeliveryPromise of={line.promise} size="box" lead={writeLead(quantity, held)} isReasonGiven={isOut} />
      </div>
      <DeliveryPlace country={country} />
      <DeliveryNotes of={notes} />
      {hasFreeShipping ? null : <NoFreeShipping country={country} place={place} />}
      {line.shares.length > 1 ? <ShareTable shares={line.shares} late={line.late} /> : null}
      {reason ? (
        <p className={`small ${styles.because}`}>
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
export function CutOff({ delivery: { line, paidBy } }: { delivery: OfferedDelivery }) {
  if (line.promise.kind !== 'dates' || line.leaves !== paidBy.day) return null;
  return <p className={`small muted ${styles.cutOff}`}>{copy.paidBy(writePaidBy(paidBy), writeWeekday(paidBy.day))}</p>;
}

/** For a place without free shipping (rule shipping.free-above): the banner of the page, the same for everybody, goes. */
const NoFreeShipping = ({ country, place }: { country: string; place: string | undefined }) => (
  <p className={styles.why} data-no-free-shipping>
    {copy.noFreeShipping(place ?? writeCountry(country))}
  </p>
);

const writeArrival = (eta: string, promise: Promised): string =>
  (promise.kind === 'unknown' && promise.why === 'overdue' ? copy.wasDue : copy.reachesUs)(writeDay(eta, 'short'));

/** Where the pieces come from, when each is there, and which of them the others wait for. */
const ShareTable = ({ shares, late }: Pick<LinePromise, 'shares' | 'late'>) => (
  <table className={`small ${styles.shares}`}>
    <caption className="sr">{copy.sharesCaption}</caption>
    <tbody>
      {shares.map((share) => {
        const isLate = late !== null && isSameShare(share, late);
        return (
          <tr key={`${share.source} ${share.eta}`} className={isLate ? styles.late : undefined}>
            <th scope="row" className="mono">
              {share.pieces}
            </th>
            <td>
              <ShareBars of={share.source} />
              {share.eta === null ? null : <span className={styles.eta}>{writeArrival(share.eta, share.promise)}</span>}
            </td>
            <td className={styles.when}>
              <DeliveryDays of={share.promise} length="shortest" />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
