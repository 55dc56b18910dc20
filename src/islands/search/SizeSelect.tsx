import { notMadeCopy } from '#config/copy/not-made.ts';
import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import { describeSize, saySize } from '#domain/part/part-size.ts';
import type { SetHit } from '#domain/search/search-answer.ts';
import type { Ref } from 'react';
import styles from './SetRow.module.css';

type Props = {
  hit: Pick<SetHit, 'set' | 'sizes' | 'holds'>;
  /** null: none is chosen yet */
  size: string | null;
  onChoose: (size: string) => void;
  place?: Ref<HTMLSelectElement>;
};

/** no size has this code; "" is that of a part without one */
const none = 'none';

/** ".25 · −0.25 mm"; what has no name is the only one there is. */
function writeOption(set: string, size: string): string {
  if (size === '') return notMadeCopy.all(1);
  const meaning = describeSize({ set, size });
  return size === meaning ? size : `${size} · ${meaning}`;
}

/** The browser's own select, so that it works alike on every phone; one size needs no choice, unless another was asked for. */
export function SizeSelect({ hit: { set, sizes, holds = '' }, size: chosen, onChoose, place }: Props) {
  if (sizes.length < 2 && chosen !== null) {
    const only = chosen || holds;
    return (
      <span className={styles.only}>
        {only === '' ? null : (
          <>
            <b>{only}</b> <span className="muted">{copy.onlySize}</span>
          </>
        )}
      </span>
    );
  }
  return (
    <select
      className={`select ${styles.size}`}
      aria-label={copy.sizeOf(set)}
      value={chosen ?? none}
      ref={place}
      onChange={(event) => onChoose(event.target.value)}
    >
      {chosen === null ? (
        <option value={none} disabled>
          {notMadeCopy.noSize}
        </option>
      ) : null}
      {sizes.map((size) => (
        <option key={size} value={size} aria-label={saySize({ set, size: size || holds }) || undefined}>
          {writeOption(set, size || holds)}
        </option>
      ))}
    </select>
  );
}
