import { partsPath } from '#api/size-stock.ts';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import type { BuildList } from '#domain/build-list/build-list.ts';
import { findOldest } from '#domain/availability/as-of.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { AsOf } from '#islands/shared/AsOf.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { useFocusAfterRemoval } from '#islands/basket/use-focus-after-removal.ts';
import { buildSheet } from '#stores/build-list/sheet-instance.ts';
import { useRef } from 'react';
import styles from './BuildList.module.css';
import { CompareView } from './CompareView.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetSide } from './SheetSide.tsx';
import { SheetTable } from './SheetTable.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { useEntries, useFactsKnown } from './use-entries.ts';
import { useView } from './use-view.ts';

/** Of heading and first rows. */
export const sheetBars = [styles.skTitle, styles.skRow, styles.skRow, styles.skRow].map(String);

type Props = { list: BuildList; title: string; isOwn: boolean };

/** Parts of a list with their figures, prices and what can be done with all of them. */
export function Sheet({ list, title, isOwn }: Props) {
  const entries = useEntries(list);
  const [view, setView] = useView();
  const reason = useWaitReason(partsPath);
  const main = useRef<HTMLDivElement>(null);
  const isUnasked = entries.some(({ state }) => state === 'unasked');
  const areFactsKnown = useFactsKnown(list);
  useFocusAfterRemoval(list.lines.length, main);
  if (!areFactsKnown) return <Skeleton label={copy.loading} className={styles.skeleton} bars={sheetBars} />;
  return (
    <div className={styles.screen}>
      <div ref={main} tabIndex={-1} className={styles.main}>
        <SheetHead list={list} title={title} isOwn={isOwn} view={view} onView={setView} />
        {isUnasked ? (
          <Alert
            isLive
            className={styles.notice}
            action={
              <Button
                size="sm"
                reason={reason}
                onClick={() => void buildSheet.refresh(list.lines.map(({ slug }) => slug))}
              >
                {copy.tryAgain}
              </Button>
            }
          >
            {reason === null ? copy.liveFailed : <TooMany path={partsPath} lead={copy.liveFailed} />}
          </Alert>
        ) : null}
        <AsOf told={findOldest(entries)} isList className={styles.notice ?? ''} />
        {view === 'list' ? <SheetTable entries={entries} isOwn={isOwn} /> : <CompareView entries={entries} />}
      </div>
      <SheetSide list={list} title={title} entries={entries} isOwn={isOwn} />
    </div>
  );
}
