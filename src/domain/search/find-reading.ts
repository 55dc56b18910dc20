import { partKinds } from '#config/copy/part-kinds.ts';
import { bearingReading, type Reading, searchReadings } from '#config/search-readings.ts';
import type { Token } from './understand.ts';

const bearings: readonly string[] = [partKinds.rod, partKinds.main, partKinds.thrust, partKinds.calico];

/**
 * A page to read for what was typed: one that a whole word names, else what helps to choose where a kind of bearing was asked
 * for; null where neither is so.
 */
export function findReading(query: string, tokens: readonly Token[]): Reading | null {
  const words = query.toLowerCase().split(/[^\p{L}]+/u);
  const named = searchReadings.find((reading) => reading.words.some((word) => words.includes(word)));
  if (named) return { title: named.title, kind: named.kind, path: named.path };
  return tokens.some(({ role, label }) => role === 'kind' && bearings.includes(label)) ? bearingReading : null;
}
