import type { OrderView } from '#api/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import styles from './Order.module.css';

const copy = paymentCopy.faults;

const write = (amounts: Money[]): string => amounts.map(formatMoney).join(' + ');

/** Money that was taken and does not belong to what was asked for: what it is, and that the seller knows (rule payment.faults-noticed). */
export function FaultNotice({ order }: { order: OrderView }) {
  const { paymentFault: fault, totals } = order;
  if (!fault) return null;
  const isTooLittle = fault.kind === 'too-little';
  return (
    <Alert kind="warn" isLive title={copy.titles[fault.kind]} className={styles.notice}>
      <p>{copy[fault.kind](write(fault.taken), formatMoney(totals.total))}</p>
      <p>
        {isTooLittle ? copy.tooLittleNext(site.supportEmail) : copy.giveBack(write(fault.giveBack), site.supportEmail)}
      </p>
    </Alert>
  );
}
