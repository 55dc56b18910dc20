import { discountCopy as copy } from '#config/copy/discount.ts';
import { findDiscount } from '#domain/price/discount.ts';
import { type Money, formatMoney } from '#domain/price/money.ts';
import styles from './DiscountRow.module.css';

type Props = { lines: readonly { discountRate: number }[]; amount: Money | null };

/** What was taken off, in red, under the sum it is no part of (rule price.discount); nothing where nothing was. */
export function DiscountRow({ lines, amount }: Props) {
  const discount = findDiscount(lines, amount);
  if (!discount) return null;
  return (
    <dl className={styles.row}>
      <dt>{copy.total(discount.amount ? discount.percent : '')}</dt>
      <dd>{discount.amount ? formatMoney(discount.amount) : discount.percent}</dd>
      <dd className={styles.note}>{copy.takenOff}</dd>
    </dl>
  );
}
