import { searchCopy as copy } from '#config/copy/search.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import type { SearchPage, SearchPageStore } from '#stores/search/page.ts';
import { memo } from 'react';
import { EmptyQuestion } from './EmptyQuestion.tsx';
import { Filters } from './Filters.tsx';
import { Loading } from './Loading.tsx';
import { NotFound } from './NothingFound.tsx';
import { MissPanel } from './MissPanel.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Understood } from './Understood.tsx';

type Props = {
  page: SearchPage;
  /** the address has been read */
  isRead: boolean;
  search: SearchPageStore;
  store: EngineParts;
  popular: readonly { label: string; href: string }[];
};

/** What is below the field, in each of its states. */
export const SearchOutcome = memo(({ page, isRead, search, store, popular }: Props) => {
  const { progress, total, filters, words, ignored } = page;
  const isFiltered = Object.keys(filters).length > 0;
  const isFailed = progress === 'failed' || progress === 'offline';
  const hasAnswer = total > 0 || isFiltered;
  return (
    <>
      {!isRead ? <Loading isFirst /> : null}
      {!isRead || progress === 'resting' ? <EmptyQuestion popular={popular} isUnread={!isRead} /> : null}
      {isRead && progress === 'searching' && total === 0 ? <Loading /> : null}
      {ignored.map(({ what, value }) => (
        <Alert key={what} kind="warn" isLive>
          {copy.ignored(what, value)}
        </Alert>
      ))}
      {isFailed ? <SearchFailed isOffline={progress === 'offline'} onRetry={() => void search.retry()} /> : null}
      {progress !== 'resting' && !isFailed ? (
        <Understood tokens={words.understood} onLeaveOut={(query) => void search.ask(query)} />
      ) : null}
      {hasAnswer && (words.understood.length === 0 || isFiltered) && progress !== 'resting' && !isFailed ? (
        <Filters page={page} search={search} />
      ) : null}
      {total > 0 && !isFailed ? (
        <SearchResults
          page={page}
          store={store}
          onMore={() => void search.showMore()}
          onAsk={(query) => void search.ask(query)}
        />
      ) : null}
      {progress === 'ready' && total === 0 && words.miss && !isFiltered ? (
        <MissPanel query={page.answered} miss={words.miss} />
      ) : null}
      {progress === 'ready' && total === 0 && (isFiltered || !words.miss) ? (
        <NotFound query={page.answered} isFiltered={isFiltered} onClear={() => void search.clearFilters()} />
      ) : null}
    </>
  );
});
