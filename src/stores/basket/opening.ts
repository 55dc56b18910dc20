/**
 * The basket that this browser is about to open has a name before the shop has answered, so that a visitor who adds a first part, leaves
 * the page and adds another at once gets one basket. Kept for all tabs until the shop has answered.
 */
import { localKeys } from '#config/storage-keys.ts';
import { newKey } from '../browser/new-key.ts';
import { localText } from '../browser/storage.ts';

export type BasketOpening = {
  name: () => string;
  /** the name of a basket that was requested and not answered yet: the answer may have been lost */
  kept: () => string | undefined;
  end: () => void;
};

function name(): string {
  const kept = localText.read(localKeys.basketOpening);
  if (kept) return kept;
  const made = newKey();
  localText.write(localKeys.basketOpening, made);
  return made;
}

export const basketOpening: BasketOpening = {
  name,
  kept: () => localText.read(localKeys.basketOpening) || undefined,
  end: () => localText.remove(localKeys.basketOpening),
};
