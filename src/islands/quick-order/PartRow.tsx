import { useStore } from '@nanostores/react';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { multiplyMoney } from '#domain/price/money.ts';
import { countBeyond, listCorrected, type OrderLine, decideRow } from '#domain/quick-order/order-lines.ts';
import { addAllStore } from '#stores/build-list/sheet-instance.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { isSold, type SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { limits } from '#config/limits.ts';
import { LinePhoto } from '../shared/LinePhoto.tsx';
import { RowNotes, TakeAvailable } from '../build-list/RowNotes.tsx';
import { NoPrice, RowStock } from '../build-list/RowStock.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Price } from '../shared/Money.tsx';
import { Stepper } from '../shared/Stepper.tsx';
import { Unbroken } from '../shared/Unbroken.tsx';
import { RemoveRow } from './RemoveRow.tsx';
import notes from '../build-list/Row.module.css';
import table from '../build-list/SheetTable.module.css';
import styles from './QuickOrder.module.css';

type Props = { line: OrderLine; entry: SheetEntry };

function change(id: number, quantity: number): void {
  if (addAllStore.$isAdding.get()) return;
  addAllStore.forgetOutcomes();
  quickOrder.setQuantity(id, quantity);
}

const Added = ({ quantity }: { quantity: number }) => (
  <span className={notes.added}>
    <Icon name="circle-check" className="i-s" />
    {copy.added(quantity)}
  </span>
);

function Words({ line, entry }: Props) {
  const name = <Unbroken name={entry.title || entry.number} />;
  return (
    <div className={table.words}>
      {isSold(entry) ? <a href={partPath(entry.line.slug)}>{name}</a> : <b>{name}</b>}
      <span className="pn" translate="no">
        {entry.number}
      </span>
      <span className={notes.notes} data-not-printed>
        <TypedNotes line={line} />
        {line.isAdded ? <Added quantity={line.quantity} /> : null}
      </span>
      {line.isAdded ? null : <RowNotes entry={entry} />}
    </div>
  );
}

function Quantity({ line, entry }: Props) {
  const { availability, number } = entry;
  const isAdding = useStore(addAllStore.$isAdding);
  if (line.isAdded) return <span className="mono">{line.quantity}</span>;
  return (
    <>
      <Stepper
        of={number}
        value={line.quantity}
        isDisabled={isAdding}
        max={availability ? Math.max(availability.max, line.quantity) : null}
        onChange={(quantity) => change(line.id, quantity)}
      />
      <span className={`mono ${table.printed}`}>{line.quantity}</span>
      <RowStock entry={entry} />
      <TakeAvailable entry={entry} onTake={(available) => change(line.id, available)} />
    </>
  );
}

/** A row whose part is known: price and stock of now, quantity, and what became of it. */
export function PartRow({ line, entry }: Props) {
  const { price, net, number } = entry;
  const state = decideRow(line, entry);
  const isCounted = state === 'ready' || state === 'added';
  return (
    <tr
      className={`${table.row} ${styles.part}`}
      tabIndex={-1}
      data-open-row={line.isAdded ? undefined : entry.line.slug}
      data-row={state}
    >
      <th scope="row" className={table.head}>
        <div className={table.product}>
          <LinePhoto photo={entry.line.facts?.photo ?? null} width={96} />
          <Words line={line} entry={entry} />
        </div>
      </th>
      <td className={`${table.quantity} ${styles.quantity}`}>
        <Quantity line={line} entry={entry} />
      </td>
      <td className={`num ${table.price}`}>{price ? <Price of={price} net={net} /> : <NoPrice />}</td>
      <td className={`num ${table.total}`}>
        {isCounted && price ? (
          <Price of={multiplyMoney(price, line.quantity)} net={net && multiplyMoney(net, line.quantity)} />
        ) : (
          <span className={table.notCounted}>{copy.notCounted}</span>
        )}
      </td>
      <td className={table.actions}>
        <RemoveRow id={line.id} name={number} />
      </td>
    </tr>
  );
}

/** How the lines that were typed became this row: what was corrected, summed or cut. */
function TypedNotes({ line }: { line: OrderLine }) {
  const beyond = countBeyond(line);
  const notes = [
    ...listCorrected(line).map(({ typed }) => copy.corrected(typed)),
    ...(line.sources.length > 1 ? [copy.summed(line.sources.length)] : []),
    ...(beyond === null ? [] : [copy.beyond(beyond, limits.lineQuantityMax)]),
  ];
  return notes.map((note, at) => (
    <span key={at} className="muted">
      {note}
    </span>
  ));
}
