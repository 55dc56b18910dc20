import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import { describeSize, saySize } from '#domain/part/part-size.ts';
import type { SetHit } from '#domain/search/search-answer.ts';
import styles from './SetRow.module.css';

type Props = { hit: Pick<SetHit, 'set' | 'sizes'>; size: string; onChoose: (size: string) => void };

/** The browser's own select, so that it works alike on every phone; one size needs no choice. */
export function SizeSelect({ hit: { set, sizes }, size: chosen, onChoose }: Props) {
  if (sizes.length < 2)
    return (
      <span className={styles.only}>
        {chosen === '' ? null : (
          <>
            <b>{chosen}</b> <span className="muted">{copy.onlySize}</span>
          </>
        )}
      </span>
    );
  return (
    <select
      className={`select ${styles.size}`}
      aria-label={copy.sizeOf(set)}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {sizes.map((size) => (
        <option key={size} value={size} aria-label={saySize({ set, size })}>
          {size === describeSize({ set, size }) ? size : `${size} · ${describeSize({ set, size })}`}
        </option>
      ))}
    </select>
  );
}
