import { listSingleSets, readDesign, readPosition } from '../part/part-position.ts';
import { isSameEngine, type MyEngine } from './my-engine.ts';

/** What the catalogue knows about one part in one engine. `any`: a universal item, which suits every engine. */
export type EngineFit = 'fits' | 'any' | 'does-not-fit' | 'not-known';

type EngineAddress = Pick<MyEngine, 'makeSlug' | 'engineSlug'>;

type FitQuestion = {
  /** set of the part; for a kit both single sets joined by "+" */
  set: string;
  isUniversal: boolean;
  /** engines that the catalogue lists for the part; empty: nothing is known of what it fits */
  engines: readonly EngineAddress[];
  engine: MyEngine;
};

/**
 * True when the engine has sets of its own at this place and all of them are of another design: two designs at one place
 * differ in journal or housing, or the catalogue would list both. A set of the engine's own design (with dowel holes, coated
 * …) is not judged by that.
 */
function isTaken(engine: MyEngine, set: string): boolean {
  const position = readPosition(set);
  const own = engine.sets.filter((other) => readPosition(other) === position);
  const design = readDesign(set);
  const isOwnDesign = own.some((other) => other === set || (design !== null && readDesign(other) === design));
  return position !== null && own.length > 0 && !isOwnDesign;
}

/**
 * Whether a part fits an engine, as far as the catalogue says so. What the page of the part lists is newer than what was
 * kept, and goes first.
 * - `any`: universal items.
 * - `fits`: the engine is among those listed for the part. Where nothing is listed for the part (it may be newer than
 *   the lists), the sets kept with the engine say it; a kit fits when all its sets do.
 * - `does-not-fit` needs two witnesses: other engines are listed for the part and not this one, and for this engine the
 *   catalogue lists sets of another design for the same place. One alone may only be a gap in the lists.
 * - `not-known`: everything else, also when the part's list and the kept sets contradict each other.
 */
export function decideEngineFit({ set, isUniversal, engines, engine }: FitQuestion): EngineFit {
  if (isUniversal) return 'any';
  if (engines.some((listed) => isSameEngine(listed, engine))) return 'fits';
  const sets = listSingleSets(set);
  const isKept = sets.length > 0 && (engine.sets.includes(set) || sets.every((one) => engine.sets.includes(one)));
  if (engines.length === 0) return isKept ? 'fits' : 'not-known';
  return !isKept && sets.some((one) => isTaken(engine, one)) ? 'does-not-fit' : 'not-known';
}
