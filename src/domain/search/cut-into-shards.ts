import { compareText } from '../compare-text.ts';
import { placeBorder } from './shard-borders.ts';
import type { IndexEntry, EngineEntry, SetEntry, KeyedEntry } from './index-entry.ts';

export type Piece = { border: string; entries: IndexEntry[] };

/** Sorts entries by key and cuts them into pieces of about `weight` characters each; never empty. */
export function cutIntoShards(keyed: readonly KeyedEntry[], weight: number): Piece[] {
  const sorted = keyed.toSorted((a, b) => compareText(a.key, b.key));
  const pieces: Piece[] = [{ border: '', entries: [] }];
  let scale = createScale();
  let last = '';
  for (const { key, entry } of sorted) {
    const isFull = scale.add(entry) > weight && (pieces.at(-1)?.entries.length ?? 0) > 0;
    if (isFull) {
      pieces.push({ border: placeBorder(last, key), entries: [] });
      scale = createScale();
      scale.add(entry);
    }
    pieces.at(-1)?.entries.push(entry);
    last = key;
  }
  return pieces;
}

/** Weighs what is new in a piece: a row that is in it already, and a text that others share, cost nothing more. */
function createScale() {
  const seen = new Set<unknown>();
  let total = 0;
  const weigh = (thing: unknown, cost: number) => {
    if (seen.has(thing)) return;
    seen.add(thing);
    total += cost;
  };
  const weighSet = (set: SetEntry) => {
    weigh(set, 14);
    weigh(set.fits[0], set.fits[0].length + 10);
  };
  const weighEngine = (engine: EngineEntry) => {
    weigh(engine, engine.name.length + engine.models.length + 8 + 3 * engine.sets.length);
    engine.sets.forEach(weighSet);
  };
  return {
    add(entry: IndexEntry): number {
      if (entry.kind === 'engine') weighEngine(entry.engine);
      else weighSet(entry.set);
      if (entry.kind === 'alias') total += entry.brand.length + entry.number.length + 10;
      return total;
    },
  };
}
