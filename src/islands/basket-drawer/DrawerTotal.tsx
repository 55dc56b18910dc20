import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { links } from '#config/navigation.ts';
import { DiscountRow } from '#islands/shared/DiscountRow.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { NetGoods, NetSwitch } from '#islands/shared/NetSwitch.tsx';
import { $pending } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import styles from './BasketDrawer.module.css';

/** Gross total of the goods and the two ways on. */
export function DrawerTotal({ basket }: { basket: BasketAnswer }) {
  const isPending = Object.keys(useStore($pending)).length > 0;
  return (
    <div className="foot">
      <NetGoods of={basket.totals.netItems} />
      <p className={styles.total} role="status" aria-busy={isPending}>
        <span>{basketCopy.total}</span>
        <Money of={basket.totals.items} className={isPending ? styles.stale : ''} />
      </p>
      <p className="small muted">
        <span>{basketCopy.beforeShipping(basket.totals.tax.amount > 0)}</span> <NetSwitch />
      </p>
      <DiscountRow lines={basket.lines} amount={basket.totals.discount} />
      <div className={styles.ways}>
        <a className="btn btn-secondary btn-lg" href={links.basket}>
          {basketCopy.viewCart}
        </a>
        <a className="btn btn-primary btn-lg" href={links.checkout}>
          {basketCopy.checkout}
        </a>
      </div>
    </div>
  );
}
