import { toEngineSlug } from '../catalogue/engine-name.ts';
import { compareText } from '../compare-text.ts';
import type { IndexEntry, EngineEntry, SetEntry } from './index-entry.ts';
import { type PackedEngines, type PackedShard, searchFormat } from './index-format.ts';

/** Gives each text or list a place, the first one 0, in order of asking. */
function createDictionary<T>() {
  const places = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    place(value: T): number {
      const key = JSON.stringify(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, values.push(value) - 1);
      return values.length - 1;
    },
  };
}

/** Packs what is filed in one shard. The order of the sets does not matter; engines and aliases keep theirs. */
export function packShard(entry: readonly IndexEntry[]): PackedShard {
  const engines = [...new Set(entry.flatMap((row) => (row.kind === 'engine' ? [row.engine] : [])))];
  const aliases = entry.flatMap((row) => (row.kind === 'alias' ? [row] : []));
  const named = entry.flatMap((row) => (row.kind === 'engine' ? row.engine.sets : [row.set]));
  const sets = [...new Set(named)].toSorted((a, b) => compareText(a.code, b.code));
  const places = new Map(sets.map((set, place) => [set, place]));
  const [sizes, kinds, fits] = [
    createDictionary<string>(),
    createDictionary<SetEntry['kind']>(),
    createDictionary<SetEntry['fits']>(),
  ];
  return {
    format: searchFormat,
    codes: packCodes(sets.map(({ code }) => code)),
    sizeOf: sets.map((set) => sizes.place(set.sizes.join(' '))),
    kindOf: sets.map((set) => kinds.place(set.kind)),
    fitsOf: sets.map((set) => fits.place(set.fits)),
    sizes: sizes.values,
    kinds: kinds.values,
    fits: fits.values,
    aliases: aliases.map(({ brand, number, set }) => [brand, number, places.get(set) ?? 0]),
    engines: packEngines(engines, places),
  };
}

/** Each code as a letter for how many characters it shares with the one before, and the rest. */
function packCodes(codes: readonly string[]): string {
  return codes
    .map((code, place) => {
      const before = codes[place - 1] ?? '';
      let shared = 0;
      while (shared < 25 && shared < before.length && before[shared] === code[shared]) shared += 1;
      return String.fromCharCode(97 + shared) + code.slice(shared);
    })
    .join('\n');
}

function packEngines(engines: readonly EngineEntry[], places: ReadonlyMap<SetEntry, number>): PackedEngines {
  const slugs = engines.flatMap(({ name, slug }, place) =>
    toEngineSlug(name) === slug ? [] : [[place, slug] as const],
  );
  return {
    names: engines.map(({ name }) => name).join('\n'),
    models: engines.map(({ models }) => models).join('\n'),
    makeOf: engines.map(({ make }) => make),
    from: engines.map(({ built: [from] }) => from),
    to: engines.map(({ built: [from, to] }) => (from === 0 ? 0 : to === 0 ? -1 : to - from)),
    cc: engines.map(({ cc }) => cc),
    sets: engines.map(({ sets }) => toDistances(sets.map((set) => places.get(set) ?? 0))),
    slugs: Object.fromEntries(slugs),
  };
}

const toDistances = (places: number[]): number[] =>
  places.toSorted((a, b) => a - b).map((place, at, sorted) => place - (sorted[at - 1] ?? 0));
