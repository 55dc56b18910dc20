import '#styles/table.css';
import { memo } from 'react';
import { searchCopy as copy } from '#config/copy/search.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import type { SearchPage, SearchPageStore } from '#stores/search/page.ts';
import { searchPath } from '#api/search.ts';
import { notFoundCopy } from '#config/copy/not-found.ts';
import { toSearchAddress } from '#domain/search/search-address.ts';
import { Alert } from '../shared/Alert.tsx';
import { Filters } from './Filters.tsx';
import { MissPanel } from './MissPanel.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Understood } from './Understood.tsx';
import { Skeleton } from '../shared/Skeleton.tsx';
import { Button } from '../shared/Button.tsx';
import { TooMany } from '../shared/TooMany.tsx';
import { useWaitReason } from '../shared/use-wait.ts';
import { notice } from '../shared/notice.ts';
import styles from './Advice.module.css';

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

const bars = Array.from({ length: 6 }, () => styles.row ?? '');

/** Rows of their final height. `isFirst`: drawn by the build, shown where the address asks something and a script will answer it. */
const Loading = ({ isFirst }: { isFirst?: boolean }) => (
  <Skeleton
    {...(isFirst ? {} : { label: copy.searching })}
    bars={bars}
    className={`${styles.loading} ${isFirst ? styles.first : ''}`}
  />
);

/** without its question: every one is counted */
const path = searchPath('').replace(/\?.*/, '');

type SearchFailedProps = { isOffline: boolean; onRetry: () => void };

function SearchFailed({ isOffline, onRetry }: SearchFailedProps) {
  const { heading, text } = isOffline ? copy.offline : copy.failed;
  const reason = useWaitReason(path);
  const again = (
    <Button reason={reason} onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  );
  return (
    <Alert kind="error" isLive title={heading} action={again}>
      {reason === null ? text : <TooMany path={path} />}
    </Alert>
  );
}

type NothingFoundProps = { query: string; isFiltered: boolean; onClear: () => void };

/** Nothing found: why that may be, and ways on. */
function NotFound({ query, isFiltered, onClear }: NothingFoundProps) {
  return (
    <div className={`tbl-wrap ${styles.none}`}>
      <div {...notice}>
        <h2 className="h3">{isFiltered ? copy.none.filtered : copy.none.heading(query)}</h2>
      </div>
      {isFiltered ? (
        <Button onClick={onClear}>{copy.clearFilters}</Button>
      ) : (
        <ul className={styles.mistakes}>
          {notFoundCopy.part.mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      )}
      <a className="btn btn-secondary" href="/catalogue">
        {copy.none.catalogue}
      </a>
    </div>
  );
}

type EmptyQuestionProps = {
  popular: readonly { label: string; href: string }[];
  /** drawn by the build: shown where the address asks nothing, and where no script will read it */
  isUnread: boolean;
};

const EmptyQuestion = ({ popular, isUnread }: EmptyQuestionProps) => (
  <div className={`${styles.advice} ${isUnread ? styles.unread : ''}`}>
    <section>
      <h2 className="h3">{copy.empty.heading}</h2>
      <dl className={`tbl-wrap ${styles.ways}`}>
        {copy.empty.rows.map(({ typed, meaning }) => (
          <div key={typed}>
            <dt className="pn" translate="no">
              <a href={toSearchAddress({ query: typed, filters: {} })}>{typed}</a>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
    {popular.length > 0 ? (
      <section>
        <h2 className="h3">{copy.empty.popular}</h2>
        <ul className={`tbl-wrap ${styles.links}`}>
          {popular.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    ) : null}
  </div>
);
