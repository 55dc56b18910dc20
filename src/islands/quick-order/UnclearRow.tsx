import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { notMadeCopy } from '#config/copy/not-made.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { describeSize, saySize } from '#domain/part/part-size.ts';
import type { OrderLine } from '#domain/quick-order/order-lines.ts';
import type { NumberMatch } from '#domain/quick-order/number-match.ts';
import { sayNotMade } from '#domain/search/not-made.ts';
import notes from '#islands/build-list/Row.module.css';
import table from '#islands/build-list/SheetTable.module.css';
import { Icon } from '#islands/shared/Icon.tsx';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { flushSync } from 'react-dom';
import styles from './QuickOrder.module.css';
import { RemoveRow } from './RemoveRow.tsx';

/** The button goes with its question: the focus goes on to the row of the part that was chosen. */
function choose(id: number, slug: string): void {
  flushSync(() => quickOrder.choose(id, slug));
  document.querySelector<HTMLElement>(`[data-open-row="${CSS.escape(slug)}"]`)?.focus();
}

type Unclear = Exclude<NumberMatch, { kind: 'part' }>;

function toQuestion(verdict: Unclear): string {
  if (verdict.kind === 'unknown') return copy.unknown;
  return verdict.wished === null
    ? copy.chooseSize(verdict.set)
    : `${sayNotMade(verdict.set, verdict.wished)} ${notMadeCopy.choices(verdict.choices.length)}`;
}

/** Sizes of one set are named by their meaning; other numbers by themselves. */
function Choice({ slug, verdict }: { slug: string; verdict: Unclear }) {
  const part = parsePartCode(slug);
  if (verdict.kind === 'unknown' || part.set !== verdict.set || part.size === '') return slug;
  const meaning = describeSize(part);
  if (meaning === part.size) return part.size;
  return (
    <>
      <span aria-hidden="true">{`${part.size} (${meaning})`}</span>
      <span className="sr">{saySize(part)}</span>
    </>
  );
}

function Choices({ id, verdict }: { id: number; verdict: Unclear }) {
  if (verdict.choices.length === 0) return null;
  const label = verdict.kind === 'unknown' ? copy.nearest : toQuestion(verdict);
  return (
    <span className={styles.choices} role="group" aria-label={label}>
      {verdict.kind === 'unknown' ? <span className="muted">{label}</span> : null}
      {verdict.choices.map((slug) => (
        <button key={slug} type="button" className="btn btn-secondary btn-sm" onClick={() => choose(id, slug)}>
          <Choice slug={slug} verdict={verdict} />
        </button>
      ))}
    </span>
  );
}

/** A row that is no part yet: what was typed, what is wrong with it, and the parts it may be. */
export function UnclearRow({ line: { id, sources, verdict } }: { line: OrderLine }) {
  if (verdict.kind === 'part') return null;
  const [source] = sources;
  const typed = source?.typed ?? '';
  return (
    <tr
      className={`${table.row} ${styles.unclear}`}
      tabIndex={-1}
      data-row={verdict.choices.length > 0 ? 'choice' : 'none'}
    >
      <th scope="row" colSpan={4} className={table.head}>
        <div className={`${table.words} ${styles.words}`}>
          <span>
            {copy.typed} <span className={`pn ${styles.typed}`}>{typed}</span>
          </span>
          <span className={`${notes.notes} ${styles.question}`}>
            <span className="err">
              <Icon name="circle-alert" className="i-s" />
              {toQuestion(verdict)}
            </span>
          </span>
          <Choices id={id} verdict={verdict} />
          {verdict.kind === 'unknown' && source ? (
            <a className={styles.search} href={`/search?q=${encodeURIComponent(source.number)}`}>
              {copy.searchFor}
            </a>
          ) : null}
        </div>
      </th>
      <td className={`${table.actions} ${styles.actions}`}>
        <RemoveRow id={id} name={`“${typed}”`} />
      </td>
    </tr>
  );
}
