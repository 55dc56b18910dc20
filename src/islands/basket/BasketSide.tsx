import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { countries } from '#config/countries.ts';
import { links } from '#config/navigation.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { listPaymentMeans } from '#domain/payment/payment-means.ts';
import { explainPrice } from '#domain/tax/describe-tax.ts';
import { Button } from '#islands/shared/Button.tsx';
import { DiscountRow } from '#islands/shared/DiscountRow.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { NetRows } from '#islands/shared/NetRows.tsx';
import { NetLine } from '#islands/shared/NetSwitch.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { notice } from '#islands/shared/notice.ts';
import { $pending, type BasketProgress } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import { basketDearer } from '#stores/basket/dearer-instance.ts';
import styles from './BasketSide.module.css';
import { DearerNotice } from './DearerNotice.tsx';
import { FreeShipping } from './FreeShipping.tsx';

/** A link while there is something to order, else a button that says why it does not lead on. */
function Proceed({ basket: { quantity, lines } }: { basket: BasketAnswer }) {
  const isOut = isNothingLeft(lines);
  if (quantity === 0 || isOut)
    return (
      <Button
        kind="primary"
        size="lg"
        isBlock
        reason={isOut ? basketCopy.nothingLeft : basketCopy.emptyBasketHint}
        showsReason
      >
        {basketCopy.proceed}
      </Button>
    );
  return (
    <a className="btn btn-primary btn-lg btn-block" href={links.checkout}>
      {basketCopy.proceed}
    </a>
  );
}

/** An empty basket has no tax that could be told: prices are with VAT until something else is known. */
function Sum({ basket: { lines, totals, quantity, tax } }: { basket: BasketAnswer }) {
  const hasVat = totals.tax.amount > 0 || quantity === 0;
  const why = explainPrice({ reason: tax.reason, isTaxed: hasVat });
  const isPending = Object.keys(useStore($pending)).length > 0;
  return (
    <>
      <NetRows totals={totals} className={isPending ? styles.stale : ''} />
      <p className={styles.sum} {...notice} aria-busy={isPending}>
        <span>{basketCopy.subtotal}</span>
        <Money of={totals.items} className={isPending ? styles.stale : styles.amount} />
      </p>
      <p className="micro muted">{basketCopy.shippingLater(hasVat)}</p>
      {why ? <p className="micro muted">{why}</p> : null}
      <DiscountRow lines={lines} totals={totals} />
      <NetLine hasVat={hasVat} />
    </>
  );
}

const bars = [styles.skSum, styles.skNote, styles.skButton].map(String);

type Props = { basket: BasketAnswer | null; progress: BasketProgress };

const WaysBack = () => (
  <>
    <a className="btn btn-quiet btn-block" href="/">
      {basketCopy.continueShopping}
    </a>
    <a className="btn btn-quiet btn-block" href={links.quickOrder}>
      {basketCopy.quickOrder}
    </a>
  </>
);

/** Subtotal and the way on (rule basket.empty). What stands here before the basket is known gives way to it whole (rule page.still). */
export function BasketSide({ basket, progress }: Props) {
  if (!basket && progress !== 'failed')
    return (
      <aside key="waiting" className={styles.side} aria-label={basketCopy.subtotal}>
        <div className={styles.pay}>
          <Skeleton bars={bars} />
          <WaysBack />
        </div>
      </aside>
    );
  return (
    <aside key="known" className={styles.side} aria-label={basketCopy.subtotal}>
      <div className={styles.pay}>
        {basket ? <Sum basket={basket} /> : null}
        <DearerNotice watch={basketDearer} of="order" />
        {basket ? <Proceed basket={basket} /> : null}
        <WaysBack />
      </div>
      <FreeShipping basket={basket} />
      <p className={styles.reach}>
        {basketCopy.deliveryCountries(countries.length)}.{' '}
        {basketCopy.paymentMeans(listPaymentMeans(basket?.paymentMethods.map(({ title }) => title) ?? []))}.
      </p>
    </aside>
  );
}
