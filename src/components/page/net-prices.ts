/** Prices with or without VAT, as the visitor has chosen: kept in this browser, the same in every tab (rule price.net). */
import { localKeys } from '#config/storage-keys.ts';
import { whenShownLater } from '#stores/browser/activation.ts';
import { localText } from '#stores/browser/storage.ts';

const key = localKeys.netPrices;

export function startNetPrices(): void {
  const root = document.documentElement;
  const follow = () => void root.toggleAttribute('data-net-prices', localText.read(key) !== null);
  addEventListener('storage', follow);
  whenShownLater(follow);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-net-switch]'))) return;
    if (root.toggleAttribute('data-net-prices')) localText.write(key, '1');
    else localText.remove(key);
  });
}
