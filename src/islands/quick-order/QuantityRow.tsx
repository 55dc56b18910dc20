import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import type { OrderLine } from '#domain/quick-order/order-lines.ts';
import notes from '#islands/build-list/RowNotes.module.css';
import table from '#islands/build-list/SheetTable.module.css';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Stepper } from '#islands/shared/Stepper.tsx';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './QuickOrder.module.css';
import { RemoveRow } from './RemoveRow.tsx';

type Props = { line: OrderLine; entry: SheetEntry };

/** The question goes with its button: the focus goes on to the row of the part. */
function set(id: number, quantity: number, slug: string): void {
  flushSync(() => quickOrder.setQuantity(id, quantity));
  document.querySelector<HTMLElement>(`[data-open-row="${CSS.escape(slug)}"]`)?.focus();
}

/** A row whose part is known and whose quantity is none that can be ordered: it waits until the buyer says how many. */
export function QuantityRow({ line: { id, sources }, entry }: Props) {
  const [quantity, setQuantity] = useState(1);
  const typed = sources.find(({ isQuantityRead }) => !isQuantityRead)?.typed ?? '';
  return (
    <tr className={`${table.row} ${styles.unclear}`} tabIndex={-1} data-row="choice">
      <th scope="row" colSpan={4} className={table.head}>
        <div className={`${table.words} ${styles.words}`}>
          <b>{entry.title || entry.number}</b>
          <span className="pn">{entry.number}</span>
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
