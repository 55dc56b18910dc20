import { titleCopy } from '#config/copy/title.ts';
import { compareText } from '../compare-text.ts';
import { writeEngines, type FittedEngine } from './engine-words.ts';
import { listTraits, writePieces } from './part-traits.ts';
import { writeSize } from './part-size.ts';
import { toBareName } from './bare-name.ts';
import type { Part } from './part.ts';

/** The spoken name of a set, in the pieces that it is written of (rule part.title); "" where one has nothing to say. */
export type SetTitle = {
  /** "Conrod bearing set" */
  what: string;
  /** "Honda B and K series" */
  engines: string;
  /** "coated", "extra clearance, dowel holes" */
  traits: string;
  /** "4 pairs" */
  pieces: string;
};

type OwnFacts = Pick<Part, 'name' | 'number' | 'set' | 'description' | 'type' | 'specifications'>;

/** The title of a part whose set the catalogue does not know: without engines, as nobody has said which. */
export const toOwnTitle = (part: OwnFacts, hasEngines = false): SetTitle => ({
  // "Oil pump" alone tells nothing; its description names at least the make
  what: part.type === 'oil-pump' && !hasEngines && part.description !== '' ? part.description : toBareName(part),
  engines: '',
  traits: listTraits(part).join(', '),
  pieces: writePieces(part),
});

/** "Conrod bearing set for Honda K20A and 18 more, coated, 0.25 mm undersize, 4 pairs"; size "" adds nothing. */
export function writeTitle({ what, engines, traits, pieces }: SetTitle, part: Pick<Part, 'set' | 'size'>): string {
  const head = engines === '' ? what : titleCopy.forEngines(what, engines);
  return [head, traits, writeSize(part), pieces].filter((piece) => piece !== '').join(', ');
}

const write = (title: SetTitle): string => writeTitle(title, { set: '', size: '' });

/**
 * The titles of the sets that stand together under the name of their engine, by set code: without size, which is chosen beside
 * them, and without engines, but for those that would then read the same (rule part.engine-words).
 */
export function writeTitlesOfEngine(
  parts: readonly Part[],
  titleOf: (part: Part) => SetTitle,
): ReadonlyMap<string, string> {
  const sets = [...new Map(parts.map((part) => [part.set, titleOf(part)]))];
  const alike = Map.groupBy(sets, ([, title]) => write({ ...title, engines: '' }));
  return new Map(
    sets.map(([set, title]) => {
      const short = write({ ...title, engines: '' });
      return [set, alike.get(short)?.length === 1 ? short : write(title)];
    }),
  );
}

type Titled = {
  parts: readonly Part[];
  engines: readonly { makeSlug: string; name: string }[];
  applications: Readonly<Record<string, readonly FittedEngine[]>>;
};

/** The journal where titles read the same without it, the number of the set where they do even then. */
const marks: ((part: Part) => string)[] = [({ parameter }) => parameter, ({ set }) => set];

/** Adds what tells apart to those titles that read like another one. */
function tellApart(titles: ReadonlyMap<Part, SetTitle>, mark: (part: Part) => string): Map<Part, SetTitle> {
  const alike = Map.groupBy(titles.values(), write);
  return new Map(
    [...titles].map(([part, title]) => {
      const isAlone = alike.get(write(title))?.length === 1;
      return [part, isAlone ? title : { ...title, traits: [title.traits, mark(part)].filter(Boolean).join(', ') }];
    }),
  );
}

/**
 * The titles of all sets of a catalogue, by set code; no two sets, and with their sizes no two parts, read the same
 * (rule part.title). One size of each set, the first by its address, speaks for the others.
 */
export function titleSets({ parts, engines, applications }: Titled): ReadonlyMap<string, SetTitle> {
  const enginesByMake = new Map(
    [...Map.groupBy(engines, ({ makeSlug }) => makeSlug)].map(([make, own]) => [make, own.map(({ name }) => name)]),
  );
  const enginesOf = (makeSlug: string) => enginesByMake.get(makeSlug) ?? [];
  const firsts = new Map(
    parts.toSorted((a, b) => compareText(b.slug, a.slug)).map((part) => [part.set, part] as const),
  ).values();
  const plain = new Map(
    [...firsts].map((part) => {
      const words = writeEngines(applications[part.set] ?? [], enginesOf);
      return [part, { ...toOwnTitle(part, words !== ''), engines: words }] as const;
    }),
  );
  const apart = marks.reduce<ReadonlyMap<Part, SetTitle>>(tellApart, plain);
  return new Map([...apart].map(([{ set }, title]) => [set, title]));
}
