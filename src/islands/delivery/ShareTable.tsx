import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { isSameShare, type LinePromise } from '#domain/delivery/line-promise.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { writeDay } from '#domain/delivery/write-promise.ts';
import styles from './Delivery.module.css';
import { DeliveryDays } from './DeliveryDays.tsx';
import { ShareBars } from './ShareBars.tsx';

const writeArrival = (eta: string, promise: Promised): string =>
  (promise.kind === 'unknown' && promise.why === 'overdue' ? copy.wasDue : copy.reachesUs)(writeDay(eta, 'short'));

/** Where the pieces come from, when each is there, and which of them the others wait for. */
export const ShareTable = ({ shares, late }: Pick<LinePromise, 'shares' | 'late'>) => (
  <table className={styles.shares}>
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
