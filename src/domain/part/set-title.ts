import { groupBy } from '../group-by.ts';
import { titleCopy } from '#config/copy/title.ts';
import { compareText } from '../compare-text.ts';
import { type FittedEngine, listSetEngines, writeEngines } from './engine-words.ts';
import { leadTitle, type SetEngines } from './lead-engine.ts';
import { parsePartCode } from './part-code.ts';
import { listSingleSets, readPosition } from './part-position.ts';
import { writeSize } from './part-size.ts';
import type { Part } from './part.ts';

/** What a part is, without its number, which stands beside it: "Conrod bearing set 4B1606H-.50" is "Conrod bearing set". */
export function toBareName(part: Pick<Part, 'name' | 'number' | 'set' | 'description'>): string {
  const bare = part.name.replace(part.number, '').replace(part.set, '').replace(/\s+/g, ' ').trim();
  return bare || part.description || part.number;
}

/** Letters behind a set's number that say how it is made (rule part.suffixes): "HXD" of 8B663HXD. */
const readSuffix = (set: string): string => /^\d+[A-Z]\d+([A-Z]*)$/.exec(set)?.[1] ?? '';

/** What a gauge is, and how a set differs from the plain one of its kind, in the order of a name: coating, clearance, dowel holes. */
export function listTraits({ set, type }: Pick<Part, 'set' | 'type'>): string[] {
  const suffix = readSuffix(set);
  return [
    ...(type === 'flexigauge' ? [titleCopy.gauge] : []),
    ...(type === 'calico' ? [titleCopy.coated] : []),
    ...(suffix.includes('X') ? [titleCopy.extraClearance] : []),
    ...(suffix.endsWith('D') ? [titleCopy.dowelHoles] : []),
  ];
}

/**
 * What a box holds: "4 pairs" as the data counts them, of a kit the kinds in it, "conrods, mains and thrust"; "" where
 * neither is told.
 */
export function writePieces({ set, specifications }: Pick<Part, 'set' | 'specifications'>): string {
  const pairs = Number(specifications.find(({ name }) => name === 'Number of pairs')?.value);
  if (Number.isInteger(pairs) && pairs > 0) return titleCopy.pairs(pairs);
  const singles = listSingleSets(set);
  const kinds = singles.map(readPosition).filter((position) => position !== null);
  return singles.length > 1 && kinds.length === singles.length
    ? titleCopy.join(kinds.map((kind) => titleCopy.contents[kind]))
    : '';
}

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
  /** those that `engines` may begin with; left out where none is known */
  fits?: SetEngines | undefined;
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

/** "Conrod bearing set for Honda K20A and 18 more engines, coated, 0.25 mm undersize, 4 pairs"; size "" adds nothing. */
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
  const alike = groupBy(sets, ([, title]) => write({ ...title, engines: '' }));
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
  const alike = groupBy(titles.values(), write);
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
    [...groupBy(engines, ({ makeSlug }) => makeSlug)].map(([make, own]) => [make, own.map(({ name }) => name)]),
  );
  const enginesOf = (makeSlug: string) => enginesByMake.get(makeSlug) ?? [];
  const firsts = new Map(
    [...parts].sort((a, b) => compareText(b.slug, a.slug)).map((part) => [part.set, part] as const),
  ).values();
  const plain = new Map(
    [...firsts].map((part) => {
      const rows = applications[part.set] ?? [];
      const words = writeEngines(rows, enginesOf);
      return [part, { ...toOwnTitle(part, words !== ''), engines: words, fits: listSetEngines(rows) }] as const;
    }),
  );
  const apart = marks.reduce<ReadonlyMap<Part, SetTitle>>(tellApart, plain);
  return new Map([...apart].map(([{ set }, title]) => [set, title]));
}

export type NamedLine = { name: string; number: string; slug: string };

/**
 * The spoken name of a line of a basket or an order (rule part.title), with the engine first that it was put in for. `title` is that of
 * its set, null where the catalogue does not know it: then what the line itself tells, "Conrod bearing set, extra clearance, 0.25 mm
 * undersize".
 */
export function writeLineTitle({ name, number, slug }: NamedLine, title: SetTitle | null, engine?: string): string {
  const code = parsePartCode(slug);
  const own = { name, number, set: code.set, description: '', type: 'other', specifications: [] } as const;
  return writeTitle(title ? leadTitle(title, engine) : toOwnTitle({ ...own, specifications: [] }), code);
}
