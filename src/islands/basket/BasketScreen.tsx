import '#styles/table.css';
import { basketCopy } from '#config/copy/basket.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { OrderBox } from '#islands/delivery/OrderBox.tsx';
import { RestoreBasketNote } from '#islands/delivery/RestoreBasketNote.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { notice } from '#islands/shared/notice.ts';
import { $basket, $basketState, followOtherTabs, loadBasket } from '#stores/basket/basket.ts';
import { basketDearer } from '#stores/basket/dearer-instance.ts';
import { $countryChanges } from '#stores/browser/delivery-country.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { BasketFailed } from './BasketFailed.tsx';
import styles from './BasketScreen.module.css';
import { BasketSide } from './BasketSide.tsx';
import { BasketTable } from './BasketTable.tsx';
import { BasketWarnings } from './BasketWarnings.tsx';
import { DearerNotice } from './DearerNotice.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { useFocusAfterRemoval } from '../shared/move-focus.ts';

const rows = [styles.skRow, styles.skRow, styles.skRow].map(String);

function Lines() {
  const basket = useStore($basket);
  const progress = useStore($basketState);
  if (progress === 'failed') return <BasketFailed />;
  if (!basket) return <Skeleton label={basketCopy.loading} className={`tbl-wrap ${styles.skeleton}`} bars={rows} />;
  const lines = visibleLines(basket.lines);
  if (lines.length > 0) return <BasketTable lines={lines} />;
  return (
    <div className={`tbl-wrap ${styles.empty}`}>
      <EmptyBasket basket={basket} />
    </div>
  );
}

/** The basket page: lines, warnings and the way on. */
function Screen() {
  const basket = useStore($basket);
  const progress = useStore($basketState);
  const main = useRef<HTMLDivElement>(null);
  const countryChanges = useStore($countryChanges);
  useEffect(followOtherTabs, []);
  useEffect(() => void loadBasket(), [countryChanges]);
  useFocusAfterRemoval(basket?.lines.length ?? 0, main);
  return (
    <div className={styles.screen}>
      <div ref={main} tabIndex={-1} className={styles.main}>
        {basket && basket.lines.length > 0 && progress !== 'failed' ? <OrderBox basket={basket} /> : null}
        <DearerNotice watch={basketDearer} of="address" className={styles.warnings} />
        {basket && progress !== 'failed' ? <RestoreBasketNote basket={basket} /> : null}
        <Lines />
        <BasketWarnings lines={basket?.lines ?? []} className={styles.warnings} />
        <span className="sr" {...notice}>
          {basket ? basketCopy.items(basket.quantity) : ''}
        </span>
      </div>
      <BasketSide basket={basket} progress={progress} />
    </div>
  );
}

export const BasketScreen = () => (
  <ErrorBoundary what="The basket">
    <Screen />
  </ErrorBoundary>
);
