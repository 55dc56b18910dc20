import type { MdastNode } from 'satteri';
import type { EditorFault } from '../fault.ts';
import { listUses, lineOf, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { partsInFront } from './parts.ts';

type Thing = { key: string; line: number };

/** Every thing that an earlier one is the same as, with the line of that one. */
function listAgain(things: readonly Thing[]): (Thing & { first: number })[] {
  const seen = new Map<string, number>();
  return things.flatMap((thing) => {
    const first = seen.get(thing.key);
    if (first === undefined) seen.set(thing.key, thing.line);
    return first === undefined ? [] : [{ ...thing, first }];
  });
}

/** Shorter ones may well stand twice: "See above." */
const leastWords = 4;

/** Paragraphs side by side or far apart; what holds for one region and another may be the same. */
function judgeParagraphs({ file, tree }: OpenText): EditorFault[] {
  const of = (node: MdastNode): Thing[] => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'ForRegion') return [];
    if (node.type === 'paragraph') {
      const words = wordsOf(node).replace(/\s+/g, ' ').trim();
      return words.split(' ').length < leastWords ? [] : [{ key: words, line: lineOf(node) }];
    }
    return 'children' in node ? (node.children as MdastNode[]).flatMap(of) : [];
  };
  return listAgain(of(tree)).map(({ key, line, first }) => ({
    file,
    line,
    found: `the paragraph "${key.slice(0, 40)}…" once more; line ${first} has it`,
    expected: 'each paragraph once',
    remedy: 'take one of the two away',
  }));
}

const rowList = /\[((?:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?)+\s*)\]/g;

/** Rows of tables, written in Markdown or as a list of a piece. */
function judgeRows({ file, tree, source }: OpenText): EditorFault[] {
  const lines = source.split('\n');
  const tables = [...walk(tree)].flatMap((node): Thing[][] => {
    if (node.type === 'table')
      return [
        node.children.map((row) => ({ key: (lines[lineOf(row) - 1] ?? '').replaceAll(/\s/g, ''), line: lineOf(row) })),
      ];
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Table' || !node.position) return [];
    const start = node.position.start.offset ?? 0;
    const tag = source.slice(start, node.position.end.offset ?? start);
    return [
      [...tag.matchAll(rowList)].map(({ 0: row, index }) => ({
        key: row.replaceAll(/[\s]/g, ''),
        line: lineOf(node) + tag.slice(0, index).split('\n').length - 1,
      })),
    ];
  });
  return tables.flatMap(listAgain).map(({ line, first }) => ({
    file,
    line,
    found: `a row once more; line ${first} has it`,
    expected: 'each row of a table once',
    remedy: 'take one of the two away, or write the row that was meant',
  }));
}

/** Parts that the head or a piece names twice are shown twice. */
function judgeParts(text: OpenText): EditorFault[] {
  const { file, front, tree } = text;
  const inFront = partsInFront(text).map((key, at) => ({
    key,
    line: front.lineOf(['parts', at]),
    where: '"parts: […]"',
  }));
  const inPieces = listUses(tree).map(({ name, line, attributes: { only = '' } }) =>
    [...only.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, other]) => ({
      key: one ?? other ?? '',
      line,
      where: `<${name} only>`,
    })),
  );
  return [inFront, ...inPieces].flatMap((named) =>
    listAgain(named).map(({ key, line }) => ({
      file,
      line,
      found: `${key} twice in ${named[0]?.where}`,
      expected: 'each part once',
      remedy: `take one ${key} away`,
    })),
  );
}

/** What stands twice where once was meant. */
export const checkRepeated = (text: OpenText): EditorFault[] => [
  ...judgeParagraphs(text),
  ...judgeRows(text),
  ...judgeParts(text),
];
