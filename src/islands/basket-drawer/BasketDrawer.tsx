import { basketCopy } from '#config/copy/basket.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { useModal } from '#islands/shared/use-modal.ts';
import { $basket, $basketState, followOtherTabs, loadBasket } from '#stores/basket/basket.ts';
import { $countryChanges } from '#stores/browser/delivery-country.ts';
import { $drawerOpen, closeDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import styles from './BasketDrawer.module.css';
import { DrawerBody } from './DrawerBody.tsx';
import { DrawerTotal } from './DrawerTotal.tsx';

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
 * closes the dialog while this sleeps (`components/page/drawer.ts`), so its attributes may differ from those of the build.
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
