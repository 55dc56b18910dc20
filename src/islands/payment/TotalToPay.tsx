import type { OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { describeTax } from '#domain/tax/describe-tax.ts';
import { Money } from '../shared/Money.tsx';
import styles from './TotalToPay.module.css';

type Props = {
  order: {
    totals: Pick<OrderView['totals'], 'total' | 'tax'>;
    tax: Pick<NonNullable<OrderView['tax']>, 'reason'> | null;
  };
  /** at the head of its page, on screens where the totals come last */
  isFirst?: boolean;
};

/** What an order costs that is to be paid: first on a phone, and beside whatever pays it (rule order.total-to-pay). */
export const TotalToPay = ({ order: { totals, tax }, isFirst = false }: Props) => (
  <p className={`${styles.total} ${isFirst ? styles.first : ''}`} data-not-printed>
    <span>{copy.toPay}</span>
    <Money of={totals.total} className={styles.amount ?? ''} />
    <span className="small muted">
      {describeTax({ reason: tax?.reason ?? null, tax: totals.tax, total: totals.total })}
    </span>
  </p>
);
