import { basename, dirname, extname } from 'node:path';
import { everyMake } from '#domain/catalogue/make-words.ts';
import type { MdastNode } from 'satteri';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { lineOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';

/** Words below the head of a make's file: its page reads the head alone. */
export function checkUnreadWords({ kind, file, tree }: OpenText): EditorFault[] {
  const first =
    kind.name === 'make' && 'children' in tree ? tree.children.find(({ type }) => type !== 'yaml') : undefined;
  return first === undefined
    ? []
    : [
        {
          file,
          line: lineOf(first as MdastNode),
          found: 'words below the head, which no page shows',
          expected: 'only guide, sentence, picture between --- and ---',
          remedy: 'write them as sentence: … in the head, or take them away',
        },
      ];
}

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
