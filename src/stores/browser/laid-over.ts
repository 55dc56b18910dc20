/**
 * What is laid over the page (a drawer, a dialog, the menu of small screens, enlarged pictures) is a step of the visitor's way: Back closes it
 * and stays on the page (rule page.laid-over). Closed otherwise, its step stays and is used again; Back passes over it then. It is not
 * taken back by the script: that would break off a link that was pressed in what closes.
 */
import { addStep, readStep } from './history-state.ts';

type Layer = { isOpen: () => boolean; close: () => void };

const name = 'laidOver';
const layers = new Set<Layer>();
/** address of the step that was added; null where there is none before this one */
let address: string | null = null;

/** Call it when something has been laid over the page. */
export function layOver(layer: Layer): void {
  layers.add(layer);
  if (readStep(name) !== true) addStep(name, true);
  address = location.href;
}

/** Opens a dialog over the page. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  layOver({ isOpen: () => dialog.open && dialog.isConnected, close: () => dialog.close() });
}

/** Closes what was laid over last; false where nothing is open. */
function closeLast(): boolean {
  const open = [...layers].filter(({ isOpen }) => isOpen());
  layers.clear();
  for (const layer of open.slice(0, -1)) layers.add(layer);
  open.at(-1)?.close();
  return open.length > 0;
}

/** Before anything else of the page listens to its steps; nothing else need know of this one. */
export function followLaidOver(): void {
  if (readStep(name) === true) address = location.href;
  addEventListener('popstate', (event) => {
    const isBefore = address === location.href && readStep(name) !== true;
    address = readStep(name) === true ? location.href : null;
    const isClosed = closeLast();
    if (isBefore) event.stopImmediatePropagation();
    if (isBefore && !isClosed) history.back();
    // one more lies below
    if (isBefore && layers.size > 0) layOver([...layers].at(-1) as Layer);
  });
}
