/** The menu of small screens in browsers from before 2024, which have no popovers: its buttons show and hide it by this script. */
import { layOver } from '#stores/browser/laid-over.ts';

type Cover = (isOpen: boolean) => void;

/** `data-open` is what the style sheet shows it by where `:popover-open` is not known; `cover` is for the page behind it. */
export function setOpen(menu: HTMLElement, isOpen: boolean, cover: Cover): void {
  if (menu.hasAttribute('data-open') === isOpen) return;
  menu.toggleAttribute('data-open', isOpen);
  cover(isOpen);
  if (isOpen) layOver(menu, { isOpen: () => menu.hasAttribute('data-open'), close: () => setOpen(menu, false, cover) });
  document.querySelector<HTMLElement>(isOpen ? '#mobile-menu button' : '[popovertarget=mobile-menu]')?.focus();
}

export function startWithoutPopovers(menu: HTMLElement, cover: Cover): void {
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget=mobile-menu]'))
    button.addEventListener('click', () => setOpen(menu, !menu.contains(button), cover));
  addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(menu, false, cover));
}
