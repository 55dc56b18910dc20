/**
 * The links of the sizes become one group of radio buttons: one stop for the Tab key, the arrows go to the next size and choose it.
 * Without this script they are links.
 */
import { followStock } from './live-stock.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const listSizes = (group: Element) => [...group.querySelectorAll<HTMLAnchorElement>('a')];

function rove(sizes: HTMLAnchorElement[], focusable: HTMLAnchorElement | undefined): void {
  for (const size of sizes) size.tabIndex = size === focusable ? 0 : -1;
}

function press(group: Element, event: KeyboardEvent): void {
  const step = steps[event.key];
  const { target } = event;
  if (!(target instanceof HTMLAnchorElement) || (step === undefined && event.key !== ' ')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const sizes = listSizes(group);
  const next = sizes.at((sizes.indexOf(target) + (step ?? 0)) % sizes.length);
  rove(sizes, next);
  next?.focus();
  next?.click();
}

/** Makes the group of the shown part live. */
export function startSizeChoice(): void {
  followStock();
  const group = document.querySelector<HTMLElement>('[data-sizes]');
  if (!group) return;
  const sizes = listSizes(group);
  group.setAttribute('role', 'radiogroup');
  for (const size of sizes) {
    size.setAttribute('role', 'radio');
    size.setAttribute('aria-checked', String(size.hasAttribute('aria-current')));
    size.removeAttribute('aria-current');
  }
  rove(sizes, sizes.find((size) => size.getAttribute('aria-checked') === 'true') ?? sizes[0]);
  group.addEventListener('keydown', (event) => press(group, event));
}
