/**
 * `npm run sentences [-- --built FOLDER]`: everything that the shop says, once each, with its place, to be read from the first
 * to the last: what code shows (`src/config`), what editors wrote (`content`), and of the built pages in FOLDER (the client
 * folder of a release) what stands in none of them word for word, such as sentences put together from facts.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { listPageFiles, readPageFile } from '../checks/built-pages.ts';
import { textKinds } from './kinds.ts';
import { listCodeSentences, listPageSentences, listTextSentences, type Sentence } from './list-sentences.ts';
import { openText } from './open-text.ts';

const { built } = parseArgs({ options: { built: { type: 'string' } } }).values;
const said = new Set<string>();

function tell(file: string, sentences: readonly Sentence[]): void {
  const fresh = sentences.filter(({ words }) => !said.has(words));
  if (fresh.length > 0) console.log(`\n${file}`);
  for (const { line, words } of fresh) {
    if (!said.has(words)) console.log(`${String(line).padStart(5)}  ${words}`);
    said.add(words);
  }
}

for (const file of globSync('src/config/**/*.ts').toSorted())
  if (!file.endsWith('.test.ts')) tell(file, listCodeSentences(file, readFileSync(file, 'utf8')));

for (const file of globSync('content/{pages,news,makes,documents}/**/*.{md,mdx}').toSorted()) {
  const kind = textKinds.find(({ files }) => matchesGlob(file, files));
  const opened = kind && !file.endsWith('README.md') ? openText(kind, file, readFileSync(file, 'utf8')) : null;
  if (opened && 'tree' in opened) tell(file, listTextSentences(opened));
}

/** Of the many pages that are made alike, the first of each folder. */
const isFirst = (file: string, at: number, files: readonly string[]): boolean => {
  const folder = file.split('/').slice(0, -2).join('/');
  return !/^(?:details|catalogue)\//.test(file) || files.findIndex((each) => each.startsWith(`${folder}/`)) === at;
};
if (built !== undefined)
  for (const file of listPageFiles(built).filter(isFirst))
    tell(join(built, file), listPageSentences(readPageFile(built, file)));

console.log(`\n${said.size} sentences and labels.`);
