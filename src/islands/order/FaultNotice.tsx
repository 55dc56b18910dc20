import type { OrderView } from '#api/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import type { PaymentFault } from '#domain/payment/payment-fault.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import styles from './Order.module.css';

const copy = paymentCopy.faults;

const write = (amounts: Money[]): string => amounts.map(formatMoney).join(' + ');

/** What becomes of it; an order that was ordered anew and is paid all the same stays paid while the new one is not. */
function explainNext(kind: PaymentFault['kind'], giveBack: Money[]): string {
  if (kind === 'too-little') return copy.tooLittleNext(site.supportEmail);
  return giveBack.length === 0
    ? copy.replacedNext(site.supportEmail)
    : copy.giveBack(write(giveBack), site.supportEmail);
}

/** Money that was taken and does not belong to what was asked for: what it is, and that the seller knows; of a claim, that nobody has confirmed it (rule payment.faults-noticed). */
export function FaultNotice({ order }: { order: OrderView }) {
  const { paymentFault: fault, totals } = order;
  if (!fault) return null;
  const { kind, giveBack } = fault;
  const isClaim = fault.evidence === 'browser';
  const what = isClaim ? copy.claim.what : copy[kind];
  return (
    <Alert kind="warn" isLive title={isClaim ? copy.claim.title : copy.titles[kind]} className={styles.notice}>
      <p>{what(write(fault.taken), formatMoney(totals.total))}</p>
      <p>{isClaim ? copy.claim.next(site.supportEmail) : explainNext(kind, giveBack)}</p>
    </Alert>
  );
}
