import '#styles/table.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { type BuildList, isSameList } from '#domain/build-list/build-list.ts';
import { $buildList, $isBuildListNewer } from '#stores/build-list/build-list.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import { readBuildLink, type ReadLink } from '#domain/build-list/build-link.ts';
import { Alert } from '../shared/Alert.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { Skeleton } from '../shared/Skeleton.tsx';
import { focusMain } from '../shared/move-focus.ts';
import { SharedNotice } from './SharedNotice.tsx';
import { Sheet, sheetBars } from './Sheet.tsx';
import styles from './BuildList.module.css';

/** The name to show: what the builder typed, else the engine that is kept. */
function useTitle({ title }: BuildList): string {
  const engine = useStore($myEngine);
  return title || (engine ? `${engine.make} ${engine.engine}` : '');
}

function ListContent({ list, isOwn }: { list: BuildList; isOwn: boolean }) {
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
      <ListContent list={list} isOwn={list === own} />
    </>
  );
}

/** The build list's page: the visitor's own list, or one out of a link. */
export const BuildListScreen = () => (
  <ErrorBoundary what="The build list">
    <Screen />
  </ErrorBoundary>
);

/** Nothing on it, and the way to something: the parts of the engine that is kept, else the finder. */
function EmptyList({ isOwn }: { isOwn: boolean }) {
  const engine = useStore($myEngine);
  return (
    <div className={`tbl-wrap ${styles.empty}`}>
      <h2 className="h3">{isOwn ? copy.empty : copy.emptyShared}</h2>
      {isOwn ? <p className="muted measure">{copy.emptyAdvice}</p> : null}
      {engine ? (
        <a className="btn btn-secondary" href={enginePath(engine.makeSlug, engine.engineSlug)}>
          {copy.openEngine(`${engine.make} ${engine.engine}`)}
        </a>
      ) : (
        <a className="btn btn-secondary" href="/#part-finder">
          {copy.openFinder}
        </a>
      )}
    </div>
  );
}

const nothing: ReadLink = { kind: 'none' };

/** What the fragment of the address says, now and whenever it changes; `leave` takes it out of the address. */
function useSharedList(): { shared: ReadLink; leave: () => void } {
  const [shared, setShared] = useState(nothing);
  useEffect(() => {
    const look = () => setShared(readBuildLink(location.hash));
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const leave = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setShared(nothing);
  };
  return { shared, leave };
}
