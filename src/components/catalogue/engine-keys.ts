/** Keys of an engine table: arrows go from the search field into the rows and along them, Escape hides a tip. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where a key leads from place `at` of the rows; -1 is the search field above them. Null: the key means nothing here. */
function findTarget(key: string, at: number, rows: number): number | null {
  if (at >= 0 && key === 'Home') return 0;
  if (at >= 0 && key === 'End') return rows - 1;
  const step = steps[key];
  return step === undefined ? null : Math.max(-1, Math.min(at + step, rows - 1));
}

function moveFocus(root: HTMLElement, field: HTMLElement, event: KeyboardEvent): void {
  const links = [...root.querySelectorAll<HTMLElement>('tbody tr:not([hidden]) .row-link')];
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0 && event.target !== field) return;
  const target = findTarget(event.key, at, links.length);
  if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  (links[target] ?? field).focus();
}

/** Turns on the keys of an engine table; without them Tab and Enter do as everywhere. */
export function watchEngineKeys(root: HTMLElement): void {
  const field = root.querySelector<HTMLElement>('[data-query]');
  if (!field) return;
  root.addEventListener('keydown', (event) => moveFocus(root, field, event));
  // the pointer may show a tip while the focus is elsewhere
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && root.toggleAttribute('data-tips-off', true));
  for (const moving of ['focusin', 'pointerover'])
    root.addEventListener(moving, () => root.removeAttribute('data-tips-off'));
}
