import type { MdastNode } from 'satteri';
import type { EditorFault } from '../fault.ts';
import { lineOf, walk, wordsOf } from '../nodes.ts';
import { isEnglish, type OpenText } from '../open-text.ts';

/** Paragraphs of the text itself, not those of lists, whose items may be a word or two. */
function* listParagraphs(node: MdastNode): Generator<Extract<MdastNode, { type: 'paragraph' }>> {
  if (node.type === 'paragraph') yield node;
  else if (node.type !== 'list' && 'children' in node)
    for (const child of node.children) yield* listParagraphs(child as MdastNode);
}

/** A few words beside a link or a piece are no sentence. */
const leastWords = 4;

const wordsBehind = (words: string): string => words.split(/\s+/).slice(-2).join(' ');

/** A paragraph whose last words are the text's own and have no mark behind them, or whose first word is small. */
function judge(node: Extract<MdastNode, { type: 'paragraph' }>, file: string): EditorFault[] {
  const [first, last] = [node.children.at(0), node.children.at(-1)];
  if (wordsOf(node).trim().split(/\s+/).length < leastWords) return [];
  const end = last?.type === 'text' ? last.value.trimEnd() : '';
  const begin = first?.type === 'text' ? (/^\p{Ll}[\p{L}’-]*(?=\s)/u.exec(first.value)?.[0] ?? '') : '';
  const [mark = ''] = /[,;–-]$/.exec(end) ?? [];
  const endLine = node.position?.end.line ?? lineOf(node);
  return [
    ...(/[\p{L}\d,;–-]$/u.test(end)
      ? [
          {
            file,
            line: endLine,
            found: `a paragraph that ends with "${wordsBehind(end)}"`,
            expected: 'a full stop, or a colon before a list',
            remedy: `write "${wordsBehind(mark === '' ? end : end.slice(0, -1).trimEnd())}.", or the words that are missing`,
          },
        ]
      : []),
    ...(begin === ''
      ? []
      : [
          {
            file,
            line: lineOf(node),
            found: `a paragraph that begins with "${begin}"`,
            expected: 'a capital at the beginning of a sentence',
            remedy: `write "${begin.charAt(0).toUpperCase()}${begin.slice(1)}", or join it to the paragraph above`,
          },
        ]),
  ];
}

/** List items without words, a hyphen that nothing stands behind, and a last one that goes on. */
const judgeItems = ({ tree, file }: OpenText): EditorFault[] =>
  [...walk(tree)].flatMap((node) => {
    if (node.type !== 'list') return [];
    const empty = node.children.filter((item) => 'children' in item && item.children.length === 0);
    const words = wordsOf(node.children.at(-1) as MdastNode).trimEnd();
    const isOpen = /[,;]$/.test(words);
    return [
      ...empty.map((item) => ({
        file,
        line: lineOf(item as MdastNode),
        found: 'a line of a list with nothing in it',
        expected: 'words behind the sign',
        remedy: 'write them, or take the line away',
      })),
      ...(isOpen
        ? [
            {
              file,
              line: node.position?.end.line ?? lineOf(node),
              found: `a list that ends with "${wordsBehind(words)}"`,
              expected: 'a full stop behind the last line, or no mark',
              remedy: `write "${wordsBehind(words.slice(0, -1))}.", or the line that is missing`,
            },
          ]
        : []),
    ];
  });

const pageOf = (url: string): string => url.replace(/#.*$/, '');
/** The same place, or a page and a piece of it. */
const isSame = (one: string, other: string): boolean =>
  one === other || (pageOf(one) === pageOf(other) && !(one.includes('#') && other.includes('#')));

/** Two links of one text with the same words that lead to different places. */
function judgeLinkWords({ tree, file, address }: OpenText): EditorFault[] {
  const seen = new Map<string, { url: string; line: number }>();
  return [...walk(tree)].flatMap((node): EditorFault[] => {
    if (node.type !== 'link') return [];
    const words = wordsOf(node).trim();
    const url = node.url.startsWith('#') ? `${address ?? ''}${node.url}` : node.url;
    const before = seen.get(words.toLowerCase());
    if (!before) seen.set(words.toLowerCase(), { url, line: lineOf(node) });
    return words === '' || !before || isSame(before.url, url)
      ? []
      : [
          {
            file,
            line: lineOf(node),
            found: `the link "${words}" to ${node.url}; the one in line ${before.line} leads to ${before.url}`,
            expected: 'other words for another place: some readers hear the links alone',
            remedy: 'say in the words what is different there, or lead both to the same place',
          },
        ];
  });
}

/** Paragraphs that are not ended or not begun, empty lines of lists, and links that cannot be told apart. */
export const checkSentences = (text: OpenText): EditorFault[] => [
  ...(isEnglish(text) ? [...listParagraphs(text.tree)].flatMap((node) => judge(node, text.file)) : []),
  ...judgeItems(text),
  ...judgeLinkWords(text),
];
