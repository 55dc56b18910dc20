import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { DocumentError } from './source.ts';

const folder = 'scripts/documents';
const packages = 'node_modules/@myriaddreamin/typst-ts-web-compiler/package.json';
const faces = [
  'mona-sans/400Regular/MonaSans_400Regular.ttf',
  'mona-sans/600SemiBold/MonaSans_600SemiBold.ttf',
  'geist-mono/500Medium/GeistMono_500Medium.ttf',
].map((file) => `node_modules/@expo-google-fonts/${file}`);
/** Template and pictures: the name that the template knows, and the file. */
const parts: readonly (readonly [string, string])[] = [
  ['/sheet.typ', `${folder}/sheet.typ`],
  ['/sign.svg', 'public/favicon.svg'],
  ...readdirSync(`${folder}/drawings`).map((file) => [`/drawings/${file}`, `${folder}/drawings/${file}`] as const),
];

/** Digest of what sets a text, so that a change to it makes everything again. */
export function digestTypesetting(): string {
  const hash = createHash('sha256');
  for (const file of [packages, `${folder}/typeset.ts`, ...faces, ...parts.map(([, file]) => file)])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function startCompiler(): Promise<TypstCompiler> {
  await init();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const face of faces) await builder.add_raw_font(readFileSync(face));
  const compiler = await builder.build();
  for (const [name, file] of parts) compiler.map_shadow(name, readFileSync(file));
  return compiler;
}

let started: Promise<TypstCompiler> | null = null;

/**
 * Adds what Typst keeps behind a flag: the first cell of a row is its heading, and readers show the title instead of the
 * file's name. Every replacement is as long as what it replaces, so that the offsets in the file stay true.
 */
function completeTags(pdf: Uint8Array): Buffer {
  const cell = /D(\s+\/P \d+ 0 R\s+\/A \[<<\s+\/O \/Table\s+)(\/Headers \[\(U\w+?x(\d+)y\d+\)\])/g;
  const viewer = '<<\n    /Direction /L2R\n  >>';
  const completed = Buffer.from(pdf)
    .toString('latin1')
    .replaceAll(cell, (_, between: string, headers: string, column: string) =>
      column === '0'
        ? `H${between}${'/Scope /Row'.padEnd(headers.length)}`
        : `D${between}${' '.repeat(headers.length)}`,
    )
    .replace(viewer, '<< /DisplayDocTitle true >>'.padEnd(viewer.length));
  return Buffer.from(completed, 'latin1');
}

type Compiled = { result?: Uint8Array; diagnostics?: { message: string; path: string; range: string }[] };

/**
 * Sets a sheet (`toSheet`, as JSON) as a tagged PDF: A4, fonts embedded, outline of its headings, numbered pages. Equal input
 * gives equal bytes. Throws DocumentError with what the typesetter says and where, for a sheet that cannot be set.
 */
export async function typeset(sheet: string): Promise<Buffer> {
  started ??= startCompiler();
  const compiler = await started;
  compiler.map_shadow('/edition.json', Buffer.from(sheet));
  const diagnosticsAsObjects = 3;
  const compiled: Compiled = compiler.compile('/sheet.typ', null, 'pdf', diagnosticsAsObjects);
  if (compiled.result) return completeTags(compiled.result);
  const faults = (compiled.diagnostics ?? []).map(({ path, range, message }) => `${path}:${range} ${message}`);
  throw new DocumentError(faults.join('\n'));
}
