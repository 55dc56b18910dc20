import { searchCopy as copy } from '#config/copy/search.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import type { EngineHit } from '#domain/search/search-answer.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useId } from 'react';
import styles from './Results.module.css';

export function EngineResults({ engines }: { engines: EngineHit[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="h3">
        {copy.engines}
      </h2>
      <ul className={styles.engines}>
        {engines.map(({ makeSlug, engineSlug, make, engine, models }) => (
          <li key={`${makeSlug}/${engineSlug}`}>
            <a href={enginePath(makeSlug, engineSlug)}>
              <b>
                {make} {engine}
              </b>
              <span className="muted">{models}</span>
              <Icon name="chevron-right" className="i-s" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
