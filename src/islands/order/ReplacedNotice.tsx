import type { OrderView } from '#api/order.ts';
import { orderCopy } from '#config/copy/order.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import styles from './Order.module.css';

const copy = orderCopy.replaced;

type Replaced = NonNullable<OrderView['replaced']>;

const Successor = ({ id, number }: { id: string; number: string | null }) => (
  <>
    <p>{copy.by(number)}</p>
    <a className="btn btn-primary" href={`/order/${id}`}>
      {copy.open(number)}
    </a>
  </>
);

const Anew = ({ replaced: { id, number } }: { replaced: Replaced }) => (
  <Alert kind="warn" isLive className={styles.notice}>
    {id === null ? <p>{copy.making}</p> : <Successor id={id} number={number} />}
  </Alert>
);

type Earlier = NonNullable<OrderView['replaces']>[number];

const OrderLink = ({ id, number }: Earlier) => (
  <a className="link" href={`/order/${id}`}>
    {copy.open(number)}
  </a>
);

/** In whose place the order was made; where one of those is paid all the same, this one waits for nothing. */
function InPlaceOf({ replaces }: { replaces: readonly Earlier[] }) {
  const taken = replaces.find(({ isTaken }) => isTaken);
  if (!taken)
    return (
      <p className={styles.number}>{copy.inPlaceOf(replaces.map(({ number }) => number ?? copy.unnamed).join(', '))}</p>
    );
  return (
    <Alert kind="warn" isLive className={styles.notice}>
      <p>{copy.taken(taken.number ?? copy.unnamed)}</p>
      <OrderLink {...taken} />
    </Alert>
  );
}

/** An unpaid order whose parts were ordered anew leads to the new one, and the new one names it (rule order.replaced). */
export const ReplacedNotice = ({ order: { replaced, replaces = [] } }: { order: OrderView }) => (
  <>
    {replaced ? <Anew replaced={replaced} /> : null}
    {!replaced && replaces.length > 0 ? <InPlaceOf replaces={replaces} /> : null}
  </>
);
