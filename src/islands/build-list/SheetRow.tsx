import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { multiplyMoney } from '#domain/price/money.ts';
import {
  $buildList,
  replaceBuildList,
  setBuildQuantity,
  swapBuildLines,
  takeOffBuildList,
} from '#stores/build-list/build-list.ts';
import { isOrderable, isSold, type SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { LinePhoto } from '../shared/LinePhoto.tsx';
import { Price } from '../shared/Money.tsx';
import { NoPrice, RowStock } from './RowStock.tsx';
import { Stepper } from '../shared/Stepper.tsx';
import { RowNotes, TakeAvailable } from './RowNotes.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './SheetTable.module.css';

/** What the title has not said: that of a pump begins with its parameter. */
const describe = ({ title, line: { set } }: SheetEntry) =>
  [...new Set([set?.parameter, set?.clearance])].filter((fact) => fact && !title.startsWith(fact)).join(', ');

function Words({ entry }: { entry: SheetEntry }) {
  const name = <Unbroken name={entry.title || entry.number} />;
  return (
    <div className={styles.words}>
      {isSold(entry) ? <a href={partPath(entry.line.slug)}>{name}</a> : <b>{name}</b>}
      <span className="pn" translate="no">
        {entry.number}
      </span>
      <span className={styles.figures}>{describe(entry)}</span>
      <RowNotes entry={entry} />
    </div>
  );
}

function Quantity({ entry, isOwn }: { entry: SheetEntry; isOwn: boolean }) {
  const { line, number, availability } = entry;
  if (!isOwn) return <span className="mono">{line.quantity}</span>;
  return (
    <>
      <Stepper
        of={number}
        value={line.quantity}
        max={availability ? Math.max(availability.max, line.quantity) : null}
        onChange={(quantity) => setBuildQuantity(line.slug, quantity)}
      />
      <span className={`mono ${styles.printed}`}>{line.quantity}</span>
    </>
  );
}

type Props = { entry: SheetEntry; isOwn: boolean; above: string | null; below: string | null };

export function SheetRow({ entry, isOwn, above, below }: Props) {
  const { line, price, net } = entry;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.head}>
        <div className={styles.product}>
          <LinePhoto photo={line.facts?.photo ?? null} width={96} />
          <Words entry={entry} />
        </div>
      </th>
      <td className={styles.quantity}>
        <Quantity entry={entry} isOwn={isOwn} />
        <RowStock entry={entry} />
        {isOwn ? <TakeAvailable entry={entry} onTake={(quantity) => setBuildQuantity(line.slug, quantity)} /> : null}
      </td>
      <td className={`num ${styles.price}`}>{price ? <Price of={price} net={net} /> : <NoPrice />}</td>
      <td className={`num ${styles.total}`}>
        {price && (entry.state === 'asking' || isOrderable(entry)) ? (
          <Price of={multiplyMoney(price, line.quantity)} net={net && multiplyMoney(net, line.quantity)} />
        ) : (
          <span className={styles.notCounted}>{copy.notCounted}</span>
        )}
      </td>
      {isOwn ? (
        <td className={styles.actions}>
          <RowActions entry={entry} above={above} below={below} />
        </td>
      ) : null}
    </tr>
  );
}

type RowActionsProps = { entry: SheetEntry; above: string | null; below: string | null };

function takeOff(slug: string, number: string): void {
  const before = $buildList.get();
  takeOffBuildList(slug);
  showSnackbar({
    text: copy.takenOff(number),
    action: { label: copy.undo, run: () => replaceBuildList(before) },
  });
}

/** Order within the group, and off the list, with a way back. A button at its end stays, so that the focus does. */
function RowActions({ entry: { number, line }, above, below }: RowActionsProps) {
  const move = (other: string | null) => other !== null && swapBuildLines(line.slug, other);
  const moves = [
    { name: copy.moveUp(number), to: above, icon: 'chevron-up' },
    { name: copy.moveDown(number), to: below, icon: 'chevron-down' },
  ] as const;
  return (
    <>
      {above === null && below === null
        ? null
        : moves.map(({ name, to, icon }) => (
            <button
              key={name}
              type="button"
              className={`icon-btn ${to === null ? 'is-off' : ''}`}
              aria-label={name}
              aria-disabled={to === null || undefined}
              onClick={() => move(to)}
            >
              <Icon name={icon} />
            </button>
          ))}
      <button
        type="button"
        className="icon-btn"
        aria-label={copy.takeOffNamed(number)}
        onClick={() => takeOff(line.slug, number)}
      >
        <Icon name="trash-2" />
      </button>
    </>
  );
}
