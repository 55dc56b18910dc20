import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { askIndex, warmSearch } from '#stores/search/lazy.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { call } from '#api/call.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { createEngineParts } from '#stores/part/engine-parts.ts';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { createSearchPage, type SearchPageEffects } from '#stores/search/page.ts';
import { yieldToMain, later } from '#stores/browser/timer.ts';
import { createAfterPaint } from '../shared/after-paint.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import styles from './SearchScreen.module.css';

type Props = { /** engines linked while nothing is asked */ popular: readonly { label: string; href: string }[] };

function Screen({ popular }: Props) {
  const [{ search, store }] = useState(createSearchPageStores);
  const [afterPaint] = useState(createAfterPaint);
  const [isRead, setRead] = useState(false);
  const page = useStore(search.$page);
  // drawn in pieces between the keys that are pressed meanwhile
  const deferred = useDeferredValue(useMemo(() => ({ page, isRead }), [page, isRead]));

  useEffect(() => {
    const restore = () => void search.restore();
    warmSearch();
    restore();
    setRead(true);
    window.addEventListener('popstate', restore);
    const stopListening = $myEngine.listen(() => void search.retry());
    const stopFollowing = store.follow();
    return () => {
      stopFollowing();
      window.removeEventListener('popstate', restore);
      stopListening();
    };
  }, [search, store]);

  const type = (text: string) => afterPaint(() => void search.type(text));
  return (
    <div className={styles.screen}>
      <SearchField page={page} isRead={isRead} onType={type} />
      <SearchOutcome {...deferred} search={search} store={store} popular={popular} />
    </div>
  );
}

/** Result list with filters; the address holds what is asked. */
export const SearchScreen = (props: Props) => (
  <ErrorBoundary what="The search">
    <Screen {...props} />
  </ErrorBoundary>
);

const readRows = (state: unknown): number | null =>
  typeof state === 'object' && state && 'rows' in state && typeof state.rows === 'number' ? state.rows : null;

const address: SearchPageEffects['address'] = {
  read: () => ({ parameters: location.search, rows: readRows(history.state) }),
  write: (how, path, rows) =>
    how === 'push' ? history.pushState({ rows }, '', path) : history.replaceState({ rows }, '', path),
};

/** The page's two stores: what is found, and what it costs now. */
function createSearchPageStores() {
  const search = createSearchPage({ ask: askIndex, call, schedule: later, address });
  const engineOf = (slug: string) =>
    search.$page.get().words.sets.find(({ set }) => set === parsePartCode(slug).set)?.engine;
  return { search, store: createEngineParts([], { call, schedule: later, yieldToMain, addPart, engineOf, $basket }) };
}
