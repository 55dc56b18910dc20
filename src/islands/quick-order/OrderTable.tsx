import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { needsQuantity, type OrderLine, slugOf } from '#domain/quick-order/order-lines.ts';
import table from '#islands/build-list/SheetTable.module.css';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { PartRow } from './PartRow.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import { UnclearRow } from './UnclearRow.tsx';

const columns = [
  { label: copy.columns.part, className: '' },
  { label: copy.columns.quantity, className: '' },
  { label: copy.columns.price, className: 'num' },
  { label: copy.columns.total, className: 'num' },
];

type Props = { lines: readonly OrderLine[]; entries: readonly SheetEntry[] };

/** The rows in the order in which they were typed; a table on wide screens, lines on small ones. */
export function OrderTable({ lines, entries }: Props) {
  const find = (line: OrderLine) =>
    entries.find((entry) => entry.line.slug === slugOf(line) && entry.line.quantity === line.quantity);
  return (
    <div className={`tbl-wrap ${table.wrap}`}>
      <table className={`tbl ${table.table}`} aria-label={copy.rows}>
        <thead>
          <tr>
            {columns.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{copy.columns.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const entry = find(line);
            if (!entry) return <UnclearRow key={line.id} line={line} />;
            const Row = needsQuantity(line) ? QuantityRow : PartRow;
            return <Row key={line.id} line={line} entry={entry} />;
          })}
        </tbody>
      </table>
    </div>
  );
}
