import { notFoundCopy } from '#config/copy/not-found.ts';
import { searchCopy } from '#config/copy/search.ts';
import { Button } from '#islands/shared/Button.tsx';
import { notice } from '#islands/shared/notice.ts';
import styles from './Advice.module.css';

const { none: copy } = searchCopy;

type Props = { query: string; isFiltered: boolean; onClear: () => void };

/** Nothing found: why that may be, and ways on. */
export function NotFound({ query, isFiltered, onClear }: Props) {
  return (
    <div className={styles.none}>
      <div {...notice}>
        <h2 className="h3">{isFiltered ? copy.filtered : copy.heading(query)}</h2>
      </div>
      {isFiltered ? (
        <Button onClick={onClear}>{searchCopy.clearFilters}</Button>
      ) : (
        <ul className={styles.mistakes}>
          {notFoundCopy.part.mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      )}
      <a className="btn btn-secondary" href="/catalogue">
        {copy.catalogue}
      </a>
    </div>
  );
}
