import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { freeShipping } from '#config/delivery.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { links } from '#config/navigation.ts';
import { type Money, formatMoney } from '#domain/price/money.ts';
import { decideFreeShippingByCosts, type FreeShipping as Decided } from '#domain/shipping/free-shipping.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { NetOrGross } from '#islands/shared/Money.tsx';
import styles from './BasketSide.module.css';

type Props = { basket: BasketAnswer | null };

const nothing: Money = { amount: 0, currency: 'eur' };

/** What is said; `to`: where the basket would go, undefined while nobody knows. */
function writeState(state: Decided['state'], to: BasketAnswer['delivery']): string {
  if (state === 'reached') return basketCopy.shipsFree;
  if (state === 'missing') return availabilityCopy.freeShipping;
  return state === 'not-here' && to ? deliveryCopy.noFreeShipping(to.place ?? writeCountry(to.country)) : '';
}

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

/** How far it is to free shipping, or that there is none; only the conditions where nobody knows. */
export function FreeShipping({ basket }: Props) {
  const isOut = basket === null || isNothingLeft(basket.lines);
  const items = isOut ? nothing : basket.totals[freeShipping.sum];
  const costs = basket?.shippingMethods.map(({ gross }) => gross) ?? [];
  const place = basket?.delivery;
  const { state, missing: gap } = decideFreeShippingByCosts(items, place?.hasFreeShipping ?? true, costs);
  const missing = items.amount > 0 ? gap : undefined;
  return (
    <div className={styles.shipping}>
      <Icon name="truck" />
      <div>
        <p>
          {missing ? <Missing of={missing} hasVat={basket?.totals.tax.amount !== 0} /> : writeState(state, place)}{' '}
          <a className="link" href={links.deliveryConditions}>
            {availabilityCopy.deliveryConditions}
          </a>
        </p>
        {missing ? <progress aria-hidden="true" max={freeShipping.limit} value={items.amount} /> : null}
      </div>
    </div>
  );
}
