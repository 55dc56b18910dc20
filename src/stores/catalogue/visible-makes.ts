/**
 * The makes that the visitor wants to see on /catalogue (rule catalogue.shown-makes): this browser only, every tab of it,
 * no request.
 */
import { localKeys } from '#config/storage-keys.ts';
import { parseVisibleMakes } from '#domain/catalogue/visible-makes.ts';
import type { ReadableAtom } from 'nanostores';
import { createPersistedValue, inBrowser, type Persistence } from '../browser/persisted-value.ts';

export function createVisibleMakes(persistence: Persistence) {
  const { $value, save } = createPersistedValue<readonly string[] | null>(
    localKeys.shownMakes,
    { parse: parseVisibleMakes, write: (names) => names && JSON.stringify(names) },
    persistence,
  );
  return {
    /** names as the commerce API has them; null: all */
    $visibleMakes: $value as ReadableAtom<readonly string[] | null>,
    showOnlyMakes: (names: readonly string[]): void => save(names.length > 0 ? names : null),
    showAllMakes: (): void => save(null),
  };
}

export const { $visibleMakes, showOnlyMakes, showAllMakes } = createVisibleMakes(inBrowser);
