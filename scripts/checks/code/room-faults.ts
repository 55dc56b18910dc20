import { type FileImport, findCircleFaults } from './circle-faults.ts';
import { listImports } from './imports.ts';
import { locateInFile, type Piece } from './pieces.ts';
import { findFile, findImportFault, findPlaceFault } from './rooms.ts';

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

/** What stands or imports against `.ci/rooms.mjs`, and circles between the nouns of a room: "src/a.ts:3:5 what is wrong". */
export function findRoomFaults(pieces: readonly Piece[]): string[] {
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
