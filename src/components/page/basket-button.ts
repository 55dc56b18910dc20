/** The basket buttons: badge from the cookie without a request; a press opens the drawer instead of the basket page. */
import { links } from '#config/navigation.ts';
import { shellCopy } from '#config/copy/shell.ts';
import { $basketCount, refreshBasketCount } from '#stores/basket/count.ts';
import { openDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { showCount } from './count-badge.ts';

const isPlainPress = (event: MouseEvent) => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;

function openInDrawer(event: MouseEvent): void {
  if (!isPlainPress(event) || location.pathname === links.basket) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('#mobile-menu:popover-open')?.hidePopover();
  openDrawer();
}

/** Makes every `[data-basket]` of the page live. */
export function startBasketButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-basket]')];
  for (const button of buttons) button.addEventListener('click', openInDrawer);
  $basketCount.subscribe((quantity) =>
    buttons.forEach((button) => showCount(button, quantity, shellCopy.basket(quantity))),
  );
  window.addEventListener('pageshow', refreshBasketCount);
  window.addEventListener('focus', refreshBasketCount);
}
