import { type AstroCode, readAstroCode } from './astro-code.ts';
import { writePosition } from './position.ts';

/** The whole of a file of TypeScript, or what of an .astro file is. */
export type Piece = AstroCode & { file: string; source: string };

/** The code of a file, and the faults of the grammar of an .astro file: "src/a.astro:3:5 what is wrong". */
export function readPieces(file: string, source: string): { pieces: Piece[]; faults: string[] } {
  if (!file.endsWith('.astro'))
    return { pieces: [{ file, source, name: file, code: source, locate: (offset) => offset }], faults: [] };
  const { codes, faults } = readAstroCode(file, source);
  return {
    pieces: codes.map((code) => ({ ...code, file, source })),
    faults: faults.map(({ offset, message }) => `${file}:${writePosition(source, offset)} ${message}`),
  };
}

/** "12:3", where a place in the code of a piece stands in its file; null for what nobody wrote. */
export function locateInFile({ source, locate }: Piece, offset: number): string | null {
  const found = locate(offset);
  return found === null ? null : writePosition(source, found);
}
