/** The basket buttons: badge from the cookie without a request; a press opens the drawer instead of the basket page. */
import { badgeCopy } from '#config/copy/badge.ts';
import { whenShownLater } from '#stores/browser/activation.ts';
import { $basketCount, refreshBasketCount } from '#stores/basket/count.ts';
import { openDrawer, wantDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { closeMobileMenu } from './mobile-menu.ts';
import { showCount } from './count-badge.ts';

const isPlainPress = (event: MouseEvent) => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;

function openInDrawer(event: MouseEvent): void {
  const { currentTarget: button } = event;
  const isHere = button instanceof HTMLAnchorElement && button.pathname === location.pathname;
  if (!isPlainPress(event) || isHere || !document.querySelector('[data-drawer]')) return;
  event.preventDefault();
  closeMobileMenu();
  openDrawer();
}

/** Makes every `[data-basket]` of the page live. */
export function startBasketButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-basket]')];
  for (const button of buttons) {
    button.addEventListener('click', openInDrawer);
    // on its way while the press is
    for (const event of ['pointerenter', 'pointerdown', 'focus']) button.addEventListener(event, wantDrawer);
  }
  $basketCount.subscribe((quantity) =>
    buttons.forEach((button) => showCount(button, quantity, badgeCopy.basket(quantity))),
  );
  whenShownLater(refreshBasketCount);
  window.addEventListener('focus', refreshBasketCount);
}
