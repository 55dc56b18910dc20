import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import { listUses, lineOf, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

function judge(level: number, words: string, above: number, first: number): FaultText | null {
  const write = (right: number) => `write "${'#'.repeat(right)} ${words}"`;
  const found = `"${'#'.repeat(level)} ${words}"`;
  if (words.trim() === '') return tell(found, 'a title behind the signs', 'write it, or take the line away');
  if (level < first)
    return tell(found, `headings from ${'#'.repeat(first)} down: those above are of the page`, write(first));
  if (level > above + 1)
    return tell(found, `no level left out: ${'#'.repeat(above + 1)} comes first`, write(above + 1));
  return null;
}

/** Ids stand in addresses, each for one place. */
function listDoubleIds({ file, tree }: OpenText): EditorFault[] {
  const seen = new Map<string, number>();
  return listUses(tree).flatMap(({ attributes: { id }, line }) => {
    const first = id ? seen.get(id) : undefined;
    if (id && first === undefined) seen.set(id, line);
    const found = `id="${id}" once more; line ${first} has it`;
    const fault = tell(found, 'an id of its own for each', `write id="${id}-2" or a better name`);
    return faultAt(file, line, first === undefined ? null : fault);
  });
}

/** Headings without words, on a level of the page's frame, or that leave a level out; ids that stand twice. */
export function checkHeadings(text: OpenText): EditorFault[] {
  const first = text.kind.firstHeading;
  let above = first - 1;
  const headings = [...walk(text.tree)].flatMap((node) => {
    if (node.type !== 'heading') return [];
    const fault = judge(node.depth, wordsOf(node), above, first);
    above = Math.max(node.depth, first);
    return faultAt(text.file, lineOf(node), fault);
  });
  return [...headings, ...listDoubleIds(text)];
}
