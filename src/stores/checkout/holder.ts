import { basketHolderKey } from '#config/storage-keys.ts';
import { newKey } from '../browser/new-key.ts';
import { createTextStore } from '../browser/storage.ts';

const text = createTextStore(() => localStorage);

/**
 * What this browser calls itself towards the shop: with the first thing typed it becomes the holder of its basket, and is known by this
 * name where that answer was lost (rule privacy.cart-holder). Where the browser keeps nothing, another one each time.
 */
export const basketHolder = {
  name(): string {
    const kept = text.read(basketHolderKey);
    if (kept) return kept;
    const made = newKey();
    text.write(basketHolderKey, made);
    return made;
  },
  end: (): void => text.remove(basketHolderKey),
};
