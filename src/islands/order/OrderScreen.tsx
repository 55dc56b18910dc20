import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OrderAnswer, OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { decideOrderDisplay } from '#domain/order/order-display.ts';
import { resolveWidgets } from '#domain/payment/resolve-widgets.ts';
import checkout from '#islands/checkout/Checkout.module.css';
import { Columns } from '#islands/checkout/Columns.tsx';
import { FailureDialog } from '#islands/payment/FailureDialog.tsx';
import { PaymentArea } from '#islands/payment/PaymentArea.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { browserOrderEffects } from '#stores/order-here.ts';
import { createOrderStore, isAwaitingPayment, type OrderStore } from '#stores/order.ts';
import { OrderDetails, OrderNumber } from './OrderDetails.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import styles from './Order.module.css';
import { useOrderPage } from './use-order-page.ts';

export type OrderVisit = {
  /** greets; says nothing about the payment */
  justPlaced: boolean;
  /** back from a provider's own page: asks the shop once */
  isReturning: boolean;
  /** sentence of a known error code in the address */
  error: string | null;
};
type Props = { answer: OrderAnswer; visit: OrderVisit };

function Payment({ store, order }: { store: OrderStore; order: OrderView }) {
  const notice = useStore(store.$notice);
  if (resolveWidgets(order).length === 0 || isAwaitingPayment(notice)) return null;
  return <PaymentArea store={store} paymentMethod={order.paymentMethod} />;
}

function Buyer({ store, visit }: { store: OrderStore; visit: OrderVisit }) {
  const order = useStore(store.$order);
  useOrderPage(store, visit);
  if (!order) return null;
  const { heading } = decideOrderDisplay(order, { onSummary: false });
  return (
    <Columns
      lines={order.lines}
      totals={order.totals}
      shippingCountry={order.shipping.country}
      hasShippingMethod
      labels={{ show: copy.showItems, hide: copy.hideItems }}
    >
      {visit.error ? (
        <Alert kind="error" className={styles.notice}>
          {visit.error}
        </Alert>
      ) : null}
      <OrderNotice store={store} order={order} justPlaced={visit.justPlaced} />
      <h1>{heading}</h1>
      <OrderNumber order={order} />
      <Payment store={store} order={order} />
      <OrderDetails order={order} />
      <FailureDialog store={store} />
    </Columns>
  );
}

type StrangerProps = { number: string; state: keyof typeof copy.publicStates };

const Stranger = ({ number, state }: StrangerProps) => (
  <div className={checkout.empty}>
    <h1>{copy.pageTitle(number)}</h1>
    <p>{copy.publicStates[state]}</p>
    <p className="measure">{copy.notYours}</p>
  </div>
);

/** /order/{id}: all of it for the buyer, the bare state for anybody else (decision 16). */
export function OrderScreen({ answer, visit }: Props) {
  const [store] = useState(() => createOrderStore(browserOrderEffects, answer));
  return (
    <ErrorBoundary what={copy.part}>
      {answer.yours ? <Buyer store={store} visit={visit} /> : <Stranger number={answer.number} state={answer.state} />}
    </ErrorBoundary>
  );
}
