import { buildListCopy } from '#config/copy/build-list.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { formatMoney, type Money } from '../price/money.ts';
import { describeSize } from '../part/part-size.ts';
import type { FactRow } from '../part-page/set-facts.ts';
import { showsStandardFigures } from '../part/standard-figures.ts';
import type { SheetLine } from './sheet.ts';

/** A figure with its second unit; null where the data says nothing. `net`: of a price, for who wants it without VAT (rule price.net). */
export type ComparedCell = { main: string; second: string | null; net?: string } | null;
/** `cells` in the order of the parts. */
export type ComparedRow = { name: string; cells: ComparedCell[]; isDiffering: boolean };

/** A part to be compared; `price` of now where it could be asked, else that of the build; `net` null where it is not known. */
type ComparedPart = { line: SheetLine; price: Money | null; net: Money | null };

const text = (main: string | null | undefined): ComparedCell => (main ? { main, second: null } : null);

const toPriceCell = ({ price, net }: ComparedPart): ComparedCell =>
  price && {
    main: formatMoney(price),
    second: null,
    net: `${formatMoney(net ?? price)} ${net ? netPricesCopy.without : netPricesCopy.with}`,
  };

function toCell(row: FactRow | undefined): ComparedCell {
  if (!row) return null;
  const inch = row.inch === null ? null : `${row.inch} in`;
  return row.mm === null ? text(row.text ?? inch) : { main: `${row.mm} mm`, second: inch };
}

const rowsOf = ({ line }: ComparedPart): readonly FactRow[] => line.facts?.rows ?? line.set?.rows ?? [];

/** Whether journal and wall of a column are those of the standard size of its set, though it is another size. */
export function hasStandardFigures(line: SheetLine): boolean {
  const { facts, set } = line;
  const standard = set?.sizes.find(({ size }) => size === 'STD');
  if (!facts || !set || !standard) return false;
  return showsStandardFigures(
    { size: facts.size, rows: facts.rows ?? set.rows },
    { size: 'STD', rows: standard.rows ?? set.rows },
  );
}

const toRow = (name: string, cells: ComparedCell[]): ComparedRow => ({
  name,
  cells,
  isDiffering: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1,
});

/**
 * Parts side by side: size, clearance, every specification that one of them has, all sizes of the set, price. A row
 * differs when the parts do not all say the same; saying nothing is another thing than saying something.
 */
export function compareParts(parts: readonly ComparedPart[]): ComparedRow[] {
  const copy = buildListCopy.compared;
  const names = [...new Set(parts.flatMap((part) => rowsOf(part).map(({ name }) => name)))];
  const row = (name: string, read: (part: ComparedPart) => ComparedCell) => toRow(name, parts.map(read));
  const rows = [
    row(copy.size, ({ line }) => text(line.facts && describeSize({ set: line.set?.set ?? '', size: line.facts.size }))),
    row(copy.clearance, ({ line }) => text(line.set?.clearance)),
    ...names.map((name) => row(name, (part) => toCell(rowsOf(part).find((one) => one.name === name)))),
    row(copy.sizes, ({ line }) =>
      text(
        line.set?.sizes
          .map(({ size }) => size)
          .filter(Boolean)
          .join(', '),
      ),
    ),
    row(copy.price, toPriceCell),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}
