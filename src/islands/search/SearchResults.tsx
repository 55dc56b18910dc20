import { searchCopy as copy } from '#config/copy/search.ts';
import { sayNotMade } from '#domain/search/not-made.ts';
import type { EngineHit, PartHit, SearchHit } from '#domain/search/search-answer.ts';
import { limits } from '#config/limits.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
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
function Note({ page: { isGuess, isLive, missingSize, answered } }: { page: SearchPage }) {
  const size = missingSize ? `${sayNotMade(missingSize.set, missingSize.size)} ${copy.missingSize}` : '';
  const text = isLive ? copy.liveNote : size || (isGuess ? copy.guess(answered) : '');
  return text ? <Alert>{text}</Alert> : null;
}

/** Engines on top, then parts with their price and stock of now; more on demand. */
export function SearchResults({ page, offers, onMore }: Props) {
  const { hits, total, answered, progress } = page;
  const [engines, parts] = [hits.filter(isEngine), hits.filter(isPart)];
  useEffect(() => offers.show(hits.filter(isPart).map(({ slug }) => slug)), [hits, offers]);
  const more = Math.min(total - hits.length, limits.searchPageRows);
  return (
    <div className={styles.found} aria-busy={progress === 'searching'}>
      <Note page={page} />
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
