import { basename } from 'node:path';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';

/** What is said about an article that the news do not have, and so reaches nobody. */
export function checkOverride({ kind, file }: OpenText, { catalogue }: House): EditorFault[] {
  if (kind.name !== 'article' || catalogue === null) return [];
  const slug = basename(file, '.mdx');
  if (catalogue.articles.has(slug)) return [];
  const meant = suggest(slug, catalogue.articles)
    .replace(/^write /, 'rename the file to ')
    .replaceAll(/"([^"]+)"/g, 'content/news/$1.mdx');
  return [
    {
      file,
      line: 1,
      found: `words about the article "${slug}", which the news do not have`,
      expected: 'the slug of an article of the last pull as name of the file',
      remedy: `${meant}; or take the file away. Is the article new? npm run catalogue:pull`,
    },
  ];
}
