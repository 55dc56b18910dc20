import { discountCopy as copy } from '#config/copy/basket.ts';
import { findDiscount } from '#domain/price/discount.ts';
import type { Money } from '#domain/price/money.ts';
import styles from './DiscountRow.module.css';
import { Price } from './Money.tsx';

type Props = { lines: readonly { discountRate: number }[]; totals: { tax: Money; discount: Money | null } };

/**
 * What was taken off, in red, under the sum it is no part of (rule price.discount); nothing where nothing was. The commerce API
 * tells it with VAT where that is charged: among net prices it says so.
 */
export function DiscountRow({ lines, totals: { tax, discount: discountAmount } }: Props) {
  const discount = findDiscount(lines, discountAmount);
  if (!discount) return null;
  const { amount, percent } = discount;
  return (
    <dl className={styles.row}>
      <dt>{copy.total(amount ? percent : '')}</dt>
      <dd>{amount ? <Price of={amount} net={tax.amount === 0 ? amount : null} /> : percent}</dd>
      <dd className={styles.note}>{copy.takenOff}</dd>
    </dl>
  );
}
