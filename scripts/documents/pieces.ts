import type { CatalogueReader } from '#collections/catalogue.ts';
import { toGaugeTable, toSuffixTable, toThrustTable, type WorkshopTable } from '#domain/prose/workshop-tables.ts';
import { listApplicationTables, listSetMeasures, type Selection } from './application-tables.ts';
import { drawCaption, drawHeading, plain } from './blocks.ts';
import { createPen } from './drawings/pen.ts';
import { drawings } from './drawings/drawings.ts';
import { page, type Sheet } from './sheet.ts';
import { type Block, DocumentError } from './source.ts';
import { drawTable, type TableContent, tableKeep } from './table.ts';

type Attributes = Readonly<Record<string, string>>;
type Piece = (sheet: Sheet, attributes: Attributes, catalogue: () => CatalogueReader) => void;

function need(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (!value) throw new DocumentError(`a piece needs ${name}="…"`);
  return value;
}

function drawFigure(sheet: Sheet, attributes: Attributes): void {
  const [name, caption] = [need(attributes, 'name'), need(attributes, 'caption')];
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing)
    throw new DocumentError(`there is no drawing "${name}"; there are ${Object.keys(drawings).toSorted().join(', ')}`);
  sheet.makeRoom(drawing.height + 30);
  sheet.element(
    'Figure',
    () =>
      sheet.mark(() => {
        sheet.doc.save().translate(page.margin, sheet.y);
        drawing.draw(createPen(sheet.doc));
        sheet.doc.restore();
      }),
    { alt: caption },
  );
  sheet.y += drawing.height + 6;
  drawCaption(sheet, caption);
  sheet.y += 10;
}

const workshopTables: Readonly<Record<string, () => WorkshopTable>> = {
  thrust: toThrustTable,
  suffixes: toSuffixTable,
  gauges: toGaugeTable,
};

const toContent = ({ caption, columns, rows, figures, hasCodes }: WorkshopTable): TableContent => ({
  caption,
  columns: columns.map(plain),
  rows: rows.map((row) =>
    row.map((text, at) => (at === 0 && hasCodes ? [{ text, style: 'code' as const, href: null }] : plain(text))),
  ),
  figures,
});

function drawWorkshopTable(sheet: Sheet, attributes: Attributes): void {
  const name = need(attributes, 'name');
  const toTable = Object.hasOwn(workshopTables, name) ? workshopTables[name] : undefined;
  if (!toTable)
    throw new DocumentError(
      `there is no table "${name}"; there are ${Object.keys(workshopTables).toSorted().join(', ')}`,
    );
  drawTable(sheet, toContent(toTable()));
}

const list = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((one) => one.trim() || []);
const readSelection = (attributes: Attributes): Selection => ({
  makes: list(attributes['makes']),
  engines: list(attributes['engines']),
  coated: attributes['coated'] === 'yes',
});

const drawApplications: Piece = (sheet, attributes, catalogue) => {
  const tables = listApplicationTables(catalogue(), readSelection(attributes));
  if (tables.length === 0) throw new DocumentError('no applications are found for the makes and engines named');
  for (const { make, table } of tables) {
    drawHeading(sheet, plain(make), 1, tableKeep);
    drawTable(sheet, table);
  }
};

const drawMeasures: Piece = (sheet, attributes, catalogue) =>
  drawTable(sheet, listSetMeasures(catalogue(), readSelection(attributes)));

/** Pieces by the name that texts use: `<Drawing name="crush" caption="…" />`. */
const pieces: Readonly<Record<string, Piece>> = {
  Drawing: drawFigure,
  Table: drawWorkshopTable,
  Applications: drawApplications,
  Measures: drawMeasures,
};

/** Names of the pieces that a document may use. */
export const pieceNames: readonly string[] = Object.keys(pieces);

/** Draws a piece made from data. Throws DocumentError for a name, drawing, table or make that does not exist. */
export function drawPiece(
  sheet: Sheet,
  { name, attributes }: Extract<Block, { kind: 'piece' }>,
  catalogue: () => CatalogueReader,
): void {
  const draw = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
  if (!draw)
    throw new DocumentError(`there is no piece <${name} />; there are ${Object.keys(pieces).toSorted().join(', ')}`);
  draw(sheet, attributes, catalogue);
}

/** Height that a piece needs at least to begin on a page. */
export const keepOf = ({ name, attributes }: Extract<Block, { kind: 'piece' }>): number =>
  name === 'Drawing' ? (drawings[attributes['name'] ?? '']?.height ?? 0) + 30 : tableKeep;

/** All that pieces may draw besides the catalogue, for the digest of a document. */
export const readPieceData = (): WorkshopTable[] => Object.values(workshopTables).map((toTable) => toTable());

/** Whether a text shows something of the catalogue, and so must be drawn again when the catalogue changes. */
export const needsCatalogue = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'piece' && (block.name === 'Applications' || block.name === 'Measures'));
