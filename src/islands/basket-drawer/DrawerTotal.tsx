import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { links } from '#config/navigation.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { explainPrice } from '#domain/tax/describe-tax.ts';
import { Button } from '#islands/shared/Button.tsx';
import { DiscountRow } from '#islands/shared/DiscountRow.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { NetRows } from '#islands/shared/NetRows.tsx';
import { NetLine } from '#islands/shared/NetSwitch.tsx';
import { notice } from '#islands/shared/notice.ts';
import { $pending } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import styles from './BasketDrawer.module.css';

/** What the goods cost, with VAT or why without, and the two ways on. */
export function DrawerTotal({ basket }: { basket: BasketAnswer }) {
  const { totals, tax } = basket;
  const hasVat = totals.tax.amount > 0;
  const why = explainPrice({ reason: tax.reason, isTaxed: hasVat });
  const isPending = Object.keys(useStore($pending)).length > 0;
  return (
    <div className="foot">
      <NetRows totals={totals} className={isPending ? styles.stale : ''} />
      <p className={styles.total} {...notice} aria-busy={isPending}>
        <span>{basketCopy.total}</span>
        <Money of={totals.items} className={isPending ? styles.stale : ''} />
      </p>
      <NetLine className="small muted" hasVat={hasVat}>
        {basketCopy.beforeShipping(hasVat)}
      </NetLine>
      {why ? <p className="small muted">{why}</p> : null}
      <DiscountRow lines={basket.lines} totals={totals} />
      <div className={styles.ways}>
        <a className="btn btn-secondary btn-lg" href={links.basket}>
          {basketCopy.viewCart}
        </a>
        {isNothingLeft(basket.lines) ? (
          <Button kind="primary" size="lg" reason={basketCopy.nothingLeft} showsReason>
            {basketCopy.checkout}
          </Button>
        ) : (
          <a className="btn btn-primary btn-lg" href={links.checkout}>
            {basketCopy.checkout}
          </a>
        )}
      </div>
    </div>
  );
}
