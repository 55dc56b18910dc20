/** The engine that the visitor keeps: this browser only, every tab of it, no request. */
import { localKeys } from '#config/kept-keys.ts';
import { type KeptEngine, parseKeptEngine, writeKeptEngine } from '#domain/catalogue/kept-engine.ts';
import type { ReadableAtom } from 'nanostores';
import { createKeptValue, inBrowser, type Keeping } from '../browser/persisted-value.ts';

export function createMyEngine(keeping: Keeping) {
  const { $kept, keep } = createKeptValue<KeptEngine | null>(
    localKeys.myEngine,
    { parse: parseKeptEngine, write: (engine) => engine && writeKeptEngine(engine) },
    keeping,
  );
  return {
    $myEngine: $kept as ReadableAtom<KeptEngine | null>,
    keepEngine: (engine: KeptEngine): void => keep(engine),
    dropEngine: (): void => keep(null),
  };
}

export const { $myEngine, keepEngine, dropEngine } = createMyEngine(inBrowser);
