import { basketCopy } from '#config/copy/basket.ts';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { isUnclear, listOpen, type OrderLine } from '#domain/quick-order/order-lines.ts';
import layout from '#islands/build-list/BuildList.module.css';
import { focusMain } from '#islands/build-list/focus-main.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { NetRows } from '#islands/shared/NetRows.tsx';
import { NetLine } from '#islands/shared/NetSwitch.tsx';
import { addAllStore } from '#stores/build-list/sheet-instance.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { type SheetEntry, sumEntries } from '#stores/build-list/sheet-entry.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { useStore } from '@nanostores/react';
import { AddOrderButton } from './AddOrderButton.tsx';

function clear(): void {
  const before = quickOrder.clear();
  addAllStore.forgetOutcomes();
  focusMain();
  showSnackbar({ text: copy.cleared, action: { label: copy.undo, run: () => quickOrder.putBack(before) } });
}

function Total({ entries }: { entries: readonly SheetEntry[] }) {
  const { total, net, counted, hasVat } = sumEntries(entries);
  return (
    <div role="status">
      <NetRows totals={{ items: total, net }} />
      <p className={layout.sum}>
        <span>{counted === entries.length ? copy.total : copy.totalOf(counted, entries.length)}</span>
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
  const unclear = lines.filter(isUnclear).length;
  return (
    <aside className={layout.side} aria-label={copy.total}>
      <div className={layout.pay}>
        <Total entries={open} />
        <AddOrderButton entries={open} unclear={unclear} />
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
