import { searchCopy as copy } from '#config/copy/search.ts';
import { sayNotMade } from '#domain/search/not-made.ts';
import { searchWordsCopy as wordsCopy } from '#config/copy/search-words.ts';
import { listFirstParts } from './list-first-parts.ts';
import { FoundEngines, enginesAtFirst } from './FoundEngines.tsx';
import { FoundSets } from './FoundSets.tsx';
import type { EngineHit, PartHit, SearchHit } from '#domain/search/search-answer.ts';
import { limits } from '#config/limits.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { OffersAsOf } from '#islands/shared/OffersAsOf.tsx';
import type { ListedOffers } from '#stores/part/listed-offers.ts';
import type { SearchPage } from '#stores/search/page.ts';
import { useEffect } from 'react';
import { EngineResults } from './EngineResults.tsx';
import { PartResults } from './PartResults.tsx';
import styles from './SearchScreen.module.css';

type Props = { page: SearchPage; offers: ListedOffers; onMore: () => void };

const isPart = (hit: SearchHit): hit is PartHit => hit.kind === 'part';
const isEngine = (hit: SearchHit): hit is EngineHit => hit.kind === 'engine';

/** What the hits are, where they are not simply what was typed. */
function Note({ page: { isGuess, isLive, missingSize, answered, words } }: { page: SearchPage }) {
  const { unitNote } = words;
  if (unitNote) return <Alert>{wordsCopy.unit[unitNote.asked](unitNote.inches, unitNote.mm, unitNote.nearest)}</Alert>;
  const size = missingSize ? `${sayNotMade(missingSize.set, missingSize.size)} ${copy.missingSize}` : '';
  const guess = words.understood.length > 0 ? wordsCopy.guess : copy.guess(answered);
  const text = isLive ? copy.liveNote : size || (isGuess ? guess : '');
  return text ? <Alert>{text}</Alert> : null;
}

/** Engines and sets for words: the kind that was asked for stands above more engines than its groups can name (rule search.trade-words). */
function FoundByWords({ page, offers, onMore }: Props) {
  const { words, rows, progress } = page;
  const { understood: tokens, engines, sets } = words;
  const kind = tokens.find(({ role }) => role === 'kind');
  const isKindFirst = kind !== undefined && sets.length > 0 && engines.length > enginesAtFirst;
  const found = engines.length > 0 ? <FoundEngines engines={engines} tokens={tokens} /> : null;
  return (
    <div className={styles.found} aria-busy={progress === 'searching'}>
      <Note page={page} />
      <OffersAsOf offers={offers} />
      {isKindFirst ? null : found}
      {sets.length > 0 ? (
        <FoundSets sets={sets} rows={rows} tokens={tokens} offers={offers} onMore={onMore} />
      ) : (
        <p>{kind ? wordsCopy.noSets(kind.label.toLowerCase()) : null}</p>
      )}
      {isKindFirst ? found : null}
    </div>
  );
}

/** Engines on top, then parts with their price and stock of now; more on demand. */
export function SearchResults({ page, offers, onMore }: Props) {
  const { hits, total, answered, progress } = page;
  const [engines, parts] = [hits.filter(isEngine), hits.filter(isPart)];
  const { words, rows } = page;
  const isWords = words.understood.length > 0;
  useEffect(
    () => offers.show(isWords ? listFirstParts(words.sets, rows) : hits.filter(isPart).map(({ slug }) => slug)),
    [hits, isWords, words, rows, offers],
  );
  if (isWords) return <FoundByWords page={page} offers={offers} onMore={onMore} />;
  const more = Math.min(total - hits.length, limits.searchPageRows);
  return (
    <div className={styles.found} aria-busy={progress === 'searching'}>
      <Note page={page} />
      <OffersAsOf offers={offers} />
      {engines.length > 0 ? <EngineResults engines={engines} /> : null}
      {parts.length > 0 ? <PartResults parts={parts} query={answered} offers={offers} /> : null}
      {more > 0 ? (
        <Button className={styles.more} onClick={onMore} busy={progress === 'searching' && copy.searching}>
          {copy.showMore(more)}
        </Button>
      ) : null}
    </div>
  );
}
