import { basketCopy } from '#config/copy/basket.ts';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { listOpen, listRows, type OrderLine, type Row } from '#domain/quick-order/order-lines.ts';
import layout from '#islands/build-list/BuildList.module.css';
import { focusMain } from '../shared/move-focus.ts';
import { ListDelivery } from '#islands/build-list/ListDelivery.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { NetRows } from '#islands/shared/NetRows.tsx';
import { NetLine } from '#islands/shared/NetSwitch.tsx';
import { notice } from '#islands/shared/notice.ts';
import { addAllStore } from '#stores/build-list/sheet-instance.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { type SheetEntry, sumEntries } from '#domain/build-list/sheet-entry.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { useStore } from '@nanostores/react';
import { AddOrderButton } from './AddOrderButton.tsx';
import styles from './QuickOrder.module.css';
import { RowTally } from './RowTally.tsx';

function clear(): void {
  const before = quickOrder.clear();
  addAllStore.forgetOutcomes();
  focusMain();
  showSnackbar({ text: copy.cleared, action: { label: copy.undo, run: () => quickOrder.putBack(before) } });
}

function Total({ rows, entries }: { rows: readonly Row[]; entries: readonly SheetEntry[] }) {
  const { total, net, counted, pieces, hasVat } = sumEntries(entries);
  return (
    <div {...notice}>
      <RowTally rows={rows} total={total} net={net?.items ?? null} pieces={pieces} />
      <NetRows totals={{ items: total, net }} />
      <p className={layout.sum}>
        <span>{counted === rows.length ? copy.total : copy.totalOf(counted)}</span>
        <Money of={total} className={layout.amount} />
      </p>
      <NetLine hasVat={hasVat}>{basketCopy.beforeShipping(hasVat)}</NetLine>
    </div>
  );
}

type Props = { lines: readonly OrderLine[]; entries: readonly SheetEntry[] };

/** What the rows cost that are not in the basket yet, and the press that puts them there. */
export function OrderSide({ lines, entries }: Props) {
  const open = listOpen(lines).flatMap(
    ({ slug, quantity }) => entries.find(({ line }) => line.slug === slug && line.quantity === quantity) ?? [],
  );
  const isAdding = useStore(addAllStore.$isAdding);
  const rows = listRows(lines, entries);
  return (
    <aside className={`${layout.side} ${styles.side}`} aria-label={copy.total}>
      <div className={layout.pay}>
        <Total rows={rows} entries={open} />
        <ListDelivery entries={open} />
        <AddOrderButton entries={open} rows={rows} />
      </div>
      <div className={layout.ways}>
        <Button kind="quiet" reason={isAdding ? copy.waits : null} onClick={clear}>
          <Icon name="trash-2" />
          {copy.clear}
        </Button>
      </div>
    </aside>
  );
}
