import type { MdastNode } from 'satteri';
import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import { lineOf, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { judgeEach, listFront, listProse } from '../passages.ts';

/** Marks of Markdown that were meant and that the page shows as they stand, and letters that nobody sees. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\]\s*\([^)\n]*\)?|\)\[[^\]\n]*\]/g, 'write a link as [words](/address), without a blank between the brackets'],
  [
    /(?<!\\)\*(?=\S|$)|(?<=\S|^)\*|__|(?<=^|[\s(])_(?=\p{L})/gu,
    'put ** right before and behind the words, or take it away',
  ],
  [/<\/?\w+[^>]*>|&(?!nbsp|amp|lt|gt|ndash|times|deg|#)\w+;/g, 'write plain words and the sign itself'],
  [/~~|`|\[\^[^\]]*\]/g, 'take it away'],
  [/^#{1,6}[^\s#].*/gm, 'write a blank behind the signs of a heading'],
  [/^[•·▪]\s?\p{L}+/gmu, 'write "- " before each line of a list, with an empty line above it'],
  [/[\u00AD\u200B-\u200D\u2060\uFEFF\uFFFD]/g, 'type the word again: it has an invisible or a lost letter'],
];

/** The same in a value, which is no Markdown: signs by their name, and quotes that YAML takes for words. */
const marksOfValues: typeof marks = [
  [/&(?=nbsp|amp|lt|gt|ndash|times|deg|#)#?\w+;/g, 'write the sign itself'],
  [/^“[^“”]*”$/g, 'take the quotes away, or write straight ones: "…"'],
];

/** The star of a footnote, "Free shipping over €100*", and not one of those around a word. */
const isFootnote = (found: string, words: string): boolean => found === '*' && !/\*\*|\*\S[^*]*\*/.test(words);

/** Quotes and brackets of a paragraph that are opened and not closed, or closed and not opened; not „so“. */
const findOdd = (words: string): string | undefined =>
  ['“”', '()', '[]'].find(
    ([open = '', close = '']) => words.split(open).length !== words.split(close).length && !words.includes('„'),
  );

/** A paragraph that is none, or with half of a pair. */
function judgeNode(node: MdastNode): FaultText | null {
  if (node.type === 'code') return tell('words as lines of a program', 'paragraphs', 'take the ``` or the blanks away');
  const odd = node.type === 'paragraph' ? findOdd(wordsOf(node)) : undefined;
  const found = `one of ${odd} without the other: ${wordsOf(node).slice(0, 40)}…`;
  return odd === undefined ? null : tell(found, 'both in one paragraph', 'add the other');
}

/** What was typed as a mark and is none. */
export function checkMarks(text: OpenText): EditorFault[] {
  const isNoun = text.kind.name === 'noun';
  const [prose, front] = [listProse(text), listFront(text)];
  const judgeMarks = (passages: typeof prose, list: typeof marks): EditorFault[] =>
    list.flatMap(([pattern, remedy]) =>
      judgeEach(text, passages, pattern, ({ 0: found, input }) =>
        isNoun && isFootnote(found, input)
          ? null
          : tell(`"${found}", which the page shows as it stands or not at all`, 'what a reader reads', remedy),
      ),
    );
  return [
    ...judgeMarks([...prose, ...front], marks),
    ...judgeMarks(isNoun ? prose : front, marksOfValues),
    ...[...walk(text.tree)].flatMap((node) => faultAt(text.file, lineOf(node), judgeNode(node))),
  ];
}
