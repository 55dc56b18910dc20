import type { CatalogueReader } from '#collections/catalogue.ts';
import type { Engine } from '#domain/catalogue/catalogue.ts';
import type { Part } from '#domain/part/part.ts';
import { plain } from './blocks.ts';
import type { Cell } from './source.ts';
import type { TableContent } from './table.ts';

/** Which applications a guide lists: makes by slug, engines by name, and the kind of set. */
export type Selection = { makes: readonly string[]; engines: readonly string[]; coated: boolean };

export type MakeTable = { make: string; table: TableContent };

const kinds = [
  ['Conrod', /conrod|connecting/i],
  ['Main', /main/i],
  ['Thrust', /thrust/i],
] as const;

const code = (text: string): Cell => [{ text, style: 'code', href: null }];
const none = plain('–');

const setsOf = (parts: readonly Part[], position: RegExp, coated: boolean): string[] => {
  const fitting = parts.filter(
    (part) => !part.isKit && (part.type === 'calico') === coated && position.test(`${part.category} ${part.parameter}`),
  );
  return [...new Set(fitting.map(({ set }) => set))].toSorted();
};

const listSets = (sets: readonly string[]): Cell => (sets.length === 0 ? none : code(sets.join(', ')));

function toRow(engine: Engine, parts: readonly Part[], coated: boolean): Cell[] | null {
  const sets = kinds.map(([, position]) => setsOf(parts, position, coated));
  if (sets.every((list) => list.length === 0)) return null;
  const facts = [engine.models, engine.capacity, engine.description].map((fact) => plain(fact || '–'));
  return [[{ text: engine.name, style: 'strong', href: null }], ...facts, ...sets.map(listSets)];
}

const columns = ['Engine', 'Models', 'Capacity', 'Fuel and years', ...kinds.map(([title]) => `${title} set`)].map(
  plain,
);

/**
 * The applications of a selection as one table for each make, makes and engines in the order of the catalogue. Engines for
 * which there is no set of the kind are left out, and so are makes without engines.
 */
export function listApplicationTables(catalogue: CatalogueReader, selection: Selection): MakeTable[] {
  const { makes, engines, coated } = selection;
  const asked = catalogue.makes.filter(({ slug }) => makes.length === 0 || makes.includes(slug));
  return asked.flatMap(({ slug, title }) => {
    const rows = catalogue
      .enginesOfMake(slug)
      .filter(({ name }) => engines.length === 0 || engines.includes(name))
      .flatMap((engine) => {
        const row = toRow(engine, catalogue.partsOfEngine(engine), coated);
        return row === null ? [] : [row];
      });
    return rows.length === 0 ? [] : [{ make: title, table: { caption: null, columns, rows, figures: [] } }];
  });
}

const measured = [
  'Journal diameter range',
  'Housing bore range',
  'Wall thickness max',
  'Bearing length max',
  'Oil clearance',
];
const setColumns = ['Set', 'Journal, mm', 'Housing, mm', 'Wall, mm', 'Length, mm', 'Clearance, mm', 'Sizes'].map(plain);

/** "51.980-52.000 mm (2.0465-2.0472 in)" is "51.980–52.000". */
const inMm = (value: string): string => (value.split(' mm')[0] ?? value).replace('-', '–');

function toSetRow(sizes: readonly Part[]): Cell[] {
  const [first] = sizes;
  const figure = (name: string) => first?.specifications.find((one) => one.name === name)?.value;
  const figures = measured.map((name) => plain(inMm(figure(name) ?? '–')));
  return [code(first?.set ?? ''), ...figures, code(sizes.map(({ size }) => size).join(' '))];
}

/** The measures of every rod and main set of a selection, by set; figures as the catalogue states them, in millimetres. */
export function listSetMeasures(catalogue: CatalogueReader, { makes, engines, coated }: Selection): TableContent {
  const parts = makes
    .flatMap((make) => catalogue.enginesOfMake(make))
    .filter(({ name }) => engines.length === 0 || engines.includes(name))
    .flatMap((engine) => catalogue.partsOfEngine(engine))
    .filter(({ type, isKit }) => !isKit && (coated ? type === 'calico' : type === 'rod' || type === 'main'));
  const sets = [...new Set(parts.map(({ set }) => set))].toSorted();
  const rows = sets.map((set) => toSetRow(catalogue.partsBySet.get(set) ?? []));
  return { caption: null, columns: setColumns, rows, figures: [1, 2, 3, 4, 5] };
}
