import { compareText } from '../compare-text.ts';
import { placeBorder } from './borders.ts';
import type { Filed, FiledEngine, FiledSet, Filing } from './filed.ts';

export type Piece = { border: string; filed: Filed[] };

/** Sorts filings by key and cuts them into pieces of about `weight` characters each; never empty. */
export function cutOrder(filings: readonly Filing[], weight: number): Piece[] {
  const sorted = filings.toSorted((a, b) => compareText(a.key, b.key));
  const pieces: Piece[] = [{ border: '', filed: [] }];
  let scale = createScale();
  let last = '';
  for (const { key, filed } of sorted) {
    const isFull = scale.add(filed) > weight && (pieces.at(-1)?.filed.length ?? 0) > 0;
    if (isFull) {
      pieces.push({ border: placeBorder(last, key), filed: [] });
      scale = createScale();
      scale.add(filed);
    }
    pieces.at(-1)?.filed.push(filed);
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
  const weighSet = (set: FiledSet) => {
    weigh(set, 14);
    weigh(set.fits[0], set.fits[0].length + 10);
  };
  const weighEngine = (engine: FiledEngine) => {
    weigh(engine, engine.name.length + engine.models.length + 8 + 3 * engine.sets.length);
    engine.sets.forEach(weighSet);
  };
  return {
    add(filed: Filed): number {
      if (filed.kind === 'engine') weighEngine(filed.engine);
      else weighSet(filed.set);
      if (filed.kind === 'alias') total += filed.brand.length + filed.number.length + 10;
      return total;
    },
  };
}
