import { buildListCopy as copy } from '#config/copy/build-list.ts';
import type { BuildList } from '#domain/build-list/build-list.ts';
import { useFocusAfterRemoval } from '../shared/move-focus.ts';
import { useEntries, useFactsKnown } from './use-entries.ts';
import { useRef } from 'react';
import styles from './BuildList.module.css';
import { CompareView } from './CompareView.tsx';
import { LiveNotes } from './LiveNotes.tsx';
import { SheetHead, useView } from './SheetHead.tsx';
import { SheetSide } from './SheetSide.tsx';
import { SheetTable } from './SheetTable.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';

/** Of heading and first rows. */
export const sheetBars = [styles.skTitle, styles.skRow, styles.skRow, styles.skRow].map(String);

type Props = { list: BuildList; title: string; isOwn: boolean };

/** Parts of a list with their figures, prices and what can be done with all of them. */
export function Sheet({ list, title, isOwn }: Props) {
  const entries = useEntries(list);
  const [view, setView] = useView();
  const main = useRef<HTMLDivElement>(null);
  const areFactsKnown = useFactsKnown(list);
  useFocusAfterRemoval(list.lines.length, main);
  if (!areFactsKnown) return <Skeleton label={copy.loading} className={styles.skeleton} bars={sheetBars} />;
  return (
    <div className={styles.screen}>
      <div ref={main} tabIndex={-1} className={styles.main}>
        <SheetHead list={list} title={title} isOwn={isOwn} view={view} onView={setView} />
        <LiveNotes entries={entries} className={styles.notice ?? ''} />
        {view === 'list' ? <SheetTable entries={entries} isOwn={isOwn} /> : <CompareView entries={entries} />}
      </div>
      <SheetSide list={list} title={title} entries={entries} isOwn={isOwn} />
    </div>
  );
}
