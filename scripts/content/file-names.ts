import { basename, dirname, join } from 'node:path';
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

/** A name of a file that makes no good address. */
export function judgeFileName({ kind, file }: Pick<OpenText, 'kind' | 'file'>): EditorFault[] {
  if (forms[kind.name].test(basename(file))) return [];
  const keepsCapitals = kind.name === 'document' || kind.name === 'make';
  return [
    {
      file,
      line: 1,
      found: `the name "${basename(file)}"`,
      expected: `${keepsCapitals ? 'letters' : 'small letters'}, digits and dashes only, as it becomes an address`,
      remedy: `rename it to ${join(dirname(file), toName(file, keepsCapitals))}`,
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
