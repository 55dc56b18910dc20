import '#styles/table.css';
import type { OrderDelivery } from '#api/delivery.ts';
import type { OrderView } from '#api/order.ts';
import { orderCopy } from '#config/copy/order.ts';
import { policies } from '#config/policies.ts';
import { site } from '#config/site.ts';
import { listKeptReasons } from '#domain/delivery/explain-days.ts';
import { findOrderCustoms } from '#domain/delivery/order-place.ts';
import { leadOrder, pickLead } from '#domain/delivery/write-lead.ts';
import { writeKeptDeadline, writeLongDay, writePromised } from '#domain/delivery/write-promise.ts';
import { hasArrival } from '#domain/order/order.ts';
import { Deadline } from '../delivery/Deadline.tsx';
import { DeliveryDays, DeliveryNotes } from '../delivery/DeliveryPromise.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import orderStyles from './Order.module.css';
import styles from './PaidEnding.module.css';

const copy = orderCopy.ending;

/** What was promised when the order was placed. */
type PromisedThen = Pick<OrderDelivery, 'promise' | 'leaves' | 'paidBy' | 'notes'>;
type Props = { order: OrderView; heading: string; /** null where nothing was kept */ delivery: PromisedThen | null };

type KnownThen = PromisedThen & { promise: { kind: 'dates' | 'weeks' } };

const isKnown = (delivery: PromisedThen | null): delivery is KnownThen =>
  delivery !== null && delivery.promise.kind !== 'unknown';

const writePlace = ({ shipping, tax }: OrderView): string =>
  [shipping.recipient, tax?.company, shipping.address, `${shipping.postcode} ${shipping.city}`, shipping.country]
    .filter(Boolean)
    .join(', ');

/** When it is there, as it was promised. */
function Arrival({ order, delivery }: Pick<Props, 'order' | 'delivery'>) {
  if (delivery === null || (delivery.promise.kind === 'unknown' && !delivery.promise.within))
    return <p className={styles.ready}>{copy.getsReady}</p>;
  const lead = pickLead(leadOrder(findOrderCustoms(order, delivery)), delivery.promise);
  return (
    <p className={styles.arrives}>
      {lead ? <span>{lead}</span> : null}{' '}
      <b>
        <DeliveryDays of={delivery.promise} lead={lead} />
      </b>
    </p>
  );
}

/** When it is there, where to, and what comes on top. */
const Way = ({ order, delivery }: Pick<Props, 'order' | 'delivery'>) => (
  <>
    <Arrival order={order} delivery={delivery} />
    <p className={styles.place}>{copy.to(writePlace(order), order.shippingMethod)}</p>
    <Deadline until={null} why={listKeptReasons(order)} />
    <DeliveryNotes of={delivery?.notes ?? []} isOrder />
  </>
);

/**
 * The top of a paid order's page: its heading (rule order.headings), and when it is there, as it was promised (rule order.ending);
 * not of one that was closed or ordered anew (rule delivery.no-arrival).
 */
export const PaidEnding = ({ order, heading, delivery }: Props) => (
  <section className={styles.end} aria-labelledby="order-heading" data-on-paper>
    <h1 id="order-heading" className={`${orderStyles.outcome} ${styles.heading}`}>
      <Icon name="circle-check" />
      {heading}
    </h1>
    {hasArrival(order) ? <Way order={order} delivery={delivery} /> : null}
    {order.status === 'closed' ? <p className={styles.ready}>{orderCopy.publicStates.closed}</p> : null}
  </section>
);

type Step = { when: string; what: string; note: string };

function listSteps(order: OrderView, delivery: PromisedThen | null): Step[] {
  const { steps } = copy;
  const known = isKnown(delivery) ? delivery : null;
  const customs = delivery && findOrderCustoms(order, delivery);
  return [
    { when: steps.now, what: steps.receipt(order.email), note: steps.receiptNote(order.totals.tax.amount > 0) },
    {
      // known also where no carrier tells a day for the place
      when: delivery?.leaves ? writeLongDay(delivery.leaves) : steps.then,
      what: steps.leave,
      note: [steps.leaveNote(order.shippingMethod), delivery && writeKeptDeadline(delivery, true)]
        .filter(Boolean)
        .join(' '),
    },
    {
      when: known ? writePromised(known.promise, 'short') : steps.atLast,
      what: customs === null ? steps.delivered : steps.atCustoms(customs),
      note: steps.late(site.supportEmail),
    },
  ];
}

/** What comes after the payment, in three lines. */
export const NextSteps = ({ order, delivery }: Pick<Props, 'order' | 'delivery'>) => (
  <section aria-labelledby="next-steps">
    <h2 id="next-steps" className="h3">
      {copy.next}
    </h2>
    <ol className={`tbl-wrap ${styles.steps}`}>
      {listSteps(order, delivery).map(({ when, what, note }) => (
        <li key={what}>
          <span className={styles.when}>{when}</span>
          <p>
            <b>{what}</b>
            <span>{note}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
);

/** How long a consumer may withdraw, beside the link that does it. */
export const WithdrawalNote = () => <p className={styles.note}>{copy.withdrawal(policies.withdrawalDays)}</p>;
