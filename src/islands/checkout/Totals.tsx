import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { formatMoney } from '#domain/price/money.ts';
import { Money } from '#islands/shared/Money.tsx';
import type { SummaryTotals } from './SideSummary.tsx';
import styles from './SideSummary.module.css';

type Props = { totals: SummaryTotals; lines: BasketLineAnswer[]; shippingCountry: string | null; hasShippingMethod: boolean };

const percentOff = (lines: BasketLineAnswer[]): string => {
  const rate = Math.abs(lines[0]?.discountRate ?? 0) * 100;
  return rate > 0 ? `, ${Number(rate.toFixed(1))}%` : '';
};

/** "Free Shipping" only when a country and a method are chosen and the shop says 0; before that no price is claimed. */
const shippingText = ({ totals, shippingCountry, hasShippingMethod }: Props): string => {
  if (!shippingCountry || !hasShippingMethod) return 'Not yet chosen';
  return totals.shipping.amount === 0 ? copy.freeShipping : formatMoney(totals.shipping);
};

/** Subtotal, shipping, discount in red, total: all figures are the shop's own, nothing is added up here. */
export function Totals(props: Props) {
  const { totals, lines } = props;
  const discount = totals.discount;
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{copy.subtotal}</dt>
        <dd>
          <Money of={totals.items} />
        </dd>
      </div>
      <div>
        <dt>{copy.shipping}</dt>
        <dd>{shippingText(props)}</dd>
      </div>
      {discount && discount.amount !== 0 ? (
        <div className={styles.discount}>
          <dt>
            {copy.totalDiscount}
            {percentOff(lines)}
          </dt>
          <dd>
            <Money of={{ ...discount, amount: -Math.abs(discount.amount) }} />
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{copy.total}</dt>
        <dd>
          <Money of={totals.total} />
        </dd>
      </div>
      <div className={styles.tax}>
        <dd>{copy.includingVat(formatMoney(totals.tax))}</dd>
      </div>
    </dl>
  );
}
