import { availabilityCopy } from '#config/copy/availability.ts';
import { decidePriceDisplay, type PartPrice } from '#domain/price/part-price.ts';
import { writeDate } from '#domain/write-date.ts';
import { OldPrice, Price as Amount } from '#islands/shared/Money.tsx';
import { NetLine } from '#islands/shared/NetSwitch.tsx';
import { explainPrice } from '#domain/tax/describe-tax.ts';
import type { TaxReason } from '#domain/tax/tax.ts';
import styles from './BuyBox.module.css';

type Props = {
  price: PartPrice;
  /** the day the price is from, ISO 8601, where it is not today's */
  asOf: string | null;
  /** why the basket of this visitor has VAT, or none; null while the visitor is not known */
  taxReason: TaxReason | null;
};

export function Price({ price, asOf, taxReason }: Props) {
  const { gross, net, includesVat, former, formerNet, note, netNote } = decidePriceDisplay(price);
  const why = explainPrice({ reason: taxReason, isTaxed: includesVat });
  const day = asOf ? availabilityCopy.priceOf(writeDate(asOf)) : '';
  return (
    <div className={styles.price}>
      <p className={styles.amounts}>
        <Amount of={gross} net={net} className={`${styles.gross} ${former ? styles.reduced : ''}`} />
        {former ? <OldPrice of={former} net={formerNet} className={styles.former} /> : null}
      </p>
      <NetLine className={styles.note ?? ''} hasVat={includesVat}>
        {/* the note of the amount that stands last above it, where no style sheet chooses */}
        <span data-gross="">{note}</span>
        <span data-net="">{netNote}</span>
        {note && day ? '. ' : ''}
        {day}
      </NetLine>
      {why ? <p className={styles.note}>{why}</p> : null}
    </div>
  );
}
