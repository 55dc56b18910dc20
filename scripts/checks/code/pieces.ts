import { convertToTsx } from '@astrojs/astro2tsx';

/** Code of an .astro file as TypeScript reads it. */
type AstroCode = {
  /** of the file that it would be: Head.astro.tsx, Head.astro.0.mts */
  name: string;
  code: string;
  /** Where the character at this place of `code` stands in the .astro file; null for what nobody wrote. */
  locate: (offset: number) => number | null;
};

type Converted = ReturnType<typeof convertToTsx>;

/** Those that the build makes modules of; the others are JavaScript as a browser reads it. */
const extensions: Record<string, string> = { 'processed-module': 'mts', module: 'mjs', inline: 'mjs' };

const locateIn =
  (mappings: Converted['mappings']) =>
  (offset: number): number | null => {
    const found = mappings.find(([start, length]) => start <= offset && offset < start + length);
    return found ? found[2] + Math.min(offset - found[0], found[3]) : null;
  };

/**
 * What of an .astro file has types: frontmatter and markup as one component, and each script of its own. `faults` are those
 * of its grammar, with their place in the file.
 */
function readAstroCode(
  file: string,
  source: string,
): { codes: AstroCode[]; faults: { offset: number; message: string }[] } {
  const { code, mappings, scripts, diagnostics } = convertToTsx(source, { filename: file, ambientTypes: true });
  const ofScripts = scripts.flatMap(({ type, content, position }, index): AstroCode[] => {
    const extension = extensions[type];
    if (!extension) return [];
    return [{ name: `${file}.${index}.${extension}`, code: content, locate: (offset) => position.start + offset }];
  });
  return {
    codes: [{ name: `${file}.tsx`, code, locate: locateIn(mappings) }, ...ofScripts],
    faults: diagnostics.map(({ message, position }) => ({ offset: position.start, message })),
  };
}

/** "12:3", counted from 1: line and column of a place in a text. */
function writePosition(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

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
