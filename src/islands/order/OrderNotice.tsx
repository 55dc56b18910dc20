import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OrderView } from '#api/order.ts';
import { errorTitles } from '#config/copy/errors.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { decideOrderState } from '#domain/order/order.ts';
import { meansInSentence } from '#domain/payment/payment-means.ts';
import { resolveWidgets } from '#domain/payment/payment-method.ts';
import { isAwaitingPayment, type PaymentNotice } from '#stores/order/payment.ts';
import type { LinkedOrder } from '#stores/order/linked-order.ts';
import type { OrderStore } from '#stores/order/order-page.ts';
import type { PaymentFault } from '#domain/payment/payment-fault.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';
import { focusMain } from '../shared/move-focus.ts';
import { notice } from '../shared/notice.ts';
import styles from './Order.module.css';

type NoticeContent = { kind: 'ok' | 'note' | 'warn' | 'error'; title?: string; text: ReactNode };

type Asked = { store: OrderStore; linked: LinkedOrder | null };

function showNotice(
  notice: Exclude<PaymentNotice, null | { kind: 'declined' }>,
  { store, linked }: Asked,
): NoticeContent {
  switch (notice.kind) {
    case 'complete':
      return { kind: 'ok', text: <b>{paymentCopy.complete}</b> };
    case 'checking':
      return { kind: 'note', text: paymentCopy.confirming };
    case 'not-confirmed':
      return { kind: 'note', text: paymentCopy.notYetConfirmed };
    case 'unconfirmed':
      return {
        kind: 'note',
        text: <AskAgain text={paymentCopy.unconfirmed(site.supportEmail)} onAsk={() => store.confirm()} />,
      };
    case 'attempt': {
      const { kind, text } = notice.attempt;
      const ask = () => linked?.open() ?? store.askOnReturn();
      return { kind: 'warn', text: kind === 'under-way' ? <AskAgain text={text} onAsk={ask} /> : text };
    }
    case 'cancelled':
      return { kind: 'note', text: paymentCopy.cancelled };
    case 'error':
      return { kind: 'error', title: errorTitles.error, text: notice.text };
  }
}

/** An answer that is another one takes the button away. */
function AskAgain({ text, onAsk }: { text: string; onAsk: () => Promise<void> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed === document.activeElement) focusMain();
    };
  }, []);
  const ask = () => {
    setAsking(true);
    void onAsk().finally(() => setAsking(false));
  };
  return (
    <>
      <p>{text}</p>
      <Button ref={button} className={styles.again} busy={isAsking && paymentCopy.confirming} onClick={ask}>
        {paymentCopy.askAgain}
      </Button>
    </>
  );
}

/** What the order itself says as long as no payment does: placed just now, being processed, or not payable on this page. */
function showOrder(order: OrderView, justPlaced: boolean): NoticeContent | null {
  const state = decideOrderState(order);
  if (state === 'paid' || state === 'closed') return null;
  if (justPlaced) return { kind: 'ok', text: <Placed order={order} /> };
  if (state === 'in-progress') return { kind: 'note', text: copy.inProgress };
  const way = explainOtherWay(order);
  return way === null ? null : { kind: 'note', text: way };
}

/** How to pay an order whose method has no widget here; null where there is one, or nothing to pay. */
const explainOtherWay = (order: OrderView): string | null =>
  decideOrderState(order) === 'awaiting-payment' && resolveWidgets(order).length === 0
    ? copy.noOnlinePayment(meansInSentence(order.paymentTitle), site.supportEmail)
    : null;

const Placed = ({ order }: { order: OrderView }) => (
  <>
    <b>{copy.thanks}</b> {copy.confirmationTo(order.email)} {explainOtherWay(order)}
  </>
);

/** The button that was pressed goes away while the payment is asked about: the focus goes on to what became of it. */
function useFocusWhenPaid(notice: PaymentNotice): RefObject<HTMLDivElement | null> | undefined {
  const box = useRef<HTMLDivElement>(null);
  const isOver = notice?.kind === 'complete' || isAwaitingPayment(notice);
  useEffect(() => {
    if (isOver) box.current?.focus({ preventScroll: true });
  }, [isOver]);
  return isOver ? box : undefined;
}

/** The alert on top: what the payment is doing, else how the order stands. */
export function OrderNotice({
  store,
  order,
  justPlaced,
  linked = null,
}: {
  store: OrderStore;
  order: OrderView;
  justPlaced: boolean;
  linked?: LinkedOrder | null;
}) {
  const notice = useStore(store.$notice);
  const box = useFocusWhenPaid(notice);
  if (order.replaced && !isAwaitingPayment(notice)) return null;
  if (notice?.kind === 'declined') return <Declined number={order.number} />;
  const content = notice ? showNotice(notice, { store, linked }) : showOrder(order, justPlaced);
  if (!content) return null;
  return (
    <Alert
      kind={content.kind}
      {...(content.title ? { title: content.title } : {})}
      isLive
      {...(box ? { ref: box } : {})}
      className={styles.notice}
    >
      {content.text}
    </Alert>
  );
}

const faultCopy = paymentCopy.faults;

const write = (amounts: Money[]): string => amounts.map(formatMoney).join(' + ');

/** What becomes of it; an order that was ordered anew and is paid all the same stays paid while the new one is not. */
function explainNext(kind: PaymentFault['kind'], giveBack: Money[]): string {
  if (kind === 'too-little') return faultCopy.tooLittleNext(site.supportEmail);
  return giveBack.length === 0
    ? faultCopy.replacedNext(site.supportEmail)
    : faultCopy.giveBack(write(giveBack), site.supportEmail);
}

/** Money that was taken and does not belong to what was asked for: what it is, and that the seller knows; of a claim, that nobody has confirmed it (rule payment.faults-noticed). */
export function FaultNotice({ order }: { order: OrderView }) {
  const { paymentFault: fault, totals } = order;
  if (!fault) return null;
  const { kind, giveBack } = fault;
  const isClaim = fault.evidence === 'browser';
  const what = isClaim ? faultCopy.claim.what : faultCopy[kind];
  return (
    <Alert
      kind="warn"
      isLive
      title={isClaim ? faultCopy.claim.title : faultCopy.titles[kind]}
      className={styles.notice}
    >
      <p>{what(write(fault.taken), formatMoney(totals.total))}</p>
      <p>{isClaim ? faultCopy.claim.next(site.supportEmail) : explainNext(kind, giveBack)}</p>
    </Alert>
  );
}

/** What a buyer wants to know first after a refusal: nothing was charged, and the order is kept (rule payment.declined). */
const Declined = ({ number }: { number: string }) => {
  const [before, after] = paymentCopy.waits(number).split(number);
  return (
    <div className={styles.declined} {...notice}>
      <p className={`${styles.outcome} ${styles.what}`}>
        <Icon name="circle-alert" />
        {paymentCopy.declined}
      </p>
      <p className={styles.declinedHead}>
        <span>{paymentCopy.nothingCharged}</span> {/* a line never ends in the number */}
        <span>
          {before}
          <span className={styles.unbroken}>{number}</span>
          {after}
        </span>
      </p>
      <p className={styles.declinedLead}>{paymentCopy.declinedNext}</p>
    </div>
  );
};
