/**
 * The menu of small screens is a popover; browsers from before 2024 have none (`menu-without-popovers.ts`). The page behind an open
 * menu cannot be reached.
 */
import { layOver } from '#stores/browser/laid-over.ts';
import { followMedia } from '#stores/browser/window.ts';

const findMenu = () => document.getElementById('mobile-menu');
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Of the page behind the menu. */
function cover(isOpen: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, .site-foot')) part.inert = isOpen;
  document.documentElement.toggleAttribute('data-menu-open', isOpen);
}

export function closeMobileMenu(): void {
  const menu = findMenu();
  if (!menu) return;
  if (hasPopovers()) menu.hidePopover();
  else void import('./menu-without-popovers.ts').then(({ setOpen }) => setOpen(menu, false, cover));
}

export function startMobileMenu(): void {
  const menu = findMenu();
  if (!menu) return;
  if (!hasPopovers())
    void import('./menu-without-popovers.ts').then(({ startWithoutPopovers }) => startWithoutPopovers(menu, cover));
  menu.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    cover(isOpen);
    if (isOpen) layOver(menu, { isOpen: () => menu.matches(':popover-open'), close: () => menu.hidePopover() });
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMobileMenu();
  });
  followMedia('(min-width: 961px)', (isWide) => isWide && closeMobileMenu());
}
