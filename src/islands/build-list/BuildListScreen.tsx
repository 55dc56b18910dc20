import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { type BuildList, isSameList } from '#domain/build-list/build-list.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { $buildList, $isBuildListNewer } from '#stores/build-list/build-list.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import styles from './BuildList.module.css';
import { EmptyList } from './EmptyList.tsx';
import { focusMain } from './focus-main.ts';
import { SharedNotice } from './SharedNotice.tsx';
import { Sheet, sheetBars } from './Sheet.tsx';
import { useSharedList } from './use-shared-list.ts';

/** The name to show: what the builder typed, else the engine that is kept. */
function useTitle({ title }: BuildList): string {
  const engine = useStore($myEngine);
  return title || (engine ? `${engine.make} ${engine.engine}` : '');
}

function Shown({ list, isOwn }: { list: BuildList; isOwn: boolean }) {
  const own = useTitle(list);
  const isNewer = useStore($isBuildListNewer);
  if (isOwn && isNewer)
    return (
      <Alert kind="warn" isLive>
        {copy.keptNewer}
      </Alert>
    );
  if (list.lines.length === 0) return <EmptyList isOwn={isOwn} />;
  return <Sheet list={list} title={isOwn ? own : list.title} isOwn={isOwn} />;
}

function Screen() {
  const { shared, leave } = useSharedList();
  const own = useStore($buildList);
  const canTakeOver = !useStore($isBuildListNewer);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!isHere) return <Skeleton label={copy.loading} className={styles.skeleton} bars={sheetBars} />;
  const list = shared.kind === 'list' && !isSameList(shared.list, own) ? shared.list : own;
  const showOwn = () => {
    leave();
    focusMain();
  };
  return (
    <>
      <SharedNotice shared={shared} own={own} canTakeOver={canTakeOver} onLeave={showOwn} />
      <Shown list={list} isOwn={list === own} />
    </>
  );
}

/** The build list's page: the visitor's own list, or one out of a link. */
export const BuildListScreen = () => (
  <ErrorBoundary what="The build list">
    <Screen />
  </ErrorBoundary>
);
