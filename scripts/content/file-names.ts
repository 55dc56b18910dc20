import { basename, dirname, join } from 'node:path';
import { documentHead } from '../documents/source.ts';
import type { EditorFault } from './fault.ts';
import type { OpenText } from './open-text.ts';

/** Documents keep the number that they are known by, "EB003-2016-flexigauge"; all other names are those of addresses. */
const forms = {
  page: /^[a-z0-9-]+\.mdx$/,
  article: /^[a-z0-9-]+\.mdx$/,
  document: /^[A-Za-z0-9-]+\.md$/,
  make: /^[\w.-]+\.md$/,
};

const toName = (file: string, keepsCapitals: boolean): string => {
  const name = basename(file)
    .normalize('NFD')
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/[^\w.-]|\.(?!mdx?$)/g, '');
  return keepsCapitals ? name : name.toLowerCase();
};

/** A name of a file that makes no good address. `files`: all that lie there, so that none is written over another. */
export function judgeFileName(
  { kind, file }: Pick<OpenText, 'kind' | 'file'>,
  files: readonly string[] = [],
): EditorFault[] {
  if (forms[kind.name].test(basename(file))) return [];
  const keepsCapitals = kind.name === 'document' || kind.name === 'make';
  const good = join(dirname(file), toName(file, keepsCapitals));
  return [
    {
      file,
      line: 1,
      found: `the name "${basename(file)}"`,
      expected: `${keepsCapitals ? 'letters' : 'small letters'}, digits and dashes only, as it becomes an address`,
      remedy: files.includes(good)
        ? `delete it if it is a copy; else give it a name of its own, as ${good} is there`
        : `rename it to ${good}`,
    },
  ];
}

/** A document that no page offers, because the list of downloads does not know it. `listed`: "/files/iso-9001-2015.pdf". */
export function judgeListing(
  { kind, file }: Pick<OpenText, 'kind' | 'file'>,
  listed: readonly string[],
): EditorFault[] {
  if (kind.name !== 'document') return [];
  const address = `/files/${basename(file, '.md')}.pdf`;
  return listed.includes(address)
    ? []
    : [
        {
          file,
          line: 1,
          found: 'a document that no page offers',
          expected: `a row with ${address} in src/config/downloads.ts`,
          remedy: 'add the row, or correct the name of the file',
        },
      ];
}

/** "EB005-2020-sizes-de" is in German; without an ending a document is in English. */
export function judgeLanguage({ kind, file, front }: Pick<OpenText, 'kind' | 'file' | 'front'>): EditorFault[] {
  const { language } = (front.data ?? {}) as { language?: unknown };
  const { options } = documentHead.shape.language;
  if (kind.name !== 'document' || !options.some((each) => each === language)) return [];
  const [, ending = 'en'] = /-([a-z]{2})\.md$/.exec(file) ?? [];
  return language === ending || !options.some((each) => each === ending)
    ? []
    : [
        {
          file,
          line: front.lineOf(['language']),
          found: `language: ${String(language)} in ${basename(file)}`,
          expected: `the language that the name of the file ends with: ${ending}`,
          remedy: `write "language: ${ending}", or rename the file`,
        },
      ];
}
