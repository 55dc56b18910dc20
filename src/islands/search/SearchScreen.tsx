import { warmSearch } from '#stores/search/lazy.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createSearchPageStores } from './search-page-stores.ts';
import { EmptyQuestion } from './EmptyQuestion.tsx';
import { Filters } from './Filters.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NothingFound.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchScreen.module.css';

type Props = { /** engines linked while nothing is asked */ popular: readonly { label: string; href: string }[] };

/** Result list with filters; the address holds what is asked. */
export function SearchScreen({ popular }: Props) {
  const [{ search, offers }] = useState(createSearchPageStores);
  const [isRead, setRead] = useState(false);
  const page = useStore(search.$page);
  const { progress, hits, total, filters } = page;
  const isFiltered = Object.keys(filters).length > 0;

  useEffect(() => {
    const restore = () => void search.restore();
    warmSearch();
    restore();
    setRead(true);
    window.addEventListener('popstate', restore);
    const stopListening = $myEngine.listen(() => void search.retry());
    return () => {
      window.removeEventListener('popstate', restore);
      stopListening();
    };
  }, [search]);

  const isFailed = progress === 'failed' || progress === 'offline';
  const hasAnswer = hits.length > 0 || isFiltered;
  return (
    <div className={styles.screen}>
      <SearchField page={page} isRead={isRead} onType={(text) => void search.type(text)} />
      {!isRead ? <Loading isFirst /> : null}
      {!isRead || progress === 'resting' ? <EmptyQuestion popular={popular} isUnread={!isRead} /> : null}
      {isRead && progress === 'searching' && hits.length === 0 ? <Loading /> : null}
      {isFailed ? <SearchFailed isOffline={progress === 'offline'} onRetry={() => void search.retry()} /> : null}
      {hasAnswer && progress !== 'resting' && !isFailed ? <Filters page={page} search={search} /> : null}
      {hits.length > 0 && !isFailed ? (
        <SearchResults page={page} offers={offers} onMore={() => void search.showMore()} />
      ) : null}
      {progress === 'ready' && total === 0 ? (
        <NotFound query={page.answered} isFiltered={isFiltered} onClear={() => void search.clearFilters()} />
      ) : null}
    </div>
  );
}
