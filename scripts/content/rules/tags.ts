import { isOneErrorAway } from '#domain/search/typing-error.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import type { Told } from './sign.ts';

/** What an editor writes in place of an HTML element. */
const instead: Readonly<Record<string, string>> = {
  a: 'write [words](/address)',
  b: 'write **words**',
  strong: 'write **words**',
  i: 'write *words*',
  em: 'write *words*',
  u: 'take the element away: underlined words look like a link',
  br: 'begin a new paragraph with an empty line',
  hr: 'take the element away: clauses are parted by the page',
  p: 'leave an empty line before and after the words',
  img: 'write ![what it shows](./file.jpg)',
  ul: 'write each line of the list as "- words"',
  ol: 'write each line of the list as "1. words"',
  li: 'write each line of the list as "- words"',
  table: 'write the rows as | one | two | with |---|---| below the first',
  blockquote: 'begin the line with "> "',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'write a heading as "### words"'])),
  script: 'take it away: texts hold no programs; ask whoever builds the shop',
  iframe: 'take it away and link to the page instead; ask whoever builds the shop',
};

/** What to write in place of this element. */
export const replaceTag = (name: string): string =>
  instead[name] ?? 'take the element away and keep its words: how a text looks is decided by the page';

/** The piece that `<figure>`, `<flowTable>` or `<flowtabel>` was meant as; an element of HTML is only meant as one of its own letters. */
export function findPiece(name: string, pieces: Iterable<string>): string | undefined {
  const plain = name.toLowerCase();
  const all = [...pieces];
  return (
    all.find((each) => each.toLowerCase() === plain) ??
    (Object.hasOwn(instead, plain) ? undefined : all.find((each) => isOneErrorAway(each.toLowerCase(), plain)))
  );
}

function judge(name: string, pieces: Iterable<string>): Told {
  const piece = findPiece(name, pieces);
  return {
    found: piece === undefined ? `<${name}>, an element of HTML` : `<${name}>, which no text knows`,
    expected: 'Markdown and the pieces of src/components/prose',
    remedy: piece === undefined ? replaceTag(name) : `write <${piece} …>`,
  };
}

/** HTML that was typed or pasted into a text. */
export const checkTags = ({ kind, file, tree }: OpenText, { pieces }: House): EditorFault[] =>
  kind.name === 'document'
    ? []
    : listUses(tree).flatMap(({ name, line }) =>
        name === '' || /^[A-Z]/.test(name) ? [] : [{ file, line, ...judge(name, pieces.keys()) }],
      );
