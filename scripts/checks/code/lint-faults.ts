import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runOxlint } from './oxlint.ts';
import { locateInFile, type Piece } from './pieces.ts';

const folder = '.cache/astro-code';

/** An import of an .astro file finds the component that was made of it. */
const tsconfig = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    jsx: 'preserve',
    rootDirs: ['../..', '.'],
    paths: { '#scripts/*': ['../../scripts/*'], '#*': ['./src/*', '../../src/*'] },
  },
  include: [
    ...['../../.astro/types.d.ts', '../../src/env.d.ts', '.'],
    ...['env', 'astro-jsx'].map((name) => `../../node_modules/astro/${name}.d.ts`),
  ],
  exclude: [],
};

/** Named one by one: a folder that git ignores would be passed over, with all that is in it. */
const linted = ['{src,scripts,.ci}/**/*.{ts,tsx,js,mjs}', '*.config.{ts,mjs}'];

/** Writes the code of .astro files to where linter and compiler can read it; gives the path of each. */
function writeAstroCode(root: string, pieces: readonly Piece[]): Map<string, Piece> {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const ofAstro = pieces.filter(({ file }) => file.endsWith('.astro'));
  const byPath = new Map(ofAstro.map((piece) => [join(folder, piece.name), piece]));
  for (const [path, { code }] of byPath) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  return byPath;
}

/** The linter counts bytes. */
const toOffset = ({ code }: Piece, bytes: number): number => Buffer.from(code).subarray(0, bytes).toString().length;

/** What types and lint find in the files of `root`, and in these pieces of its .astro files: "src/a.ts:3:5 rule message". */
export async function findLintFaults(root: string, pieces: readonly Piece[]): Promise<string[]> {
  const byPath = writeAstroCode(root, pieces);
  const found = await runOxlint(root, [...globSync(linted, { cwd: root }), ...byPath.keys()]);
  return found.flatMap(({ file, line, column, offset, rule, message }) => {
    const piece = byPath.get(file);
    const position = piece ? locateInFile(piece, toOffset(piece, offset)) : `${line}:${column}`;
    return position === null ? [] : [`${piece?.file ?? file}:${position} ${rule} ${message}`];
  });
}
