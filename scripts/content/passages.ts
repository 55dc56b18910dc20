import type { Scalar, YAMLSeq } from 'yaml';
import { type EditorFault, faultAt, type FaultText } from './fault.ts';
import { walk } from './nodes.ts';
import type { OpenText } from './open-text.ts';

/** Words that a reader sees, as they are typed; `at`: where they begin in the file. */
type Passage = { words: string; at: number; isFront: boolean };

/** Line of the file that `at` is in. */
export const lineAt = ({ source }: OpenText, at: number): number => source.slice(0, at).split('\n').length;

/** What stands in the text itself: prose, without code, pieces and addresses. */
export const listProse = ({ tree, source }: OpenText): Passage[] =>
  [...walk(tree)].flatMap((node): Passage[] => {
    if (node.type !== 'text' || !node.position) return [];
    const at = node.position.start.offset ?? 0;
    return [{ words: source.slice(at, node.position.end.offset), at, isFront: false }];
  });

/** Values of the front matter that readers see, without the quotes around them. */
export const listFront = ({ front, kind, source }: OpenText): Passage[] =>
  kind.visible.flatMap((key) => {
    const node = front.document.getIn([key], true) as Scalar | YAMLSeq | undefined;
    const values = node && 'items' in node ? (node.items as Scalar[]) : [node];
    return values.flatMap((value): Passage[] => {
      if (!value?.range) return [];
      const begin = source.indexOf('\n') + 1;
      const quote = /["']/.test(source[begin + value.range[0]] ?? '') ? 1 : 0;
      const at = begin + value.range[0] + quote;
      return [{ words: source.slice(at, begin + value.range[1] - quote), at, isFront: true }];
    });
  });

const readAttribute = /\b(?:title|alt|caption|subject|label)="([^"]*)"/g;
const firstTag = /^<(?:"[^"]*"|[^>"])*>/;

/** Attributes of pieces that readers see: `title="…"`. */
const listLabels = ({ tree, source }: OpenText): Passage[] =>
  [...walk(tree)].flatMap((node): Passage[] => {
    const isPiece = /^mdxJsx|^html$/.test(node.type);
    if (!isPiece || !node.position) return [];
    const start = node.position.start.offset ?? 0;
    const [tag = ''] = firstTag.exec(source.slice(start)) ?? [];
    return [...tag.matchAll(readAttribute)].map(({ 0: attribute, 1: words = '', index }) => ({
      words,
      at: start + index + attribute.indexOf('"') + 1,
      isFront: false,
    }));
  });

/** Everything that a reader sees. */
export const listPassages = (text: OpenText): Passage[] => [
  ...listProse(text),
  ...listLabels(text),
  ...listFront(text),
];

/** What `judge` tells of each place in these passages that the pattern finds. */
export const judgeEach = (
  text: OpenText,
  passages: readonly Passage[],
  pattern: RegExp,
  judge: (found: RegExpExecArray) => FaultText | null,
): EditorFault[] =>
  passages.flatMap(({ words, at }) =>
    [...words.matchAll(pattern)].flatMap((found) => faultAt(text.file, lineAt(text, at + found.index), judge(found))),
  );

/** The words of a text in their places and blanks for all the rest, so that a place found is one of the file. */
export function maskMarks(text: OpenText): string {
  const kept = text.source.replaceAll(/[^\n]/g, ' ').split('');
  for (const { words, at } of listPassages(text))
    for (let step = 0; step < words.length; step += 1) kept[at + step] = words.charAt(step);
  return kept.join('');
}
