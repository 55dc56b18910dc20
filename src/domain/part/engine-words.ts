import { limits } from '#config/limits.ts';
import { titleCopy } from '#config/copy/title.ts';
import { coverEngines, type EngineCover } from './engine-family.ts';

/** One line of what a set fits, as far as a name needs it; `make` as a visitor reads it. */
export type FittedEngine = { make: string; makeSlug: string; engine: string };

type FittedMake = { make: string; engines: string[]; cover: EngineCover };

const { join, joinMakes, series, more } = titleCopy;

const writeCover = ({ families, engines }: EngineCover): string =>
  join([...(families.length > 0 ? [series(join(families))] : []), ...engines]);

/** Makes that share their engines are said together: "Acura and Honda B series". */
function writeAll(makes: readonly FittedMake[]): string {
  const byCover = Map.groupBy(makes, ({ cover }) => writeCover(cover));
  return joinMakes([...byCover].map(([cover, same]) => `${join(same.map(({ make }) => make))} ${cover}`));
}

/** Engines of most lines first: a line is a model, and the engine of many models is the one that people know. */
function listByModels(rows: readonly FittedEngine[]): string[] {
  const byEngine = [...Map.groupBy(rows, ({ engine }) => engine)];
  return byEngine.toSorted(([, a], [, b]) => b.length - a.length).map(([engine]) => engine);
}

const gatherMakes = (rows: readonly FittedEngine[], enginesOf: EnginesOf): FittedMake[] =>
  [...Map.groupBy(rows, ({ makeSlug }) => makeSlug)]
    .map(([makeSlug, own]) => {
      const engines = listByModels(own);
      return { make: own[0]?.make ?? '', engines, cover: coverEngines(engines, enginesOf(makeSlug)) };
    })
    .toSorted((a, b) => b.engines.length - a.engines.length);

/** Every engine that the catalogue has of a make. */
type EnginesOf = (makeSlug: string) => readonly string[];

/**
 * Of which engines a set is, in a few words: all of them by their shortest true families ("Honda B and K series"), and
 * where that takes more room than a name has, one of the make that has most of them and the number of the others ("Honda
 * K20A and 22 more"). "" where nothing is known (rule part.title).
 */
export function writeEngines(rows: readonly FittedEngine[], enginesOf: EnginesOf): string {
  const makes = gatherMakes(rows, enginesOf);
  const whole = writeAll(makes);
  if (whole.length <= limits.titleEnginesMax) return whole;
  const count = makes.reduce((sum, { engines }) => sum + engines.length, 0);
  const lead = `${makes[0]?.make} ${makes[0]?.engines[0]}`;
  return count === 1 ? lead : more(lead, count - 1);
}
