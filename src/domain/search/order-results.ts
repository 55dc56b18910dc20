import type { MyEngine } from '../catalogue/my-engine.ts';
import type { PartType } from '../part/part.ts';
import { compareText } from '../compare-text.ts';
import type { FoundSet } from './find-numbers.ts';
import type { FoundWords } from './find-words.ts';
import { type FoundPart, listSpread, listWishedSizes } from './rank-parts.ts';
import type { SizeWish } from './read-size.ts';

const kindOrder: readonly PartType[] = ['rod', 'main', 'thrust', 'calico', 'kit', 'oil-pump', 'flexigauge', 'other'];

const rankOwn = (code: string, myEngine: MyEngine | null): number => (myEngine?.sets.includes(code) ? 0 : 1);

/** Sets found by number: the visitor's engine's first, then the shortest code, which is the nearest to what was typed. */
export const orderNumbers = (found: readonly FoundSet[], myEngine: MyEngine | null): FoundSet[] =>
  found
    .map((one) => ({ one, code: one.set.code, rank: rankOwn(one.set.code, myEngine) }))
    .sort((a, b) => a.rank - b.rank || a.code.length - b.code.length || compareText(a.code, b.code))
    .map(({ one }) => one);

/**
 * Parts found by words: the better the engine fits, then those of the visitor's engine, then by kind, how many of the engines a set fits, and code.
 * Where a size was named and some set has it, only those that have it.
 */
export function orderWords(
  { engines, sets }: FoundWords,
  size: SizeWish | null,
  myEngine: MyEngine | null,
): FoundPart[] {
  const fits = new Map<FoundSet['set'], number>();
  for (const { engine } of engines) for (const set of engine.sets) fits.set(set, (fits.get(set) ?? 0) + 1);
  const ranked = sets
    .map((one) => ({ ...one, code: one.set.code, rank: rankOwn(one.set.code, myEngine), fits: fits.get(one.set) ?? 0 }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.rank - b.rank ||
        compareKinds(a.set, b.set) ||
        b.fits - a.fits ||
        compareText(a.code, b.code),
    );
  const found = ranked.map(({ set, lead }) => ({ set, alias: null, size, lead }));
  const sized = found.filter((one) => size === null || listWishedSizes(one).length > 0);
  return listSpread(sized.length > 0 ? sized : found);
}

const compareKinds = (a: FoundSet['set'], b: FoundSet['set']): number =>
  kindOrder.indexOf(a.kind.type) - kindOrder.indexOf(b.kind.type);
