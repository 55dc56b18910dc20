/**
 * What is laid over the page (a drawer, a dialog, the menu of small screens, enlarged pictures) is a step of the visitor's way: Back closes it
 * and stays on the page (rule page.laid-over). Closed otherwise, its step stays and is used again; Back passes over it then. It is not
 * taken back by the script: that would break off a link that was pressed in what closes.
 */
import { addStep, readStep } from './history-state.ts';

type Layer = { isOpen: () => boolean; close: () => void };

const name = 'laidOver';
const layers = new Map<object, Layer>();
/** address of the step that was added; null where there is none before this one */
let address: string | null = null;

const isLaid = (): boolean => readStep(name) === true;

/** Call it when something has been laid over the page; `of` is one and the same whenever it is opened. */
export function layOver(of: object, layer: Layer): void {
  layers.delete(of);
  layers.set(of, layer);
  if (!isLaid()) addStep(name, true);
  address = location.href;
}

/** Opens a dialog over the page. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  layOver(dialog, { isOpen: () => dialog.open && dialog.isConnected, close: () => dialog.close() });
}

/** Before anything else of the page listens to its steps: nothing else need know of this one. */
export function followLaidOver(): void {
  if (isLaid()) address = location.href;
  addEventListener('popstate', (event) => {
    const isBack = address === location.href && !isLaid();
    address = isLaid() ? location.href : null;
    const open = [...layers].filter(([, { isOpen }]) => isOpen());
    const last = open.pop();
    last?.[1].close();
    if (!isBack) return;
    event.stopImmediatePropagation();
    if (!last) history.back();
    for (const below of open) layOver(...below);
  });
}
