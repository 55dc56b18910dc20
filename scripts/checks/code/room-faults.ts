import { listImports } from './imports.ts';
import { locateInFile, type Piece } from './pieces.ts';
import { findImportFault, findPlaceFault } from './rooms.ts';

/** What stands or imports against `.ci/rooms.mjs`: "src/a.ts:3:5 what is wrong". */
export function findRoomFaults(pieces: readonly Piece[]): string[] {
  const ofPlaces = [...new Set(pieces.map(({ file }) => file))].flatMap((file) => {
    const fault = findPlaceFault(file);
    return fault === null ? [] : [`${file}:1:1 ${fault}`];
  });
  const ofImports = pieces.flatMap((piece) =>
    listImports(piece.name, piece.code).flatMap(({ source, offset }) => {
      const fault = findImportFault(piece.file, source);
      const position = locateInFile(piece, offset);
      return fault === null || position === null ? [] : [`${piece.file}:${position} ${fault}`];
    }),
  );
  return [...ofPlaces, ...ofImports];
}
