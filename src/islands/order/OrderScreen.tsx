import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OrderAnswer, OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { decideOrderDisplay } from '#domain/order/order-display.ts';
import { resolveWidgets } from '#domain/payment/resolve-widgets.ts';
import checkout from '#islands/checkout/Checkout.module.css';
import { Columns } from '#islands/checkout/Columns.tsx';
import { FailureDialog } from '#islands/payment/FailureDialog.tsx';
import { PaymentArea } from '#islands/payment/PaymentArea.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { browserOrderEffects } from '#stores/order/order.ts';
import { isAwaitingPayment } from '#stores/order/payment.ts';
import { createOrderStore, type OrderStore } from '#stores/order/order-page.ts';
import { MailLinkAgain } from './MailLinkAgain.tsx';
import { OrderDetails, OrderNumber } from './OrderDetails.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import styles from './Order.module.css';
import print from './Print.module.css';
import { PrintButton } from './PrintButton.tsx';
import { PrintHead } from './PrintHead.tsx';
import { PutBack } from './PutBack.tsx';
import { useOrderPage } from './use-order-page.ts';
import { WithdrawLink } from './WithdrawLink.tsx';

export type OrderVisit = {
  /** greets; says nothing about the payment */
  justPlaced: boolean;
  /** sentence of a known error code in the address */
  error: string | null;
};
type Props = { /** of the address */ id: string; answer: OrderAnswer; visit: OrderVisit };

function Payment({ store, order }: { store: OrderStore; order: OrderView }) {
  const notice = useStore(store.$notice);
  const [kind] = resolveWidgets(order);
  if (kind === undefined || isAwaitingPayment(notice)) return null;
  return (
    <>
      <noscript>
        <p className="measure">{paymentCopy.withoutScript(site.supportEmail)}</p>
      </noscript>
      <PaymentArea store={store} kind={kind} />
    </>
  );
}

function Buyer({ store, visit }: { store: OrderStore; visit: OrderVisit }) {
  const order = useStore(store.$order);
  useOrderPage(store, visit);
  if (!order) return null;
  const { heading } = decideOrderDisplay(order, { onSummary: false });
  return (
    <div className={print.sheet}>
      <PrintHead order={order} />
      <Columns
        lines={order.lines}
        totals={order.totals}
        shippingCountry={order.shipping.country}
        hasShippingMethod
        taxReason={order.tax?.reason ?? null}
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
        <PutBack store={store} shown={order} />
        <OrderDetails order={order} />
        <div className={styles.ways}>
          <PrintButton />
          <WithdrawLink number={order.number} />
        </div>
        <FailureDialog store={store} />
      </Columns>
    </div>
  );
}

type StrangerProps = { id: string; number: string; state: keyof typeof copy.publicStates };

const Stranger = ({ id, number, state }: StrangerProps) => (
  <div className={checkout.empty}>
    <h1>{copy.pageTitle(number)}</h1>
    <p>{copy.publicStates[state]}</p>
    <p className="measure">{copy.notYours}</p>
    <MailLinkAgain orderId={id} />
    <WithdrawLink number={number} />
  </div>
);

/** /order/{id}: all of it for the buyer, the bare state for anybody else (rule privacy.order-for-buyer). */
export function OrderScreen({ id, answer, visit }: Props) {
  const [store] = useState(() => createOrderStore(browserOrderEffects, answer));
  return (
    <ErrorBoundary what={copy.part}>
      {answer.yours ? (
        <Buyer store={store} visit={visit} />
      ) : (
        <Stranger id={id} number={answer.number} state={answer.state} />
      )}
    </ErrorBoundary>
  );
}
