import { availabilityCopy } from '#config/copy/availability.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import { decidePriceDisplay } from '#domain/price/price-display.ts';
import { Money, OldMoney } from '#islands/shared/Money.tsx';
import styles from './BuyBox.module.css';

type Props = {
  price: PartPrice;
  /** the day the price is from, ISO 8601, where it is not today's */
  asOf: string | null;
};

const formatDay = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );

export function Price({ price, asOf }: Props) {
  const { gross, former, percentOff, note } = decidePriceDisplay(price);
  const day = asOf ? availabilityCopy.priceOf(formatDay(asOf)) : '';
  return (
    <div className={styles.price}>
      <p className={styles.amounts}>
        <Money of={gross} className={`${styles.gross} ${former ? styles.reduced : ''}`} />
        {former ? <OldMoney of={former} className={styles.former} /> : null}
        {percentOff ? <span className="badge red">−{percentOff}%</span> : null}
      </p>
      <p className={styles.note}>{[note, day].filter(Boolean).join('. ')}</p>
    </div>
  );
}
