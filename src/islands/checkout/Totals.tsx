import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { formatMoney } from '#domain/price/money.ts';
import type { TaxReason } from '#domain/tax/tax.ts';
import { DiscountRow } from '#islands/shared/DiscountRow.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { TaxLines } from './TaxLines.tsx';
import styles from './Totals.module.css';

export type TotalsProps = {
  totals: BasketAnswer['totals'];
  lines: BasketLineAnswer[];
  /** null until it is known: shipping then has no price */
  shippingCountry: string | null;
  hasShippingMethod: boolean;
  /** null where it is not known: the amounts then tell alone */
  taxReason: TaxReason | null;
};

/** "Free Shipping" only when a country and a method are chosen and the shop says 0; before that no price is claimed. */
const shippingText = ({ totals, shippingCountry, hasShippingMethod }: TotalsProps): string => {
  if (!shippingCountry || !hasShippingMethod) return copy.notChosen;
  return totals.shipping.amount === 0 ? copy.freeShipping : formatMoney(totals.shipping);
};

/**
 * Subtotal, shipping, total, then the discount (rule price.discount). All figures are the shop's own; subtotal and total
 * are what is left after the discount.
 */
export function Totals(props: TotalsProps) {
  const { totals, lines, taxReason } = props;
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
      </dl>
      <TaxLines totals={totals} reason={taxReason} />
      <DiscountRow lines={lines} amount={totals.discount} />
    </>
  );
}
