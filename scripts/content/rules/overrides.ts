import { basename, dirname, extname } from 'node:path';
import { everyMake } from '#domain/catalogue/make-words.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';

/** What is said about an article or a make that the catalogue does not have, and so reaches nobody. */
export function checkOverride({ kind, file }: OpenText, { catalogue }: House): EditorFault[] {
  if (catalogue === null || (kind.name !== 'article' && kind.name !== 'make')) return [];
  const slug = basename(file, extname(file));
  const known = kind.name === 'article' ? catalogue.articles : new Set([...catalogue.makes.values(), everyMake]);
  if (known.has(slug)) return [];
  const meant = suggest(slug, known)
    .replace(/^write /, 'rename the file to ')
    .replaceAll(/"([^"]+)"/g, `${dirname(file)}/$1${extname(file)}`);
  return [
    {
      file,
      line: 1,
      found: `words about the ${kind.name} "${slug}", which the catalogue does not have`,
      expected: `the end of the address of ${kind.name === 'article' ? 'an article' : 'a make'} as name of the file`,
      remedy: `${meant}; or take the file away. Is it new? npm run catalogue:pull`,
    },
  ];
}
