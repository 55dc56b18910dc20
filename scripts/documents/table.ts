import { drawCaption } from './blocks.ts';
import { shareWidth } from './column-widths.ts';
import { breakLines, type Line } from './lines.ts';
import { drawLine, ink, measureIn, page, type Sheet, textWidth, type Type } from './sheet.ts';
import type { Cell } from './source.ts';

export type TableContent = {
  caption: string | null;
  columns: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  /** positions of the columns that hold figures, set to the right */
  figures: readonly number[];
};

const head: Type = { size: 8, leading: 11, face: 'strong', colour: ink.muted };
const body: Type = { size: 8.5, leading: 11.5 };
const padding = { x: 6, y: 4 };

type Column = { x: number; width: number; isFigure: boolean };
type Row = { cells: Line[][]; height: number };

const widthOf = (sheet: Sheet, line: Line, type: Type): number =>
  line.reduce((sum, { text, style }) => sum + measureIn(sheet.doc, type)(text, style), 0);

function layColumns(sheet: Sheet, { columns, rows, figures }: TableContent): Column[] {
  const needs = columns.map((title, at) => {
    const cells: [Cell, Type][] = [[title, head], ...rows.map((row): [Cell, Type] => [row[at] ?? [], body])];
    const broken = (width: number) =>
      Math.max(
        ...cells.flatMap(([cell, type]) =>
          breakLines(cell, width, measureIn(sheet.doc, type)).map((line) => widthOf(sheet, line, type)),
        ),
      );
    return { least: broken(1) + 2 * padding.x + 0.5, whole: broken(260) + 2 * padding.x + 0.5 };
  });
  let x: number = page.margin;
  const words = columns.map((_, at) => at).filter((at) => !figures.includes(at));
  return shareWidth(needs, textWidth, words.at(-1)).map((width, at) => {
    const column = { x, width, isFigure: figures.includes(at) };
    x += width;
    return column;
  });
}

function layRow(sheet: Sheet, cells: readonly Cell[], columns: readonly Column[], type: Type): Row {
  const broken = columns.map(({ width }, at) =>
    breakLines(cells[at] ?? [], width - 2 * padding.x, measureIn(sheet.doc, type)),
  );
  return { cells: broken, height: Math.max(...broken.map((lines) => lines.length)) * type.leading + 2 * padding.y };
}

function drawCell(sheet: Sheet, lines: readonly Line[], { x, width, isFigure }: Column, type: Type): void {
  lines.forEach((line, at) => {
    const right = isFigure ? width - 2 * padding.x - widthOf(sheet, line, type) : 0;
    drawLine(sheet, line, type, x + padding.x + right, sheet.y + padding.y + at * type.leading);
  });
}

const rule = (sheet: Sheet, weight: number, colour: string): void =>
  sheet.artifact(() => {
    const { doc, y } = sheet;
    doc
      .moveTo(page.margin, y)
      .lineTo(page.margin + textWidth, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
  });

function drawRow(sheet: Sheet, row: Row, columns: readonly Column[], isHead: boolean): void {
  const type = isHead ? head : body;
  sheet.element('TR', () =>
    columns.forEach((column, at) => {
      const draw = () => drawCell(sheet, row.cells[at] ?? [], column, type);
      if (isHead) sheet.element('TH', draw, { scope: 'Column' });
      else if (at === 0) sheet.element('TH', draw, { scope: 'Row' });
      else sheet.element('TD', draw);
    }),
  );
  sheet.y += row.height;
  rule(sheet, isHead ? 0.8 : 0.4, isHead ? ink.strong : ink.rule);
}

/** The head once more on a new page, for the eye only: the tree has it already. */
function repeatHead(sheet: Sheet, row: Row, columns: readonly Column[]): void {
  rule(sheet, 1.4, ink.strong);
  sheet.artifact(() => {
    const flat: Sheet = { ...sheet, mark: (draw) => draw() };
    columns.forEach((column, at) => drawCell(flat, row.cells[at] ?? [], column, head));
  });
  sheet.y += row.height;
  rule(sheet, 0.8, ink.strong);
}

const inFigures = (cell: Cell): Cell => cell.map((run) => (run.style === 'text' ? { ...run, style: 'code' } : run));

/** Figures stand in the face in which all digits are equally wide. */
const withFigures = ({ rows, figures, ...content }: TableContent): TableContent => ({
  ...content,
  figures,
  rows: rows.map((row) => row.map((cell, at) => (figures.includes(at) ? inFigures(cell) : cell))),
});

/** Height that a table needs at least to begin on a page. */
export const tableKeep = 96;

/** Draws a table; a row stays on one page, and the head stands above the rows of each. Moves `y` below it. */
export function drawTable(sheet: Sheet, given: TableContent): void {
  const content = withFigures(given);
  const columns = layColumns(sheet, content);
  const top = layRow(sheet, content.columns, columns, head);
  sheet.makeRoom(tableKeep);
  sheet.element('Table', () => {
    if (content.caption) drawCaption(sheet, content.caption);
    sheet.y += content.caption ? 4 : 2;
    rule(sheet, 1.4, ink.strong);
    drawRow(sheet, top, columns, true);
    for (const cells of content.rows) {
      const row = layRow(sheet, cells, columns, body);
      if (sheet.makeRoom(row.height)) repeatHead(sheet, top, columns);
      drawRow(sheet, row, columns, false);
    }
  });
  rule(sheet, 0.8, ink.strong);
  sheet.y += 14;
}
