import { everyMake } from '#domain/catalogue/make.ts';
import { globSync } from 'node:fs';
import { basename, extname, matchesGlob } from 'node:path';
import { type EditorFault, faultAt, tell, type FaultText } from './fault.ts';
import { textKinds } from './kinds.ts';
import { type KnownShop, listDocumentFiles } from './known-shop.ts';
import { walk } from './nodes.ts';
import { checkNoun } from './rules/noun.ts';
import { languageOf, type OpenText } from './open-text.ts';
import { suggest } from './suggest.ts';

const textFiles = textKinds.map(({ files }) => files);
const otherFiles = ['**/README.md', 'words*.txt', 'documents/originals/*.pdf', '**/*.{jpg,jpeg,png,webp,avif,svg}'];
const readFiles = [...textFiles, ...otherFiles.map((glob) => `content/${glob}`)];

/** Files below `content` that nothing reads, because of their ending or their folder. */
export const findStrays = (root: string): EditorFault[] =>
  globSync('content/**/*.*', { cwd: root, exclude: (name) => name === 'catalogue' })
    .filter((file) => !readFiles.some((glob) => matchesGlob(file, glob)))
    .map((file) => {
      const remedy = 'move its words to a file of such a name, and delete it';
      return { file, line: 1, ...tell('a file that nothing reads', textFiles.join(', '), remedy) };
    });

/** What an original and its translations have alike, whatever their words are. Tables may be written out in one of them. */
function countParts({ tree }: OpenText): string {
  const nodes = [...walk(tree)];
  const headings = nodes.filter(({ type }) => type === 'heading').length;
  const steps = nodes.flatMap((node) => (node.type === 'list' && node.ordered ? node.children : [])).length;
  const drawings = nodes.filter((node) => node.type === 'html' && node.value.startsWith('<Drawing')).length;
  return `headings: ${headings}, steps: ${steps}, drawings: ${drawings}`;
}

/** A document that no page offers, or that is not what its name says. */
function judgeDocument(text: OpenText, name: string, shop: KnownShop): FaultText | null {
  const { documents, written } = shop;
  const row = `"name: ${name}" in content/downloads.yml`;
  if (written('downloads') && !listDocumentFiles(shop).includes(`/files/${name}.pdf`))
    return tell('a document that no page offers', row, 'add it there, or correct the name of the file');
  const [, language = 'en'] = /-(de|fr|es)$/.exec(name) ?? [];
  const found = `language: ${languageOf(text)}`;
  if (languageOf(text) !== language)
    return tell(found, 'that of the end of the name', `write "language: ${language}", or rename the file`);
  const original = documents.get(text.file.replace(/-(?:de|fr|es)\.md$/, '.md')) ?? text;
  const [own, wanted] = [countParts(text), countParts(original)];
  return own === wanted
    ? null
    : tell(own, `as ${original.file} has them: ${wanted}`, 'read the two side by side, and write what is missing');
}

/** Such a name is the page's address as it stands; the build writes any other differently. */
const pageName = /^content\/pages(?:\/[a-z\d-]+)+\.mdx$/;
const pageFault = tell('the name of the file', 'small letters, digits and "-"', 'give the file another name');

/** A text about an article, a make or a document that the shop does not have, or a page of a wrong name, which so reaches nobody. */
export function checkFile(text: OpenText, shop: KnownShop): EditorFault[] {
  const { catalogue } = shop;
  const { kind, file } = text;
  const name = basename(file, extname(file));
  if (kind.name === 'document') return faultAt(file, 1, judgeDocument(text, name, shop));
  if (kind.name === 'noun') return checkNoun(text, shop);
  if (kind.name === 'page') return faultAt(file, 1, pageName.test(file) ? null : pageFault);
  if (catalogue === null) return [];
  const known = kind.name === 'article' ? catalogue.articles : new Set([...catalogue.makes.values(), everyMake]);
  const remedy = `${suggest(name, known)} as the file's name, or delete it. Is it new? npm run catalogue:pull`;
  return known.has(name)
    ? []
    : faultAt(file, 1, tell(`words about the ${kind.name} "${name}"`, 'one that the catalogue has', remedy));
}
