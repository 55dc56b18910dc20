import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { CatalogueReader } from '#collections/catalogue.ts';
import { toGaugeTable, toSuffixTable, toThrustTable, type WorkshopTable } from '#domain/prose/workshop-tables.ts';
import { listApplications, listSetMeasures } from './application-tables.ts';
import { type Block, DocumentError, plain } from './source.ts';

type PieceBlock = Extract<Block, { kind: 'piece' }>;
/** What a sheet is made of when its pieces are filled in. */
export type SheetBlock = Exclude<Block, PieceBlock> | { kind: 'figure'; drawing: string; caption: string };

type Attributes = PieceBlock['attributes'];
type Piece = (attributes: Attributes, catalogue: () => CatalogueReader) => SheetBlock[];

const drawingNames: readonly string[] = readdirSync('scripts/documents/drawings').map((file) => basename(file, '.svg'));

const workshopTables: Readonly<Record<string, () => WorkshopTable>> = {
  thrust: toThrustTable,
  suffixes: toSuffixTable,
  gauges: toGaugeTable,
};

function need(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (!value) throw new DocumentError(`a piece needs ${name}="…"`);
  return value;
}

function chosen<T>(among: Readonly<Record<string, T>>, name: string, what: string): T {
  const one = Object.hasOwn(among, name) ? among[name] : undefined;
  if (one === undefined)
    throw new DocumentError(`there is no ${what}; there are ${Object.keys(among).toSorted().join(', ')}`);
  return one;
}

function toFigure(attributes: Attributes): SheetBlock[] {
  const [name, caption] = [need(attributes, 'name'), need(attributes, 'caption')];
  const drawing = chosen(Object.fromEntries(drawingNames.map((one) => [one, one])), name, `drawing "${name}"`);
  return [{ kind: 'figure', drawing, caption }];
}

function toWorkshopTable(attributes: Attributes): SheetBlock[] {
  const name = need(attributes, 'name');
  const { caption, columns, rows, figures, hasCodes } = chosen(workshopTables, name, `table "${name}"`)();
  const cells = (row: readonly string[]) => row.map((text, at) => plain(text, hasCodes && at === 0 ? 'code' : 'text'));
  return [{ kind: 'table', caption, columns: columns.map((title) => plain(title)), rows: rows.map(cells), figures }];
}

/** "Chevrolet, GM" → ["Chevrolet", "GM"] */
const readList = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((one) => one.trim() || []);
const toSelection = ({ makes, engines, coated }: Attributes) => ({
  makes: readList(makes),
  engines: readList(engines),
  coated: coated === 'yes',
});

/** Pieces by the name that texts use: `<Drawing name="crush" caption="…" />`. */
const pieces: Readonly<Record<string, Piece>> = {
  Drawing: toFigure,
  Table: toWorkshopTable,
  Applications: (attributes, catalogue) => listApplications(catalogue(), toSelection(attributes)),
  Measures: (attributes, catalogue) => [listSetMeasures(catalogue(), toSelection(attributes))],
};

/** What a check knows of a piece: attributes that it reads and cannot do without, lists among them, names to choose from. */
type PieceShape = Readonly<Record<'known' | 'required' | 'lists', readonly string[]>> & {
  values: Readonly<Record<string, readonly string[]>>;
};

const ofCatalogue: PieceShape = { known: ['makes', 'engines', 'coated'], required: [], lists: ['makes'], values: {} };
/** The pieces that a document may use. */
export const documentPieces: ReadonlyMap<string, PieceShape> = new Map<string, PieceShape>([
  ['Drawing', { known: ['name', 'caption'], required: ['name', 'caption'], lists: [], values: { name: drawingNames } }],
  ['Table', { known: ['name'], required: ['name'], lists: [], values: { name: Object.keys(workshopTables) } }],
  ['Applications', ofCatalogue],
  ['Measures', ofCatalogue],
]);

/**
 * The blocks of a text with its pieces filled in; `catalogue` is asked only by pieces that show something of it. Throws
 * DocumentError for a piece, drawing, table or make that does not exist.
 */
export const fillPieces = (blocks: readonly Block[], catalogue: () => CatalogueReader): SheetBlock[] =>
  blocks.flatMap((block) =>
    block.kind === 'piece'
      ? chosen(pieces, block.name, `piece <${block.name} />`)(block.attributes, catalogue)
      : [block],
  );
