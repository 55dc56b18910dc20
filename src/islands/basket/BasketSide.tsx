import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { countries } from '#config/countries.ts';
import { links } from '#config/navigation.ts';
import type { Money as Amount } from '#domain/price/money.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { $pending, type BasketProgress } from '#stores/basket.ts';
import { useStore } from '@nanostores/react';
import styles from './BasketSide.module.css';
import { FreeShipping } from './FreeShipping.tsx';

const nothing: Amount = { amount: 0, currency: 'eur' };

/** A link while there is something to pay, else a button that says why it does not lead on. */
function Proceed({ quantity }: { quantity: number }) {
  if (quantity === 0)
    return (
      <Button kind="primary" size="lg" isBlock reason={basketCopy.emptyBasketHint} showsReason>
        {basketCopy.proceed}
      </Button>
    );
  return (
    <a className="btn btn-primary btn-lg btn-block" href={links.checkout}>
      {basketCopy.proceed}
    </a>
  );
}

function Sum({ items, hasVat }: { items: Amount; hasVat: boolean }) {
  const isPending = Object.keys(useStore($pending)).length > 0;
  return (
    <>
      <p className={styles.sum} role="status" aria-busy={isPending}>
        <span>{basketCopy.subtotal}</span>
        <Money of={items} className={isPending ? styles.stale : styles.amount} />
      </p>
      <p className="micro muted">{basketCopy.shippingLater(hasVat)}</p>
    </>
  );
}

const bars = [styles.skSum, styles.skNote, styles.skButton].map(String);

type Props = { basket: BasketAnswer | null; progress: BasketProgress };

/** Subtotal and the way on (doc 2 §2). Says nothing about a basket that is not known. */
export function BasketSide({ basket, progress }: Props) {
  const items = basket?.totals.items ?? nothing;
  return (
    <aside className={styles.side} aria-label={basketCopy.subtotal}>
      <div className={styles.pay}>
        {basket ? <Sum items={items} hasVat={basket.totals.tax.amount > 0} /> : null}
        {basket ? <Proceed quantity={basket.quantity} /> : null}
        {basket || progress === 'failed' ? null : <Skeleton bars={bars} />}
        <a className="btn btn-quiet btn-block" href="/">
          {basketCopy.continueShopping}
        </a>
      </div>
      <FreeShipping items={items} country={basket?.shippingCountry ?? null} />
      <p className={styles.reach}>
        {basketCopy.deliveryCountries(countries.length)}. {basketCopy.paymentMeans}.
      </p>
    </aside>
  );
}
