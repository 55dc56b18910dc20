import { spawn } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { locateInFile, type Piece } from './pieces.ts';

const answer = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string().default('syntax'),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ offset: z.number(), line: z.number(), column: z.number() }) })),
    }),
  ),
  number_of_files: z.number(),
});

/** A fault as the linter tells it; `offset` counts bytes of UTF-8. */
type LintFault = { file: string; line: number; column: number; offset: number; rule: string; message: string };

const bin = resolve('node_modules/oxlint/bin/oxlint');

/** What reads the types is a Go program: it clears up after four times what it keeps instead of after twice, a tenth less work. */
const seldomCleared = { GOGC: '300' };

/**
 * Lints these files of `root` by its `.oxlintrc.json`, with types, and checks the types. Throws where the linter itself did
 * not run, or passed a file over.
 */
async function runOxlint(root: string, paths: readonly string[]): Promise<LintFault[]> {
  const options = ['--type-aware', '--type-check', '--no-ignore', '--format', 'json'];
  const child = spawn(process.execPath, [bin, ...options, ...paths], {
    cwd: root,
    env: { ...seldomCleared, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const read = answer.safeParse(readJson(output));
  if (!read.success) throw new Error(`oxlint gave no answer: ${(failed || output).slice(0, 2_000)}`);
  const { number_of_files: count } = read.data;
  if (count !== paths.length) throw new Error(`oxlint read ${count} of ${paths.length} files`);
  return read.data.diagnostics.map(({ message, code, filename, labels }) => {
    const { offset = 0, line = 1, column = 1 } = labels[0]?.span ?? {};
    return { file: filename, line, column, offset, rule: code, message };
  });
}

function readJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

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
