import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { notice } from '#islands/shared/notice.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import styles from './RowStock.module.css';

/** How near the stock is, in bars and words; a bar of the final height while it is asked. That there is none stands in the row's notes. */
export function RowStock({ entry: { state, availability } }: { entry: SheetEntry }) {
  if (state === 'asking')
    // another element, or what stands in would count as moved
    return (
      <span key="asking" className={`sk ${styles.skStock}`} {...notice}>
        <span className="sr">{copy.asking}</span>
      </span>
    );
  if (!availability || availability.max === 0) return null;
  return (
    <span className={styles.stock}>
      <StockBars of={availability} />
      {availability.delivery ? <span className="muted">{availability.delivery}</span> : null}
    </span>
  );
}
