import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { explainDays } from '#domain/delivery/explain-days.ts';
import { countEarly, isSameShare, type LinePromise } from '#domain/delivery/line-promise.ts';
import { findCustoms, leadPieces } from '#domain/delivery/write-lead.ts';
import { writeDay, writeDeadline, writePromised } from '#domain/delivery/write-promise.ts';
import type { Offer } from '#stores/part/buy-box.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { Button } from '../shared/Button.tsx';
import { notice } from '../shared/notice.ts';
import { Deadline } from './Deadline.tsx';
import { DeliveryNotes, DeliveryPromise } from './DeliveryPromise.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { ShareBars } from './ShareBars.tsx';
import styles from './Delivery.module.css';

type OfferedDelivery = NonNullable<Offer['delivery']>;

type Props = {
  delivery: OfferedDelivery;
  /** "Delivery within 2–5 days" (rule availability.delivery-days) */
  sentence: string | null;
  quantity: number;
  held: number;
};

/** When all of it is there; that not all can be had, the stock above says. */
function Days({ delivery, quantity, held }: Omit<Props, 'sentence'>) {
  const { promise } = delivery.line;
  const isReasonGiven = promise.kind === 'unknown' && promise.why === 'out-of-stock';
  const lead = leadPieces({ quantity, held }, findCustoms(delivery));
  return <DeliveryPromise of={promise} size="box" lead={lead} isReasonGiven={isReasonGiven} />;
}

/** Above the button: when all of it is there, where to, until when to pay, why, and what comes on top. */
export function PartDelivery(props: Props) {
  const { delivery, sentence } = props;
  const { line, country, place = writeCountry(country), notes, hasFreeShipping, carrierDays, paidBy } = delivery;
  return (
    <div className={styles.ofPart}>
      <div {...notice}>
        <Days {...props} />
      </div>
      <DeliveryPlace country={country} />
      <Deadline
        until={writeDeadline({ promise: line.promise, paidBy })}
        why={explainDays({ line, carrierDays, sentence, place })}
      >
        {line.shares.length > 1 ? <ShareTable shares={line.shares} late={line.late} /> : null}
      </Deadline>
      <DeliveryNotes of={notes} />
      {hasFreeShipping ? null : <NoFreeShipping place={place} />}
    </div>
  );
}

/** The text's sentence of days in the place of all that. */
export const TextDays = ({ sentence }: { sentence: string }) => (
  <div className={styles.ofPart}>
    <p className={`${styles.promise} ${styles.box}`}>
      <b>{sentence}</b>
    </p>
  </div>
);

/** Below the button, where only a part of what is asked for is late: those that are not. */
export function TakeEarly({ offer, onTake }: { offer: Offer; onTake: (pieces: number) => void }) {
  const early = offer.delivery ? countEarly(offer.delivery.line) : null;
  const isExport = offer.delivery?.notes.includes('customs') ?? false;
  const pieces = early === null ? 0 : early.pieces - offer.inBasket;
  if (early === null || pieces < 1) return null;
  return (
    <Button isBlock className={styles.takeEarly ?? ''} onClick={() => onTake(pieces)}>
      <span>{copy.takeNow(pieces)}</span>{' '}
      <span>{copy.takeNowArrive(writePromised(early.promise, 'shortest'), pieces, isExport)}</span>
    </Button>
  );
}

/** For a place without free shipping (rule shipping.free-above): the banner of the page, the same for everybody, goes. */
const NoFreeShipping = ({ place }: { place: string }) => (
  <p className={styles.why} data-no-free-shipping>
    {copy.noFreeShipping(place)}
  </p>
);

const writeArrival = (eta: string, promise: Promised): string =>
  (promise.kind === 'unknown' && promise.why === 'overdue' ? copy.wasDue : copy.reachesUs)(writeDay(eta, 'short'));

/** Where the pieces come from, and which of them the others wait for: none has a day of its own, as all are sent together. */
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
          </tr>
        );
      })}
    </tbody>
  </table>
);
