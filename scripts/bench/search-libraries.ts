/**
 * Measures search libraries for this task, in case one of them becomes the better choice: bytes of a first answer, build,
 * time of a key at 4x slowdown, spellings that find their part. Installs them into .cache.
 *
 *   node scripts/bootstrap/ready.mjs --browser scripts/bench/search-libraries.ts [generated parts] [names of libraries]
 */
import { readCatalogue } from '#collections/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { formatKb, formatMs, formatTable } from './browser/figures.ts';
import { compress } from './browser/serve.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { toDocuments } from './libraries/documents.ts';
import { libraryNames, type Measured, measureLibrary } from './libraries/measure.ts';
import { installLibraries } from './libraries/packages.ts';
import { spellings } from './spellings.ts';

const [count = '100000', ...wished] = process.argv.slice(2);
const names = libraryNames.filter((name) => wished.length === 0 || wished.includes(name));

const heading = ['library', 'first kB br', 'index gz', 'lib kB br', 'build ms', 'open ms', 'key ms', 'p95', 'found'];

const isFound = ({ found }: Measured) => spellings.map(({ first }, position) => first.test(found[position] ?? ''));

const toRow = (name: string, measured: Measured, isSample: boolean): string[] => [
  name,
  formatKb(measured.firstBytes),
  measured.gzipBytes === null ? '-' : formatKb(measured.gzipBytes),
  measured.libraryBytes === null ? '-' : formatKb(measured.libraryBytes),
  formatMs(measured.buildMs),
  formatMs(measured.openMs),
  formatMs(measured.keys.median),
  formatMs(measured.keys.p95),
  isSample ? `${isFound(measured).filter(Boolean).length}/${spellings.length}` : '-',
];

function reportMisses(name: string, measured: Measured): void {
  const found = isFound(measured);
  const missed = spellings.filter((_, position) => !found[position]).map(({ typed }) => `"${typed}"`);
  console.log(`${name} missed ${missed.join(', ')}`);
}

/** The spellings name parts of the sample, so only there it can be said which of them are found. */
async function report(title: string, catalogue: Catalogue, isSample: boolean): Promise<void> {
  const documents = toDocuments(catalogue);
  const rows = [heading];
  for (const name of names) {
    const measured = await measureLibrary(name, documents).catch((error: unknown) => String(error));
    rows.push(typeof measured === 'string' ? [name, measured.slice(0, 80)] : toRow(name, measured, isSample));
    if (isSample && typeof measured !== 'string') reportMisses(name, measured);
  }
  const slugs = compress(catalogue.parts.map(({ slug }) => slug).join('\n'), 11).length;
  console.log(`\n${title}; the bare numbers alone are ${formatKb(slugs)} kB brotli\n${formatTable(rows)}\n`);
}

installLibraries();
const sample = readCatalogue();
await report(`${sample.parts.length.toLocaleString('en')} parts of the snapshot`, sample, true);
const generated = generateCatalogue({ seed: 1, parts: Number(count) });
await report(`${generated.parts.length.toLocaleString('en')} generated parts`, generated, false);
