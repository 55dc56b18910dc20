import { lineOf, walk } from './nodes.ts';
import type { OpenText } from './open-text.ts';

/** Words that a reader sees, without marks; `line` is that of their first one. */
export type Passage = { words: string; line: number; isFront: boolean };

const countLines = (source: string, to: number): number => source.slice(0, to).split('\n').length;

/** Line of the file that stands at `at` in the words of a passage. */
export const lineAt = ({ words, line, isFront }: Passage, at: number): number =>
  isFront ? line : line + countLines(words, Math.max(at, 0)) - 1;

/** What stands in the text itself: prose, without code, pieces and addresses. */
export const listProse = ({ tree }: OpenText): Passage[] =>
  [...walk(tree)].flatMap((node): Passage[] =>
    node.type === 'text' ? [{ words: node.value, line: lineOf(node), isFront: false }] : [],
  );

/** Lines of the front matter that readers see. */
export const listFront = ({ front, kind }: OpenText): Passage[] =>
  kind.shown.flatMap((key): Passage[] => {
    const value = (front.data as Record<string, unknown> | null)?.[key];
    const line = front.lineOf([key]);
    const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return values.map((each, at) => ({
      words: String(each),
      line: Array.isArray(value) ? front.lineOf([key, at]) : line,
      isFront: true,
    }));
  });

const readAttribute = /\b(?:title|alt|caption|subject|label)="([^"]*)"/g;
const firstTag = /^<(?:"[^"]*"|[^>"])*>/;

/** Attributes of pieces that readers see: `title="…"`. */
export const listLabels = ({ tree, source }: OpenText): Passage[] =>
  [...walk(tree)].flatMap((node): Passage[] => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !node.position) return [];
    const start = node.position.start.offset ?? 0;
    const [tag = ''] = firstTag.exec(source.slice(start)) ?? [];
    return [...tag.matchAll(readAttribute)].map((found) => ({
      words: found[1] ?? '',
      line: countLines(source, start + found.index),
      isFront: false,
    }));
  });

/** Everything that a reader sees, word by word. */
export const listPassages = (text: OpenText): Passage[] => [
  ...listProse(text),
  ...listLabels(text),
  ...listFront(text),
];
