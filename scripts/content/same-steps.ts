import type { EditorFault } from './fault.ts';
import { lineOf, walk } from './nodes.ts';
import type { OpenText } from './open-text.ts';

type Counted = { headings: number; steps: number; drawings: number };

/** What an original and its translations have alike, whatever their words are. Tables may be written out in one of them. */
function countParts({ tree }: OpenText): Counted {
  const counted: Counted = { headings: 0, steps: 0, drawings: 0 };
  for (const node of walk(tree)) {
    if (node.type === 'heading') counted.headings += 1;
    if (node.type === 'list' && node.ordered) counted.steps += node.children.length;
    if (node.type === 'html' && node.value.startsWith('<Drawing')) counted.drawings += 1;
  }
  return counted;
}

const write = (count: number, parts: string): string => `${count} ${count === 1 ? parts.slice(0, -1) : parts}`;

const first = (text: OpenText, type: 'heading' | 'list'): number => {
  const found = [...walk(text.tree)].find((node) => node.type === type);
  return found ? lineOf(found) : 1;
};

/** A translation with more or fewer headings, steps or drawings than its original: one of the two was changed alone. */
export function judgeSameSteps(texts: readonly OpenText[]): EditorFault[] {
  const documents = new Map(
    texts.filter(({ kind }) => kind.name === 'document').map((text): [string, OpenText] => [text.file, text]),
  );
  return [...documents.values()].flatMap((text) => {
    const original = documents.get(text.file.replace(/-[a-z]{2}\.md$/, '.md'));
    if (original === undefined || original === text) return [];
    const [own, wanted] = [countParts(text), countParts(original)];
    return (Object.keys(own) as (keyof Counted)[])
      .filter((part) => own[part] !== wanted[part])
      .map((part) => ({
        file: text.file,
        line: first(text, part === 'steps' ? 'list' : 'heading'),
        found: `${write(own[part], part)}, where ${original.file} has ${wanted[part]}`,
        expected: 'the same in all languages of a document',
        remedy: 'read the two side by side, and write what is missing in one of them',
      }));
  });
}
