import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { addAllStore } from '#stores/build-list/sheet-instance.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { useStore } from '@nanostores/react';

function remove(id: number, name: string): void {
  const { lines } = quickOrder.$order.get();
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  if (!line || addAllStore.$isAdding.get()) return;
  quickOrder.remove(id);
  const undo = () => quickOrder.restore(line, at);
  showSnackbar({ text: copy.removed(name), action: { label: copy.undo, run: undo } });
}

/** Takes a row off the order, with a way back. */
export function RemoveRow({ id, name }: { id: number; name: string }) {
  const isAdding = useStore(addAllStore.$isAdding);
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={copy.remove(name)}
      aria-disabled={isAdding || undefined}
      onClick={() => remove(id, name)}
    >
      <Icon name="trash-2" />
    </button>
  );
}
