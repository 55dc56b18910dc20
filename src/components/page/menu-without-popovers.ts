/** The menu of small screens in browsers from before 2024, which have no popovers: its buttons show and hide it by this script. */
import { layOver } from '#stores/browser/laid-over.ts';
import { cover } from './mobile-menu.ts';

/** `data-open` is what the style sheet shows it by where `:popover-open` is not known. */
export function setOpen(menu: HTMLElement, isOpen: boolean): void {
  if (menu.hasAttribute('data-open') === isOpen) return;
  menu.toggleAttribute('data-open', isOpen);
  cover(isOpen);
  if (isOpen) layOver(menu, { isOpen: () => menu.hasAttribute('data-open'), close: () => setOpen(menu, false) });
  document.querySelector<HTMLElement>(isOpen ? '#mobile-menu button' : '[popovertarget=mobile-menu]')?.focus();
}

export function startWithoutPopovers(menu: HTMLElement): void {
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget=mobile-menu]'))
    button.addEventListener('click', () => setOpen(menu, !menu.contains(button)));
  addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(menu, false));
}
