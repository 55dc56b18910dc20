/** Prices with or without VAT, as the visitor has chosen: kept in this browser, the same in every tab (rule price.net). */
import { localKeys } from '#config/storage-keys.ts';
import { whenShownLater } from '#stores/browser/activation.ts';
import { createTextStore } from '#stores/browser/storage.ts';

const key = localKeys.netPrices;

export function startNetPrices(): void {
  const root = document.documentElement;
  const area = createTextStore(() => localStorage);
  const follow = () => void root.toggleAttribute('data-net-prices', area.read(key) !== null);
  addEventListener('storage', follow);
  whenShownLater(follow);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-net-switch]'))) return;
    if (root.toggleAttribute('data-net-prices')) area.write(key, '1');
    else area.remove(key);
  });
}
