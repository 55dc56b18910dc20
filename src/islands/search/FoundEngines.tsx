import { searchCopy } from '#config/copy/search.ts';
import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import type { EngineHit } from '#domain/search/search-answer.ts';
import type { Token } from '#domain/search/understand.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { useState } from 'react';
import styles from './Found.module.css';

/** so many stand above the parts that were asked for, as the key to their groups */
export const enginesAtFirst = 4;

const scopeOf = (engines: readonly EngineHit[], tokens: readonly Token[]): string => {
  const makes = [...new Set(engines.map(({ make }) => make))];
  const models = tokens.filter(({ role }) => role === 'model').map(({ label }) => label);
  const years = tokens.filter(({ role }) => role === 'year').map(({ label }) => label);
  const names = [makes.length <= 2 ? makes.join(', ') : '', ...models].filter(Boolean).join(' ');
  return [names, years.length > 0 ? `built in ${years.join(', ')}` : ''].filter(Boolean).join(', ');
};

type Props = { engines: readonly EngineHit[]; tokens: readonly Token[] };

/** The engines that the words name, the best first: where all their parts are. */
export function FoundEngines({ engines, tokens }: Props) {
  const [isAll, setAll] = useState(false);
  const isOneMake = new Set(engines.map(({ make }) => make)).size === 1;
  const visible = isAll ? engines : engines.slice(0, enginesAtFirst);
  return (
    <section aria-label={searchCopy.engines} className={styles.found}>
      <div className={styles.head}>
        <h2>{copy.engines(engines.length)}</h2>
        <p>{scopeOf(engines, tokens)}</p>
      </div>
      <ul className={styles.engines}>
        {visible.map(({ makeSlug, engineSlug, make, engine, models, years, cc }) => (
          <li key={`${makeSlug}/${engineSlug}`}>
            <a href={enginePath(makeSlug, engineSlug)}>
              <b>{isOneMake ? engine : `${make} ${engine}`}</b>
              <span className={styles.models} title={models}>
                {models}
              </span>
              <span className={styles.figure}>{years}</span>
              <span className={`${styles.figure} ${styles.cc}`}>{cc === null ? '' : `${cc} cc`}</span>
              <Icon name="chevron-right" className="i-s" />
            </a>
          </li>
        ))}
      </ul>
      {engines.length > visible.length ? (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {copy.allEngines(engines.length)}
        </Button>
      ) : null}
    </section>
  );
}
