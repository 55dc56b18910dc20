import type { MdastNode } from 'satteri';
import type { EditorFault } from '../fault.ts';
import { lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

/** Cells of one written row: "| a | b |" has two; a bar after a backslash or inside code is no border. */
function countCells(row: string): number {
  const plain = row.replaceAll(/`[^`]*`/g, '').replaceAll(String.raw`\|`, '');
  return plain.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}

const marks = (columns: number): string => `|${'---|'.repeat(columns)}`;
const isMarkLine = (row: string): boolean => /^[\s|:-]*-[\s|:-]*$/.test(row);

/** "|--|right|" → "|---|---:|": a second line that says in words where its columns stand; null for a row of words. */
function mendMarkLine(row: string): string | null {
  const cells = row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  if (!cells.some((cell) => /^\s*:?-+:?\s*$/.test(cell))) return null;
  const mark = (cell: string): string => {
    if (/^\s*right\s*$|^\s*-+:\s*$/i.test(cell)) return '---:';
    return /^\s*cent(?:er|re)\s*$|^\s*:-+:\s*$/i.test(cell) ? ':---:' : '---';
  };
  return `|${cells.map((cell) => `${mark(cell)}|`).join('')}`;
}

const told = {
  found: 'a cell with nothing in it',
  expected: 'words in each: nobody sees whether they were forgotten',
  remedy: 'write them, or "–" where there is nothing to say',
};

/** Cells without a word or a picture; a column without a name says nothing of those below it. */
const judgeCells = (node: Extract<MdastNode, { type: 'table' }>, file: string): EditorFault[] =>
  node.children.flatMap((row, at) =>
    row.children.flatMap((cell) => {
      if (cell.children.length > 0) return [];
      const fault =
        at === 0 ? { ...told, found: 'a column without a name', remedy: 'say in its head what stands in it' } : told;
      return [{ file, line: lineOf(row), ...fault }];
    }),
  );

/** Rows that have more or fewer cells than the head. */
function judgeTable(node: MdastNode, { file, source }: OpenText): EditorFault[] {
  const from = lineOf(node);
  const rows = source.split('\n').slice(from - 1, node.position?.end.line ?? from);
  const columns = countCells(rows[0] ?? '');
  return rows.flatMap((row, at) => {
    const cells = countCells(row);
    if (cells === columns || isMarkLine(row)) return [];
    return [
      {
        file,
        line: from + at,
        found: `a row of ${cells} cells: ${row.trim()}`,
        expected: `${columns} cells, as the head of the table has`,
        remedy:
          cells < columns
            ? 'add the cell that is missing, "| – |" where there is nothing to say'
            : String.raw`take the bar away that is too many, or write \| where the sign itself is meant`,
      },
    ];
  });
}

/** Rows that stand as words on the page, because no table begins there. */
function judgeLoose(node: MdastNode, before: MdastNode | undefined, { file, source }: OpenText): EditorFault[] {
  const from = lineOf(node);
  const [first = '', second = ''] = source.split('\n').slice(from - 1, from + 1);
  const fault = (found: string, expected: string, remedy: string) => [{ file, line: from, found, expected, remedy }];
  if (!first.trim().startsWith('|')) return [];
  if (before?.type === 'table')
    return fault(
      'a row that is cut off from its table',
      'no empty line inside a table',
      'take the empty line above away',
    );
  const line = marks(countCells(first));
  if (isMarkLine(second) && second.includes('|'))
    return fault(
      `a table whose second line has ${countCells(second)} columns and the first ${countCells(first)}`,
      'as many in both lines',
      `write ${line} as the second line`,
    );
  const mended = mendMarkLine(second);
  if (mended !== null)
    return [
      {
        file,
        line: from + 1,
        found: `words in the second line of a table: ${second.trim()}`,
        expected: 'dashes alone there; a colon says to which side a column keeps',
        remedy: `write ${mended}`,
      },
    ];
  return fault('a table without its second line', `${line} below the head`, `put ${line} below the first row`);
}

const innerList = /\[((?:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?)+\s*)\]/g;
const countValues = (list: string): number => [...list.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g)].length;

/** '' or ' ' among values */
const emptyValue = /(?<=^|,)\s*(?:'\s*'|"\s*")\s*(?=,|$)/;

/** Rows of a `<Table columns={[…]} rows={[…]} />` that do not fit its columns. */
function judgePiece(node: MdastNode, { file, source }: OpenText): EditorFault[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Table' || !node.position) return [];
  const start = node.position.start.offset ?? 0;
  const tag = source.slice(start, node.position.end.offset ?? start);
  const [head, ...rows] = [...tag.matchAll(innerList)].filter(
    ({ index }) => !/figures=\{\s*$/.test(tag.slice(0, index)),
  );
  const columns = countValues(head?.[1] ?? '');
  return rows.flatMap((row) => {
    const cells = countValues(row[1] ?? '');
    const line = lineOf(node) + tag.slice(0, row.index).split('\n').length - 1;
    if (cells === columns) return emptyValue.test(row[1] ?? '') ? [{ file, line, ...told }] : [];
    return [
      {
        file,
        line,
        found: `a row of ${cells} cells: ${row[0]}`,
        expected: `${columns} cells, one for each of the columns`,
        remedy:
          cells < columns ? "add what is missing, '–' where there is nothing to say" : 'take away what is too many',
      },
    ];
  });
}

/** Tables whose rows do not fit, and rows that are no table. */
export const checkTables = (text: OpenText): EditorFault[] =>
  [...walk(text.tree)].flatMap((node) => {
    if (node.type === 'table') return [...judgeTable(node, text), ...judgeCells(node, text.file)];
    if (!('children' in node)) return [];
    const children = node.children as MdastNode[];
    return children.flatMap((child, at) => [
      ...(child.type === 'paragraph' ? judgeLoose(child, children[at - 1], text) : []),
      ...judgePiece(child, text),
    ]);
  });
