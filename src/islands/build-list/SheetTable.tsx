import '#styles/table.css';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { groupSheetLines } from '#domain/build-list/sheet.ts';
import { type SheetEntry, sumEntries } from '#domain/build-list/sheet-entry.ts';
import { Money } from '../shared/Money.tsx';
import { listNetRows } from '../shared/NetRows.tsx';
import { SheetRow } from './SheetRow.tsx';
import styles from './SheetTable.module.css';

type Props = { entries: readonly SheetEntry[]; isOwn: boolean };

const columns = [
  { label: copy.columns.part, className: '' },
  { label: copy.columns.quantity, className: '' },
  { label: copy.columns.price, className: 'num' },
  { label: copy.columns.total, className: 'num' },
];

function Group({ title, entries, isOwn }: Props & { title: string }) {
  return (
    <>
      <tr className="group">
        <th colSpan={isOwn ? 5 : 4} scope="rowgroup">
          {title || copy.otherParts}
        </th>
      </tr>
      {entries.map((entry, at) => (
        <SheetRow
          key={entry.line.slug}
          entry={entry}
          isOwn={isOwn}
          above={entries[at - 1]?.line.slug ?? null}
          below={entries[at + 1]?.line.slug ?? null}
        />
      ))}
    </>
  );
}

/** The parts in groups, in the order in which an engine is built; a table on wide screens, lines on small ones. */
export function SheetTable({ entries, isOwn }: Props) {
  const bySlug = new Map(entries.map((entry) => [entry.line.slug, entry]));
  const groups = groupSheetLines(entries.map(({ line }) => line));
  const { total, net, pieces } = sumEntries(entries);
  const all = entries.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <div className={`tbl-wrap ${styles.wrap}`}>
      <table className={`tbl ${styles.table}`} aria-label={copy.heading}>
        <thead>
          <tr>
            {columns.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
            {isOwn ? (
              <th scope="col">
                <span className="sr">{copy.change}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        {groups.map(({ title, lines }) => (
          <tbody key={title}>
            <Group title={title} isOwn={isOwn} entries={lines.flatMap(({ slug }) => bySlug.get(slug) ?? [])} />
          </tbody>
        ))}
        <tfoot className={styles.printed}>
          {listNetRows({ items: total, net }).map(({ label, of }) => (
            <tr key={label} data-net>
              <th colSpan={3} scope="row">
                {label}
              </th>
              <td className="num">
                <Money of={of} />
              </td>
            </tr>
          ))}
          <tr>
            <th colSpan={3} scope="row">
              {writeTotalLabel(pieces, all)}
            </th>
            <td className="num">
              <Money of={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** "Total", or "Total of 8 of 9 pieces" where some cannot be ordered. */
export const writeTotalLabel = (counted: number, all: number): string =>
  counted === all ? copy.total : copy.totalOf(counted, all);
