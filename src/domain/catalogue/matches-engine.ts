import { cleanCode } from '../clean-text.ts';
import type { EngineFilter } from './engine-filters.ts';
import { type EngineFacts, isCalled, isOfLitres } from './engine-facts.ts';

export type SearchableEngine = EngineFacts & { name: string; models: string };

/** As it is compared: "1601cc" of the data and "1601 cc" or "1,601 cc" as people read it are the same. */
const toCapacity = (text: string): string => text.toLowerCase().replaceAll(/\s+|[.,](?=\d{3}(?!\d))/g, '');

/**
 * Whether an engine stays in the table (rule catalogue.engine-search): Engine and Capacity by prefix, what it is called and its cylinders
 * as Engine, litres as Capacity, Models by substring, All by any of them; without regard to case. An empty query keeps every
 * engine.
 */
export function matchesEngine(engine: SearchableEngine, filter: EngineFilter, query: string): boolean {
  const wanted = cleanCode(query).trim().toLowerCase();
  if (wanted === '') return true;
  const byName = engine.name.toLowerCase().startsWith(wanted) || isCalled(engine, wanted);
  const byModels = engine.models.toLowerCase().includes(wanted);
  const inCubic = engine.capacity !== null && toCapacity(engine.capacity).startsWith(toCapacity(wanted));
  const byCapacity = inCubic || isOfLitres(engine, wanted);
  const found = { All: byName || byCapacity || byModels, Engine: byName, Models: byModels, Capacity: byCapacity };
  return found[filter];
}
