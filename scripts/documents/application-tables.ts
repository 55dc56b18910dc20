import type { CatalogueReader } from '#collections/catalogue.ts';
import type { Engine } from '#domain/catalogue/catalogue.ts';
import type { Part } from '#domain/part/part.ts';
import { type Block, type Cell, DocumentError, plain, type TableBlock } from './source.ts';

/** Which applications a guide lists: makes by slug, engines by name, and the kind of set. */
type Selection = { makes: readonly string[]; engines: readonly string[]; coated: boolean };

const enginesOf = (catalogue: CatalogueReader, make: string, { engines }: Selection): Engine[] =>
  catalogue.enginesOfMake(make).filter(({ name }) => engines.length === 0 || engines.includes(name));

const positions = [
  ['Conrod set', /conrod|connecting/i],
  ['Main set', /main/i],
  ['Thrust set', /thrust/i],
] as const;

const setsOf = (parts: readonly Part[], position: RegExp): string[] =>
  [
    ...new Set(
      parts.filter(({ category, parameter }) => position.test(`${category} ${parameter}`)).map(({ set }) => set),
    ),
  ].toSorted();

function toRow(engine: Engine, parts: readonly Part[]): Cell[] | null {
  const sets = positions.map(([, position]) => setsOf(parts, position));
  if (sets.every((list) => list.length === 0)) return null;
  const facts = [engine.models, engine.capacity, engine.description].map((fact) => plain(fact || '–'));
  const codes = sets.map((list) => (list.length === 0 ? plain('–') : plain(list.join(', '), 'code')));
  return [plain(engine.name, 'strong'), ...facts, ...codes];
}

const toTable = (columns: readonly string[], rows: Cell[][], figures: readonly number[] = []): TableBlock => ({
  kind: 'table',
  caption: null,
  columns: columns.map((title) => plain(title)),
  rows,
  figures,
});

/**
 * The applications of a selection as a heading and a table for each make, makes and engines in the order of the catalogue.
 * Engines for which there is no set of the kind are left out, and so are makes without engines. Throws DocumentError when
 * nothing is left.
 */
export function listApplications(
  catalogue: CatalogueReader,
  selection: Selection,
): Extract<Block, { kind: 'heading' | 'table' }>[] {
  const { makes, coated } = selection;
  const isWanted = (part: Part) => !part.isKit && (part.type === 'calico') === coated;
  const chosen = catalogue.makes.filter(({ slug }) => makes.length === 0 || makes.includes(slug));
  const blocks = chosen.flatMap(({ slug, title }) => {
    const rows = enginesOf(catalogue, slug, selection).flatMap((engine) =>
      [toRow(engine, catalogue.partsOfEngine(engine).filter(isWanted)) ?? []].filter(({ length }) => length),
    );
    const columns = ['Engine', 'Models', 'Capacity', 'Fuel and years', ...positions.map(([column]) => column)];
    if (rows.length === 0) return [];
    return [{ kind: 'heading', level: 1, runs: plain(title) } as const, toTable(columns, rows)];
  });
  if (blocks.length === 0) throw new DocumentError('no applications are found for the makes and engines named');
  return blocks;
}

const measures = {
  'Journal, mm': 'Journal diameter range',
  'Housing, mm': 'Housing bore range',
  'Wall, mm': 'Wall thickness max',
  'Length, mm': 'Bearing length max',
  'Clearance, mm': 'Oil clearance',
} as const;

/** "51.980-52.000 mm (2.0465-2.0472 in)" is "51.980–52.000". */
const inMm = (value = '–'): string => (value.split(' mm')[0] ?? value).replace('-', '–');

function toSetRow(set: string, sizes: readonly Part[]): Cell[] {
  const figures = Object.values(measures).map((measure) =>
    inMm(sizes[0]?.specifications.find(({ name }) => name === measure)?.value),
  );
  return [
    plain(set, 'code'),
    ...figures.map((one) => plain(one)),
    plain(sizes.map(({ size }) => size).join(' '), 'code'),
  ];
}

/** The measures of every rod and main set of a selection, by set; figures as the catalogue states them, in millimetres. */
export function listSetMeasures(catalogue: CatalogueReader, selection: Selection): TableBlock {
  const types = selection.coated ? ['calico'] : ['rod', 'main'];
  const parts = selection.makes
    .flatMap((make) => enginesOf(catalogue, make, selection))
    .flatMap((engine) => catalogue.partsOfEngine(engine))
    .filter(({ type, isKit }) => !isKit && types.includes(type));
  const sets = [...new Set(parts.map(({ set }) => set))].toSorted();
  const rows = sets.map((set) => toSetRow(set, catalogue.partsBySet.get(set) ?? []));
  return toTable(['Set', ...Object.keys(measures), 'Sizes'], rows, [1, 2, 3, 4, 5]);
}
