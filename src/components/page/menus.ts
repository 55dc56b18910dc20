/** Drop-down menus of the header: links without script; with it they open on hover, Enter, Space and touch. */
import { isVisible } from '#stores/browser/window.ts';
import { limits } from '#config/limits.ts';

type Menu = { item: HTMLElement; opener: HTMLElement; panel: HTMLElement; opensOnHover: boolean };

const isOpen = (menu: Menu): boolean => !menu.panel.hidden;

/** The makes stand in the footer already: a page does not say them twice, and a menu opens only with a script. */
function fillMakes(panel: HTMLElement): void {
  const list = panel.querySelector('.make-list:empty');
  const makes = document.querySelector<HTMLElement>('.make-carousel ul');
  const counts = makes?.dataset['counts']?.split(' ');
  for (const [at, item] of [...(makes?.children ?? [])].entries()) {
    const line = item.cloneNode(true) as HTMLElement;
    line.querySelector('a')?.setAttribute('data-engines', counts?.[at] ?? '');
    list?.append(line);
  }
}

function setOpen(menu: Menu, open: boolean): void {
  if (open) fillMakes(menu.panel);
  menu.panel.hidden = !open;
  menu.opener.setAttribute('aria-expanded', String(open));
}

function findMenu(item: HTMLElement): Menu | null {
  const opener = item.querySelector<HTMLElement>('[data-menu-opener]');
  const panel = item.querySelector<HTMLElement>('[data-menu-panel]');
  return opener && panel ? { item, opener, panel, opensOnHover: item.dataset['menu'] === 'hover' } : null;
}

function openOnHover(menu: Menu, openOnly: (menu: Menu) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  menu.item.addEventListener('pointerenter', (event) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse' && menu.opensOnHover) openOnly(menu);
  });
  menu.item.addEventListener('pointerleave', () => {
    timer = setTimeout(() => setOpen(menu, false), limits.menuCloseMs);
  });
}

/** A mouse that has opened the menu by hovering follows the link with its press; every other press opens and closes. */
function openOnPress(menu: Menu, openOnly: (menu: Menu) => void): void {
  let pointer = '';
  const toggle = () => (isOpen(menu) ? setOpen(menu, false) : openOnly(menu));
  menu.opener.addEventListener('pointerdown', (event) => (pointer = event.pointerType));
  menu.opener.addEventListener('keydown', (event) => {
    pointer = '';
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  });
  menu.opener.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || (pointer === 'mouse' && menu.opensOnHover && isOpen(menu))) return;
    event.preventDefault();
    toggle();
  });
}

function closeOnLeaving(menu: Menu): void {
  menu.item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.item.contains(relatedTarget)) setOpen(menu, false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.item.contains(target)) setOpen(menu, false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen(menu)) return;
    if (menu.item.contains(document.activeElement)) menu.opener.focus();
    setOpen(menu, false);
  });
}

/** Turns every `[data-menu]` of the page into a working menu. */
export function startMenus(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[data-menu]')]
    .map(findMenu)
    .filter((menu) => menu !== null);
  const openOnly = (menu: Menu) => menus.forEach((other) => setOpen(other, other === menu));
  for (const menu of menus) {
    menu.opener.setAttribute('role', 'button');
    setOpen(menu, false);
    openOnHover(menu, openOnly);
    openOnPress(menu, openOnly);
    closeOnLeaving(menu);
  }
}

/** Opens the menu with this panel, for other parts of the page; false where it is not shown. */
export function openMenu(panelId: string): boolean {
  const opener = document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`);
  if (!opener || !isVisible(opener)) return false;
  opener.focus();
  if (opener.getAttribute('aria-expanded') !== 'true') opener.click();
  return true;
}
