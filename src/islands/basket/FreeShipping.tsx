import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { freeShipping } from '#config/delivery.ts';
import { links } from '#config/navigation.ts';
import { type Money, formatMoney } from '#domain/price/money.ts';
import { decideFreeShippingByCosts } from '#domain/shipping/free-shipping.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { NetOrGross } from '#islands/shared/Money.tsx';
import styles from './BasketSide.module.css';

type Props = { basket: BasketAnswer | null };

const nothing: Money = { amount: 0, currency: 'eur' };

const sentences = {
  reached: basketCopy.shipsFree,
  missing: availabilityCopy.freeShipping,
  'not-here': '',
  'unknown-currency': '',
};

const writeMissing = (amount: string): string => `${basketCopy.freeShippingMissing(amount)}.*`;

/** The limit is one with VAT where that is charged (rule shipping.free-above): among net prices that is said. */
const Missing = ({ of, hasVat }: { of: Money; hasVat: boolean }) => {
  const amount = formatMoney(of);
  return hasVat ? (
    <NetOrGross net={writeMissing(`${amount} ${netPricesCopy.with}`)} gross={writeMissing(amount)} />
  ) : (
    writeMissing(amount)
  );
};

/** How far it is to free shipping; only the conditions where it is not offered. */
export function FreeShipping({ basket }: Props) {
  const items = basket?.totals[freeShipping.sum] ?? nothing;
  const costs = basket?.shippingMethods.map(({ gross }) => gross) ?? [];
  const { state, missing: gap } = decideFreeShippingByCosts(items, basket?.shippingCountry ?? null, costs);
  const missing = items.amount > 0 ? gap : undefined;
  return (
    <div className={styles.shipping}>
      <Icon name="truck" />
      <div>
        <p>
          {missing ? <Missing of={missing} hasVat={basket?.totals.tax.amount !== 0} /> : sentences[state]}{' '}
          <a className="link" href={links.deliveryConditions}>
            {availabilityCopy.deliveryConditions}
          </a>
        </p>
        {missing ? <progress aria-hidden="true" max={freeShipping.limit} value={items.amount} /> : null}
      </div>
    </div>
  );
}
