import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { basketCopy } from '#config/copy/basket.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import {
  $basket,
  $basketState,
  $pending,
  type BasketProgress,
  followOtherTabs,
  loadBasket,
} from '#stores/basket/basket.ts';
import { basketDearer } from '#stores/basket/dearer-instance.ts';
import { $countryChanges } from '#stores/browser/delivery-country.ts';
import { $drawerOpen, closeDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import type { BasketAnswer } from '#api/basket.ts';
import { links } from '#config/navigation.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { explainPrice } from '#domain/tax/describe-tax.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { Icon } from '../shared/Icon.tsx';
import { useModal } from '../shared/use-modal.ts';
import { Skeleton } from '../shared/Skeleton.tsx';
import { BasketFailed } from '../basket/BasketFailed.tsx';
import { DearerNotice } from '../basket/DearerNotice.tsx';
import { EmptyBasket } from '../basket/EmptyBasket.tsx';
import { DrawerLines } from './DrawerLines.tsx';
import { Button } from '../shared/Button.tsx';
import { DiscountRow } from '../shared/DiscountRow.tsx';
import { Money } from '../shared/Money.tsx';
import { NetRows } from '../shared/NetRows.tsx';
import { NetLine } from '../shared/NetSwitch.tsx';
import { notice } from '../shared/notice.ts';
import styles from './BasketDrawer.module.css';

function Head({ id }: { id: string }) {
  const quantity = useStore($basket, { ssr: 'initial' })?.quantity ?? 0;
  return (
    <div className={`top ${styles.head}`}>
      <h2 id={id} className="h3">
        {`${basketCopy.drawerHeading} `}
        {quantity > 0 ? <span className={styles.count}>{basketCopy.items(quantity)}</span> : null}
      </h2>
      <button type="button" className="icon-btn" aria-label="Close" data-own="" onClick={closeDrawer}>
        <Icon name="x" className="i-l" />
      </button>
    </div>
  );
}

/**
 * The basket at hand on every page. It is asked for when it is opened, never before (rule basket.badge). The page opens and
 * closes the dialog while this is dormant (`components/page/drawer.ts`), so its attributes may differ from those of the build.
 */
export function BasketDrawer() {
  // the markup is the same either way, and the page may have opened it already
  const isOpen = useStore($drawerOpen);
  const basket = useStore($basket, { ssr: 'initial' });
  const progress = useStore($basketState, { ssr: 'initial' });
  const modal = useModal(isOpen, closeDrawer);
  const headId = useId();
  useEffect(followOtherTabs, []);
  const countryChanges = useStore($countryChanges, { ssr: 'initial' });
  useEffect(() => {
    if (isOpen) void loadBasket();
  }, [isOpen, countryChanges]);
  const hasLines = progress !== 'failed' && basket !== null && visibleLines(basket.lines).length > 0;
  return (
    <dialog {...modal} className="drawer" aria-labelledby={headId} suppressHydrationWarning>
      <Head id={headId} />
      <div className="body">
        <ErrorBoundary what="The basket">
          <DrawerBody basket={basket} progress={progress} />
        </ErrorBoundary>
      </div>
      {hasLines ? <DrawerTotal basket={basket} /> : null}
    </dialog>
  );
}

const rows = [styles.skLine, styles.skLine].map(String);

type Props = { basket: BasketAnswer | null; progress: BasketProgress };

const hasLines = (basket: BasketAnswer | null): basket is BasketAnswer =>
  basket !== null && visibleLines(basket.lines).length > 0;

export function DrawerBody({ basket, progress }: Props) {
  if (progress === 'failed')
    return (
      <div className={styles.failed}>
        <BasketFailed />
      </div>
    );
  if (!basket) return <Skeleton label={basketCopy.loading} className={styles.skeleton} bars={rows} />;
  if (hasLines(basket)) return <DrawerLines basket={basket} />;
  return (
    <div className={styles.empty}>
      <span className={styles.ring} aria-hidden="true" />
      <EmptyBasket basket={basket} />
    </div>
  );
}

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
      <DearerNotice watch={basketDearer} className={styles.dearer} />
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
