/**
 * What a visitor keeps in this browser, shown on every page. The work is loaded where there is something to show, so that
 * pages of visitors who keep nothing stay light.
 */
import { localKeys } from '#config/storage-keys.ts';
import { whenShownLater } from '#stores/browser/activation.ts';
import { persistedChanged } from '#stores/browser/persisted-changed.ts';
import { localText } from '#stores/browser/storage.ts';

const loadEngine = () => import('./my-engine.ts');
const start: Record<string, () => Promise<void>> = {
  [localKeys.myEngine]: async () => (await loadEngine()).startMyEngine(),
  [localKeys.purchase]: async () => (await import('#stores/order/purchase-instance.ts')).reportPurchaseHere(),
  [localKeys.buildList]: async () => (await import('./build-list-count.ts')).startBuildListCount(),
};

/** Shows what is kept now, and what is kept later in this tab or another. */
export function showPersisted(): void {
  const showKept = () => {
    for (const key of Object.keys(start)) if (localText.read(key) !== null) void start[key]?.();
  };
  showKept();
  whenShownLater(showKept);
  addEventListener('storage', ({ key }) => void start[key ?? '']?.());
  document.addEventListener(persistedChanged, (event) => void start[String((event as CustomEvent).detail)]?.());
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep-engine]'))
    button.addEventListener('click', () => void loadEngine().then(({ pressKeep }) => pressKeep(button)));
}
