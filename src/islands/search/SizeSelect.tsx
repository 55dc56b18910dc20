import { notMadeCopy } from '#config/copy/not-made.ts';
import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import { describeSize, saySize } from '#domain/part/part-size.ts';
import type { SetHit } from '#domain/search/search-answer.ts';
import type { Ref } from 'react';
import styles from './SetRow.module.css';

type Props = {
  hit: Pick<SetHit, 'set' | 'sizes'>;
  /** null: none is chosen yet */
  size: string | null;
  onChoose: (size: string) => void;
  place?: Ref<HTMLSelectElement>;
};

/** The browser's own select, so that it works alike on every phone; one size needs no choice, unless another was asked for. */
export function SizeSelect({ hit: { set, sizes }, size: chosen, onChoose, place }: Props) {
  if (sizes.length < 2 && chosen !== null)
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
      value={chosen ?? ''}
      ref={place}
      onChange={(event) => onChoose(event.target.value)}
    >
      {chosen === null ? (
        <option value="" disabled>
          {notMadeCopy.noSize}
        </option>
      ) : null}
      {sizes.map((size) => (
        <option key={size} value={size} aria-label={saySize({ set, size })}>
          {size === describeSize({ set, size }) ? size : `${size} · ${describeSize({ set, size })}`}
        </option>
      ))}
    </select>
  );
}
