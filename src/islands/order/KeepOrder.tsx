import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { orderPaths, type OrderView } from '#api/order.ts';
import { orderCopy } from '#config/copy/order.ts';
import { isPaid, isToPay } from '#domain/order/order.ts';
import { Progress } from '#islands/checkout/Progress.tsx';
import { TotalToPay } from '#islands/payment/TotalToPay.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { notice } from '#islands/shared/notice.ts';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import type { LinkedOrder } from '#stores/order/linked-order.ts';
import styles from './Order.module.css';

const copy = orderCopy.linked;

type Tried = { linked: LinkedOrder; again?: ReactNode };

/** Why the last try came to nothing. */
export function LinkFailed({ linked, again }: Tried) {
  const { code } = useStore(linked.$linked);
  if (code === null) return null;
  return (
    <Alert kind="error" isLive title={copy.failedTitle} action={again}>
      <ProblemText code={code} path={orderPaths.order('')} />
    </Alert>
  );
}

/** A mailed link is being asked about, or could not be. */
export const OpeningLink = ({ linked }: { linked: LinkedOrder }) => (
  <>
    <Progress at="payment" canGoBack={false} />
    <h1>{copy.title}</h1>
    <p {...notice}>{useStore(linked.$linked).step === 'opening' ? copy.opening : null}</p>
    <LinkFailed
      linked={linked}
      again={<Button onClick={() => void linked.open()}>{orderCopy.mailLink.again}</Button>}
    />
  </>
);

/** Of an order that a mailed link shows: this browser gets the right to it by a press (rule privacy.order-for-buyer). */
export function KeepOrder({ linked, order }: { linked: LinkedOrder; order: OrderView }) {
  const { step } = useStore(linked.$linked);
  return (
    <div className={styles.restoreBasket}>
      <p className="muted">{isPaid(order) ? copy.paidNote : copy.note}</p>
      {isToPay(order) ? <TotalToPay order={order} /> : null}
      <Button kind="primary" busy={step === 'keeping' && copy.opening} onClick={() => void linked.keep()}>
        {isPaid(order) ? copy.keep : copy.pay}
      </Button>
      <LinkFailed linked={linked} />
    </div>
  );
}
