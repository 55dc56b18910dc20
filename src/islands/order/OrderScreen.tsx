import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { OrderAnswer, OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { decideOrderDisplay } from '#domain/order/order-display.ts';
import { resolveWidgets } from '#domain/payment/resolve-widgets.ts';
import checkout from '#islands/checkout/Checkout.module.css';
import { LinesTable } from '#islands/checkout/LinesTable.tsx';
import { OrderFacts } from '#islands/checkout/OrderFacts.tsx';
import { Progress } from '#islands/checkout/Progress.tsx';
import { SideSummary } from '#islands/checkout/SideSummary.tsx';
import { PaymentArea } from '#islands/payment/PaymentArea.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { browserOrderEffects } from '#stores/order-here.ts';
import { createOrderStore, type OrderStore } from '#stores/order.ts';
import { OrderNotice } from './OrderNotice.tsx';
import styles from './Order.module.css';
import { toOrderFacts } from './order-facts.ts';

type Props = { answer: OrderAnswer; justPlaced: boolean };

const printDate = (iso: string) => new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function Details({ order }: { order: OrderView }) {
  return (
    <details className={styles.details} open>
      <summary className="h3">{copy.details}</summary>
      <OrderFacts facts={toOrderFacts(order)} />
      <LinesTable lines={order.lines} caption={`Order ${order.number}`} />
    </details>
  );
}

function Buyer({ store, justPlaced }: { store: OrderStore; justPlaced: boolean }) {
  const order = useStore(store.$order);
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && store.refresh());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (!order) return null;
  const { heading } = decideOrderDisplay(order, { onSummary: false });
  return (
    <div className={checkout.columns}>
      <div className={checkout.main}>
        <OrderNotice store={store} order={order} justPlaced={justPlaced} />
        <h1>{heading}</h1>
        <p className={styles.number}>
          Order <b className="pn">{order.number}</b>, placed {printDate(order.date)}
        </p>
        {resolveWidgets(order).length > 0 ? <PaymentArea store={store} paymentMethod={order.paymentMethod} /> : null}
        <Details order={order} />
      </div>
      <SideSummary lines={order.lines} totals={order.totals} shippingCountry={order.shipping.country} hasShippingMethod labels={{ show: copy.showItems, hide: copy.hideItems }} />
    </div>
  );
}

const Stranger = ({ number, state }: { number: string; state: keyof typeof copy.publicStates }) => (
  <div className={checkout.empty}>
    <h1>Order {number}</h1>
    <p>{copy.publicStates[state]}</p>
    <p className="measure">{copy.notYours}</p>
  </div>
);

/** /order/{id}: all of it for the buyer, the bare state for anybody else (decision 16). */
export function OrderScreen({ answer, justPlaced }: Props) {
  const store = useMemo(() => createOrderStore(browserOrderEffects, answer), []);
  return (
    <ErrorBoundary what="The order">
      <Progress at="payment" canGoBack={false} />
      {answer.yours ? <Buyer store={store} justPlaced={justPlaced} /> : <Stranger number={answer.number} state={answer.state} />}
    </ErrorBoundary>
  );
}
