import type { OrderView } from '#api/order.ts';
import { orderCopy } from '#config/copy/order.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import styles from './Order.module.css';

const copy = orderCopy.replaced;

type Replaced = NonNullable<OrderView['replaced']>;

const Anew = ({ replaced: { id, number } }: { replaced: Replaced }) => (
  <Alert
    isLive
    className={styles.notice}
    action={
      id === null ? null : (
        <a className="btn btn-primary" href={`/order/${id}`}>
          {copy.open(number)}
        </a>
      )
    }
  >
    <p>{id === null ? copy.making : copy.by(number)}</p>
  </Alert>
);

type Earlier = NonNullable<OrderView['replaces']>[number];

const OrderLink = ({ id, number }: Earlier) => (
  <a className="link" href={`/order/${id}`}>
    {copy.open(number)}
  </a>
);

const EarlierTaken = ({ earlier }: { earlier: Earlier }) => (
  <Alert kind="warn" isLive className={styles.notice}>
    <p>{copy.taken(earlier.number)}</p>
    <OrderLink {...earlier} />
  </Alert>
);

/**
 * An unpaid order whose parts were ordered anew leads to the new one; where an order is paid in whose place this one was made, this
 * one waits for nothing (rule order.replaced).
 */
export function ReplacedNotice({ order: { replaced, replaces = [] } }: { order: OrderView }) {
  if (replaced) return <Anew replaced={replaced} />;
  const earlier = replaces.find(({ isTaken }) => isTaken);
  return earlier ? <EarlierTaken earlier={earlier} /> : null;
}

/** Beside an order's number: in whose place it was made. */
export const InPlaceOf = ({ order: { replaced, replaces = [] } }: { order: OrderView }) =>
  replaced || replaces.length === 0 || replaces.some(({ isTaken }) => isTaken) ? null : (
    <p className={styles.number}>{copy.inPlaceOf(replaces.map(({ number }) => number))}</p>
  );
