import { groupBy } from '../group-by.ts';
import { titleCopy } from '#config/copy/title.ts';
import { limits } from '#config/limits.ts';
import { writeEngineKey } from './engine-key.ts';
import { type SetEngines, writeLedBy } from './lead-engine.ts';

/**
 * Families of engines as people say them: "K" of K20A and K24A1, "EJ20" of EJ205 and EJ20G, "2JZ" of 2JZ-GE, "M102" of
 * M102.983. Only the writing of the names tells them; whether one may be said of a set is for the whole catalogue to say.
 */

type Family = {
  name: string;
  has: (engine: string) => boolean;
  /** engines of the make below which the name is no family: one letter and two engines may be chance */
  least: number;
};

/** Beginnings that name a family, the shortest first. A code of letters alone ("AEB") or of figures alone ("302") has none. */
const writings = [/^[A-Z]{1,3}(?=\d)/, /^\d{1,2}[A-Z]{1,2}(?![A-Z])/, /^(?:[A-Z]{1,3}|\d{1,2}[A-Z]{1,2})\d+(?=\D)/];

/** A figure after the family is part of another family's ("M10" is not M102); "EJ20" has EJ205 all the same, see below. */
const startsFamily = (family: string, engine: string): boolean => {
  const next = engine.charAt(family.length);
  return engine.startsWith(family) && !(/[A-Z]$/.test(family) ? /[A-Z]/ : /\d/).test(next);
};

/** Three figures where the family has two are a member too: "EJ205" of "EJ20", when an engine is called "EJ20…" at all. */
const isLongerMember = (family: string, engine: string): boolean =>
  /^[A-Z]{2}\d\d$/.test(family) && engine.startsWith(family) && /^\d(?:\D|$)/.test(engine.slice(family.length));

const toFamily = (name: string): Family => ({
  name,
  has: (engine) => startsFamily(name, engine) || isLongerMember(name, engine),
  least: /^[A-Z]+$/.test(name) ? 3 : 2,
});

function listFamilies(engines: readonly string[]): Family[] {
  const names = writings.flatMap((writing) => engines.flatMap((engine) => writing.exec(engine)?.[0] ?? []));
  return [...new Set(names)].sort((a, b) => a.length - b.length).map(toFamily);
}

/** What covers some engines of a make: whole families first, then each engine that is in none, in their order. */
type EngineCover = { families: string[]; engines: string[] };

/**
 * The shortest true names for `fitted`, some of the engines of one make. A family is true when `all`, every engine that the
 * catalogue has of the make, holds no member that is not fitted: who reads "K series" must not own a K that is left out.
 */
export function coverEngines(fitted: readonly string[], all: readonly string[]): EngineCover {
  const everyone = [...new Set([...all, ...fitted])];
  const isTrue = ({ has, least }: Family): boolean => {
    const members = everyone.filter(has);
    return members.length >= least && members.every((engine) => fitted.includes(engine));
  };
  const families = listFamilies(everyone).filter(isTrue);
  const familyOf = (engine: string) => families.find(({ has }) => has(engine))?.name;
  const found = fitted.map(familyOf).filter((name) => name !== undefined);
  return {
    families: [...new Set(found)].sort(),
    engines: fitted.filter((engine) => familyOf(engine) === undefined),
  };
}

/** One line of what a set fits, as far as a name needs it; `make` as a visitor reads it, `engineSlug` of an engine with a page. */
export type FittedEngine = { make: string; makeSlug: string; engine: string; engineSlug?: string | null };

type FittedMake = { make: string; engines: string[]; cover: EngineCover };

const { join, joinMakes, series } = titleCopy;

const writeCover = ({ families, engines }: EngineCover): string =>
  join([...(families.length > 0 ? [series(join(families))] : []), ...engines]);

/** Makes that share their engines are said together: "Acura and Honda B series". */
function writeAll(makes: readonly FittedMake[]): string {
  const byCover = groupBy(makes, ({ cover }) => writeCover(cover));
  return joinMakes([...byCover].map(([cover, same]) => `${join(same.map(({ make }) => make))} ${cover}`));
}

/** Engines of most lines first: a line is a model, and the engine of many models is the one that people know. */
function listByModels(rows: readonly FittedEngine[]): string[] {
  const byEngine = [...groupBy(rows, ({ engine }) => engine)];
  return [...byEngine].sort(([, a], [, b]) => b.length - a.length).map(([engine]) => engine);
}

const gatherMakes = (rows: readonly FittedEngine[], enginesOf: EnginesOf): FittedMake[] =>
  [...groupBy(rows, ({ makeSlug }) => makeSlug)]
    .map(([makeSlug, own]) => {
      const engines = listByModels(own);
      return { make: own[0]?.make ?? '', engines, cover: coverEngines(engines, enginesOf(makeSlug)) };
    })
    .sort((a, b) => b.engines.length - a.engines.length);

/** Every engine that the catalogue has of a make. */
type EnginesOf = (makeSlug: string) => readonly string[];

/** How many engines a set is listed for; those of two makes are two (rule part.engine-words). */
export const countEngines = (rows: readonly Pick<FittedEngine, 'makeSlug' | 'engine'>[]): number =>
  new Set(rows.map(({ makeSlug, engine }) => `${makeSlug}/${engine}`)).size;

/** The engines of a set as its name may begin with them; undefined where none is known. */
export const listSetEngines = (rows: readonly FittedEngine[]): SetEngines | undefined =>
  rows.length === 0
    ? undefined
    : {
        count: countEngines(rows),
        names: Object.fromEntries(
          rows.flatMap(({ make, makeSlug, engine, engineSlug }) =>
            engineSlug ? [[writeEngineKey({ makeSlug, engineSlug }), `${make} ${engine}`]] : [],
          ),
        ),
      };

/**
 * Of which engines a set is, in a few words: all of them by their shortest true families ("Honda B and K series"), and
 * where that takes more room than a name has, one of the make that has most of them and the number of the others ("Honda
 * K20A and 22 more engines"). "" where nothing is known (rule part.title).
 */
export function writeEngines(rows: readonly FittedEngine[], enginesOf: EnginesOf): string {
  const makes = gatherMakes(rows, enginesOf);
  const whole = writeAll(makes);
  if (whole.length <= limits.titleEnginesMax) return whole;
  return writeLedBy(`${makes[0]?.make} ${makes[0]?.engines[0]}`, countEngines(rows));
}
