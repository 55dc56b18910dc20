import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import layout from '#islands/build-list/BuildList.module.css';
import { useEntries } from '#islands/build-list/use-entries.ts';
import { useFocusAfterRemoval } from '#islands/shared/move-focus.ts';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { type OrderLine, toBuildLines } from '#domain/quick-order/order-lines.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { LiveNotes } from '../build-list/LiveNotes.tsx';
import { CheckNotice } from './CheckNotice.tsx';
import { ColumnQuestion } from './ColumnQuestion.tsx';
import { ListField } from './ListField.tsx';
import styles from './QuickOrder.module.css';
import { OrderSide } from './OrderSide.tsx';
import { OrderTable } from './OrderTable.tsx';

const bars = [styles.skField, styles.skRow].map(String);

function Order({ lines }: { lines: readonly OrderLine[] }) {
  const entries = useEntries({ title: '', lines: lines.flatMap(toBuildLines) });
  return (
    <div className={layout.screen}>
      <div className={layout.main}>
        <ListField />
        <CheckNotice />
        <ColumnQuestion />
        <LiveNotes entries={entries} className={styles.notice ?? ''} />
        {lines.length > 0 ? (
          <OrderTable lines={lines} entries={entries} />
        ) : (
          <p className={styles.empty}>{copy.empty}</p>
        )}
      </div>
      {lines.length > 0 ? <OrderSide lines={lines} entries={entries} /> : null}
    </div>
  );
}

function Screen() {
  const { lines } = useStore(quickOrder.$order);
  const [isHere, setHere] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => setHere(true), []);
  useFocusAfterRemoval(lines.length, main);
  if (!isHere) return <Skeleton label={copy.loading} className={styles.skeleton} bars={bars} />;
  return (
    <div ref={main} tabIndex={-1} className={layout.main}>
      <Order lines={lines} />
    </div>
  );
}

/** The quick order's page: a list as it was typed, the rows read from it, and all of them into the basket. */
export const QuickOrderScreen = () => (
  <ErrorBoundary what={copy.failed}>
    <Screen />
  </ErrorBoundary>
);
