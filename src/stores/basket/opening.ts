/**
 * The basket that this browser is about to open has a name before the shop has answered: who puts in a first part, leaves the
 * page and puts in another at once means one basket. Kept for all tabs until the shop's answer is there.
 */
import { localKeys } from '#config/storage-keys.ts';
import { newKey } from '../browser/new-key.ts';
import { createTextStore } from '../browser/storage.ts';

/** A name by chance, the same in all tabs until it is ended; where the browser keeps nothing, another one each time. */
export type BasketOpening = {
  name: () => string;
  /** the name of a basket that was asked for and not heard of yet: its answer may have been lost */
  kept: () => string | undefined;
  end: () => void;
};

const text = createTextStore(() => localStorage);

/** A name that stands under `key` of the storage that all tabs share. */
export const createName = (key: string): BasketOpening => ({
  name() {
    const kept = text.read(key);
    if (kept) return kept;
    const made = newKey();
    text.write(key, made);
    return made;
  },
  kept: () => text.read(key) || undefined,
  end: () => text.remove(key),
});

export const basketOpening = createName(localKeys.basketOpening);
