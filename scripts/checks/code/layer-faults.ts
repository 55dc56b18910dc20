import { listImports } from './imports.ts';
import { locateInFile, type Piece } from './pieces.ts';
import { findFile, findImportFault, findNounOf, findPlaceFault } from './layers.ts';

/** An import between two files of the repository; `where`: "src/a.ts:3:5". */
type FileImport = { from: string; to: string; where: string };
type Arrow = { from: string; to: string; where: string };

/** The shortest way from one noun to another along imports, both ends named; null where there is none. */
function findWay(ways: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  // grows while it is walked
  for (const [noun] of before) {
    if (noun === to) break;
    for (const next of ways.get(noun) ?? []) if (!before.has(next)) before.set(next, noun);
  }
  if (!before.has(to)) return null;
  const way = [to];
  for (let noun = before.get(to) ?? null; noun !== null; noun = before.get(noun) ?? null) way.unshift(noun);
  return way;
}

/**
 * Imports that close a circle between nouns of one layer, also by way of others. Files beside the folders are left out: in a layer
 * where they put the nouns together that is what they are for. Layers whose nouns are listed are held by their list.
 */
function findCircleFaults(imports: readonly FileImport[]): string[] {
  const arrows = imports.flatMap(({ from, to, where }): Arrow[] => {
    const [one, other] = [findNounOf(from), findNounOf(to)];
    if (one === null || other === null || one.layer !== other.layer || one.noun === other.noun) return [];
    return [{ from: `${one.layer}/${one.noun}`, to: `${other.layer}/${other.noun}`, where }];
  });
  const ways = new Map<string, Set<string>>();
  for (const { from, to } of arrows) ways.set(from, (ways.get(from) ?? new Set()).add(to));
  return arrows.flatMap(({ from, to, where }) => {
    const back = findWay(ways, to, from);
    return back === null ? [] : [`${where} This import closes a circle of nouns: ${[from, ...back].join(' → ')}.`];
  });
}

type Named = { file: string; source: string; where: string };

/** Each import with its place; what nobody wrote has none. */
const listNamed = (piece: Piece): Named[] =>
  listImports(piece.name, piece.code).flatMap(({ source, offset }) => {
    const position = locateInFile(piece, offset);
    return position === null ? [] : [{ file: piece.file, source, where: `${piece.file}:${position}` }];
  });

const toFileImport = ({ file, source, where }: Named): FileImport[] => {
  const to = findFile(file, source);
  return to === null ? [] : [{ from: file, to, where }];
};

/** What stands or imports against `.ci/layers.mjs`, and circles between the nouns of a layer: "src/a.ts:3:5 what is wrong". */
export function findLayerFaults(pieces: readonly Piece[]): string[] {
  const ofPlaces = [...new Set(pieces.map(({ file }) => file))].flatMap((file) => {
    const fault = findPlaceFault(file);
    return fault === null ? [] : [`${file}:1:1 ${fault}`];
  });
  const named = pieces.flatMap(listNamed);
  const ofImports = named.flatMap(({ file, source, where }) => {
    const fault = findImportFault(file, source);
    return fault === null ? [] : [`${where} ${fault}`];
  });
  return [...ofPlaces, ...ofImports, ...findCircleFaults(named.flatMap(toFileImport))];
}
