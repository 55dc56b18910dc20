import { availabilityCopy } from '#config/copy/availability.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import { decidePriceDisplay } from '#domain/price/price-display.ts';
import { OldPrice, Price as Amount } from '#islands/shared/Money.tsx';
import { NetLine } from '#islands/shared/NetSwitch.tsx';
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
  const { gross, net, former, formerNet, percentOff, note, netNote } = decidePriceDisplay(price);
  const day = asOf ? availabilityCopy.priceOf(formatDay(asOf)) : '';
  return (
    <div className={styles.price}>
      <p className={styles.amounts}>
        <Amount of={gross} net={net} className={`${styles.gross} ${former ? styles.reduced : ''}`} />
        {former ? <OldPrice of={former} net={formerNet} className={styles.former} /> : null}
        {percentOff ? <span className="badge red">−{percentOff}%</span> : null}
      </p>
      <NetLine className={styles.note ?? ''}>
        {/* the note of the amount that stands last above it, where no style sheet chooses */}
        <span data-gross>{note}</span>
        <span data-net>{netNote}</span>
        {note && day ? '. ' : ''}
        {day}
      </NetLine>
    </div>
  );
}
