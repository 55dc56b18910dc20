/** The makes that the visitor wants to see on /catalogue (doc 1 §2): this browser only, every tab of it, no request. */
import { localKeys } from '#config/kept-keys.ts';
import { parseShownMakes } from '#domain/catalogue/shown-makes.ts';
import type { ReadableAtom } from 'nanostores';
import { createKeptValue, inBrowser, type Keeping } from '../browser/persisted-value.ts';

export function createShownMakes(keeping: Keeping) {
  const { $kept, keep } = createKeptValue<readonly string[] | null>(
    localKeys.shownMakes,
    { parse: parseShownMakes, write: (names) => names && JSON.stringify(names) },
    keeping,
  );
  return {
    /** names as the commerce API has them; null: all */
    $shownMakes: $kept as ReadableAtom<readonly string[] | null>,
    showOnlyMakes: (names: readonly string[]): void => keep(names.length > 0 ? names : null),
    showAllMakes: (): void => keep(null),
  };
}

export const { $shownMakes, showOnlyMakes, showAllMakes } = createShownMakes(inBrowser);
