/** The engine that the visitor keeps: this browser only, every tab of it, no request. */
import { localKeys } from '#config/storage-keys.ts';
import { type MyEngine, parseMyEngine, writeMyEngine } from '#domain/catalogue/my-engine.ts';
import type { ReadableAtom } from 'nanostores';
import { createPersistedValue, inBrowser, type Persistence } from '../browser/persisted-value.ts';

export function createMyEngine(persistence: Persistence) {
  const { $value, save } = createPersistedValue<MyEngine | null>(
    localKeys.myEngine,
    { parse: parseMyEngine, write: (engine) => engine && writeMyEngine(engine) },
    persistence,
  );
  return {
    $myEngine: $value as ReadableAtom<MyEngine | null>,
    keepEngine: (engine: MyEngine): void => save(engine),
    dropEngine: (): void => save(null),
  };
}

export const { $myEngine, keepEngine, dropEngine } = createMyEngine(inBrowser);
