import type { MdastNode } from 'satteri';
import { type EditorFault, faultAt, tell } from '../fault.ts';
import { lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

type Row = { line: number; written: string; cells: number };

/** Cells of one written row: "| a | b |" has two; a bar after a backslash or inside code is no border. */
const countCells = (row: string): number =>
  row
    .replaceAll(/`[^`]*`|\\\|/g, '')
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|').length;

const list = /\[((?:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?)+\s*)\]/g;
const value = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** Head and rows of a table in Markdown, or of a `<Table columns={[…]} rows={[…]} />`. */
function readRows(node: MdastNode, { source }: OpenText): Row[] {
  const line = lineOf(node);
  if (node.type === 'table')
    return source
      .split('\n')
      .slice(line - 1, node.position?.end.line)
      .map((written, at) => ({ line: line + at, written, cells: countCells(written) }))
      .filter(({ written }) => !/^[\s|:-]*-[\s|:-]*$/.test(written));
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Table' || !node.position) return [];
  const tag = source.slice(node.position.start.offset, node.position.end.offset);
  return [...tag.matchAll(list)].map(({ 0: written, 1: values = '', index }) => ({
    line: line + tag.slice(0, index).split('\n').length - 1,
    written,
    cells: [...values.matchAll(value)].length,
  }));
}

const loose = tell(
  'rows of a table that the page shows as they stand',
  'a head, a second line with as many |---| as it has cells, and no empty line inside',
  'write the second line, or take the empty line above away',
);

/** Rows that have more or fewer cells than the head, and rows that stand as words on the page because no table begins there. */
export const checkTables = (text: OpenText): EditorFault[] =>
  [...walk(text.tree)].flatMap((node) => {
    const [head, ...rows] = readRows(node, text);
    const columns = head?.cells ?? 0;
    const isLoose = node.type === 'paragraph' && text.source.slice(node.position?.start.offset).startsWith('|');
    const bad = rows.flatMap(({ line, written, cells }) => {
      const remedy = cells < columns ? 'add what is missing, "–" for nothing' : 'take away what is too many';
      const fault = tell(`a row of ${cells} cells: ${written.trim()}`, `${columns}, as the head has`, remedy);
      return faultAt(text.file, line, cells === columns ? null : fault);
    });
    return [...bad, ...faultAt(text.file, lineOf(node), isLoose ? loose : null)];
  });
