import '#styles/table.css';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { useStore } from '@nanostores/react';
import styles from './BuildList.module.css';

/** Nothing on it, and the way to something: the parts of the engine that is kept, else the finder. */
export function EmptyList({ isOwn }: { isOwn: boolean }) {
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
