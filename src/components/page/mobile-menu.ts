/**
 * The menu of small screens is a popover. Browsers from before 2024 have none : there its buttons show and hide it by this
 * script. The page behind an open menu cannot be reached.
 */
import { followMedia } from '#stores/browser/window.ts';

const findMenu = () => document.getElementById('mobile-menu');
const hasPopovers = () => 'popover' in HTMLElement.prototype;

function follow(isOpen: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, .site-foot')) part.inert = isOpen;
  document.documentElement.toggleAttribute('data-menu-open', isOpen);
}

/** `data-open` is what the style sheet shows it by where `:popover-open` is not known. */
function setOpen(menu: HTMLElement, isOpen: boolean): void {
  if (menu.hasAttribute('data-open') === isOpen) return;
  menu.toggleAttribute('data-open', isOpen);
  follow(isOpen);
  document.querySelector<HTMLElement>(isOpen ? '#mobile-menu button' : '[popovertarget=mobile-menu]')?.focus();
}

function startWithoutPopovers(menu: HTMLElement): void {
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget=mobile-menu]'))
    button.addEventListener('click', () => setOpen(menu, !menu.contains(button)));
  addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(menu, false));
}

export function closeMobileMenu(): void {
  const menu = findMenu();
  if (!menu) return;
  if (hasPopovers()) menu.hidePopover();
  else setOpen(menu, false);
}

export function startMobileMenu(): void {
  const menu = findMenu();
  if (!menu) return;
  if (!hasPopovers()) startWithoutPopovers(menu);
  menu.addEventListener('toggle', (event) => follow((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMobileMenu();
  });
  followMedia('(min-width: 961px)', (isWide) => isWide && closeMobileMenu());
}
