import { toEngineSlug } from '../catalogue/engine-name.ts';
import type { PackedEngines, PackedRoot, PackedShard } from './index-format.ts';
import { stillBuilt } from '../catalogue/engine-years.ts';
import { foldName } from './match-engine.ts';
import { listGenerations } from './name-word.ts';
import { toAliasRow, toSetRow } from './number-row.ts';
import type { AliasRow, EngineRow, EngineWords, Rows, SetFits, SetKind, SetRow } from './index-rows.ts';
import { toMakeWords, toModelWords, toNameWords, toOneWord, toWords } from './to-words.ts';

/** Keeps one row for each set and engine, whichever shard it comes from; `makes`: what each is called, in the order of the root. */
export type Known = {
  sets: Map<string, SetRow>;
  engines: Map<string, EngineRow>;
  makes: readonly { slug: string; words: readonly string[] }[];
};

/** Of an index of which no shard is read yet. */
export const knowNothing = ({ makes }: PackedRoot): Known => ({
  sets: new Map(),
  engines: new Map(),
  makes: makes.map(([slug, title, name]) => ({ slug, words: toMakeWords(title, name) })),
});

/** The rows of a shard; those that are known already are the same objects. */
export function unpackShard(root: PackedRoot, packed: PackedShard, known: Known): Rows {
  const sets = unpackSets(root, packed, known);
  return {
    sets,
    aliases: packed.aliases.flatMap(([brand, number, at]) => toAlias(brand, number, sets[at])),
    engines: unpackEngines(root, packed.engines, sets, known),
  };
}

function unpackSets(root: PackedRoot, packed: PackedShard, known: Known): SetRow[] {
  const sizes = packed.sizes.map((list) => list.split(' '));
  const kinds = packed.kinds.map(([type, name, traits, pieces, showsType, holds]) => ({
    type,
    name,
    traits,
    pieces,
    words: toWords(name),
    ...(showsType && { showsType: true }),
    ...(holds && { holds }),
  }));
  const fits = packed.fits.map(([engines, ...makes]) => ({
    engines,
    makes: makes.map((make) => root.makes[make]?.[0] ?? ''),
  }));
  return unpackCodes(packed.codes).map((code, at) => {
    const old = known.sets.get(code);
    if (old) return old;
    const row = toSetRow(code, {
      sizes: sizes[packed.sizeOf[at] ?? 0] ?? [''],
      kind: kinds[packed.kindOf[at] ?? 0] ?? { ...noKind, name: code },
      fits: fits[packed.fitsOf[at] ?? 0] ?? noFits,
    });
    known.sets.set(code, row);
    return row;
  });
}

const noKind: SetKind = { type: 'other', name: '', traits: '', pieces: '', words: [] };
const noFits: SetFits = { engines: '', makes: [] };

function unpackCodes(packed: string): string[] {
  let before = '';
  if (packed === '') return [];
  return packed.split('\n').map((line) => {
    before = before.slice(0, line.charCodeAt(0) - 97) + line.slice(1);
    return before;
  });
}

const toAlias = (brand: string, number: string, set: SetRow | undefined): AliasRow[] =>
  set ? [toAliasRow({ brand, number, set })] : [];

function unpackEngines(root: PackedRoot, packed: PackedEngines, sets: readonly SetRow[], known: Known): EngineRow[] {
  if (packed.makeOf.length === 0) return [];
  const models = packed.models.split('\n');
  return packed.names.split('\n').map((name, at) => {
    const place = packed.makeOf[at] ?? 0;
    const [makeSlug = '', make = ''] = root.makes[place] ?? [];
    const slug = packed.slugs[at] ?? toEngineSlug(name);
    const id = `${makeSlug}/${slug}`;
    const old = known.engines.get(id);
    if (old) return old;
    const row = {
      ...{ makeSlug, make, slug, name, models: models[at] ?? '' },
      years: unpackYears(packed.from[at] ?? 0, packed.to[at] ?? 0),
      cc: packed.cc[at] || null,
      sets: unpackPlaces(packed.sets[at] ?? []).flatMap((setAt) => sets[setAt] ?? []),
      words: listEngineWords(known.makes[place]?.words ?? [], toNameWords(makeSlug, name), name, models[at] ?? ''),
    };
    known.engines.set(id, row);
    return row;
  });
}

const unpackYears = (from: number, more: number): EngineRow['years'] =>
  from === 0 ? null : [from, more === -1 ? stillBuilt : from + more];

function listEngineWords(
  make: readonly string[],
  name: readonly string[],
  engineName: string,
  modelNames: string,
): EngineWords {
  const [models, whole] = [toModelWords(modelNames), toOneWord(engineName)];
  const tails = name.flatMap((word) => /\d([a-z]{2,})$/.exec(word)?.[1] ?? []);
  return {
    ...{ make, name, models, tails, whole, folded: foldName(whole) },
    generations: listGenerations(`${engineName} ${modelNames}`),
    all: ` ${whole} ${[...name, ...make, ...models, ...tails].join(' ')}`,
  };
}

function unpackPlaces(distances: readonly number[]): number[] {
  let place = 0;
  return distances.map((distance) => (place += distance));
}
