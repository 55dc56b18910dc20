import '#styles/table.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { needsQuantity, type OrderLine, slugOf } from '#domain/quick-order/order-lines.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { PartRow } from './PartRow.tsx';
import { UnclearRow } from './UnclearRow.tsx';
import { Button } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Stepper } from '../shared/Stepper.tsx';
import { RemoveRow } from './RemoveRow.tsx';
import table from '../build-list/SheetTable.module.css';
import notes from '../build-list/Row.module.css';
import styles from './QuickOrder.module.css';

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

type QuantityRowProps = { line: OrderLine; entry: SheetEntry };

/** The question goes with its button: the focus goes on to the row of the part. */
function set(id: number, quantity: number, slug: string): void {
  flushSync(() => quickOrder.setQuantity(id, quantity));
  document.querySelector<HTMLElement>(`[data-open-row="${CSS.escape(slug)}"]`)?.focus();
}

/** A row whose part is known and whose quantity is none that can be ordered: it waits until the buyer says how many. */
function QuantityRow({ line: { id, sources }, entry }: QuantityRowProps) {
  const [quantity, setQuantity] = useState(1);
  const typed = sources.find(({ isQuantityRead }) => !isQuantityRead)?.typed ?? '';
  return (
    <tr className={`${table.row} ${styles.unclear}`} tabIndex={-1} data-row="choice">
      <th scope="row" colSpan={4} className={table.head}>
        <div className={`${table.words} ${styles.words}`}>
          <b>{entry.title || entry.number}</b>
          <span className="pn" translate="no">
            {entry.number}
          </span>
          <span>
            {copy.typed} <span className={`pn ${styles.typed}`}>{typed}</span>
          </span>
          <span className={`${notes.notes} ${styles.question}`}>
            <span className="err">
              <Icon name="circle-alert" className="i-s" />
              {copy.noQuantity}
            </span>
          </span>
          <span className={styles.choices} role="group" aria-label={copy.howMany(entry.number)}>
            <Stepper of={entry.number} value={quantity} max={null} onChange={setQuantity} />
            <Button size="sm" onClick={() => set(id, quantity, entry.line.slug)}>
              {copy.takeQuantity(quantity)}
            </Button>
          </span>
        </div>
      </th>
      <td className={`${table.actions} ${styles.actions}`}>
        <RemoveRow id={id} name={`“${typed}”`} />
      </td>
    </tr>
  );
}
