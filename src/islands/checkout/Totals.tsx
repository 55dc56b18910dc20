import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { type Money as Amount, formatMoney } from '#domain/price/money.ts';
import { Money } from '#islands/shared/Money.tsx';
import styles from './Totals.module.css';

export type TotalsProps = {
  totals: { items: Amount; shipping: Amount; tax: Amount; total: Amount; discount?: Amount };
  lines: BasketLineAnswer[];
  /** null until it is known: shipping then has no price */
  shippingCountry: string | null;
  hasShippingMethod: boolean;
};

/** ", 5%": the rate of the first line (doc 2 §9). */
const percentOff = (lines: BasketLineAnswer[]): string => {
  const rate = Math.abs(lines[0]?.discountRate ?? 0) * 100;
  return rate > 0 ? `, ${Number(rate.toFixed(1))}%` : '';
};

/** "Free Shipping" only when a country and a method are chosen and the shop says 0; before that no price is claimed. */
const shippingText = ({ totals, shippingCountry, hasShippingMethod }: TotalsProps): string => {
  if (!shippingCountry || !hasShippingMethod) return copy.notChosen;
  return totals.shipping.amount === 0 ? copy.freeShipping : formatMoney(totals.shipping);
};

function Discount({ amount, lines }: { amount: Amount | undefined; lines: BasketLineAnswer[] }) {
  if (!amount || amount.amount === 0) return null;
  return (
    <div className={styles.discount}>
      <dt>
        {copy.totalDiscount}
        {percentOff(lines)}
      </dt>
      <dd>
        <Money of={{ ...amount, amount: -Math.abs(amount.amount) }} />
      </dd>
    </div>
  );
}

/** Rows in the order of doc 2 §2. All figures are the shop's own; subtotal and total are what is left after the discount. */
export function Totals(props: TotalsProps) {
  const { totals, lines } = props;
  return (
    <>
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
        <div className={styles.total}>
          <dt>{copy.total}</dt>
          <dd>
            <Money of={totals.total} />
          </dd>
        </div>
        <Discount amount={totals.discount} lines={lines} />
      </dl>
      <p className={styles.tax}>{copy.includingVat(formatMoney(totals.tax))}</p>
    </>
  );
}
