import { type LengthRange, type LengthUnit, formatLength, writeLength } from '../clearance/length.ts';
import { type FigureName, figureRows, toSizeFigures } from '../clearance/size-figures.ts';
import type { Part } from '../part/part.ts';
import { listSpecificationRows, type SpecificationRow } from '../part/specification.ts';

/** A figure of the standard size beside that of another; `change` is what the size has more or less, in mm, where one figure says it. */
type StandardFigure =
  | { kind: 'same' }
  | { kind: 'differs'; mm: string | null; inch: string | null; change: string | null };
/** `standard`: null for texts, for parts without size and for the standard size itself. */
export type SizeRow = SpecificationRow & { standard: StandardFigure | null };

const figureOf = new Map(
  Object.entries(figureRows).map(([figure, name]) => [name.toLowerCase(), figure as FigureName]),
);
/** of a washer: what a size changes is not in the data, and its rows repeat the standard ones */
const washerThickness = 'washer thickness';

const placesOf = (text: string | null): number => /\.(\d+)/.exec(text ?? '')?.[1]?.length ?? 0;

/** A range in the places of the row that it stands for; finer where it does not come out even, "47.775". */
function writeRange({ from, to }: LengthRange, unit: LengthUnit, places: number): string {
  const write = (length: number) =>
    unit === 'mm' && places === 2 && length % 10_000 !== 0
      ? writeLength(length, 'mm')
      : formatLength(length, unit, places);
  return [...new Set([write(from), write(to)])].join('–');
}

const isSame = (a: SpecificationRow, b: SpecificationRow): boolean =>
  a.mm === b.mm && a.inch === b.inch && a.text === b.text;

const sign = (length: number): string => (length > 0 ? '+' : '') + formatLength(length, 'mm', 3);

function writeChange(own: LengthRange | null, common: LengthRange | null): string | null {
  if (!own || !common || own.from - common.from !== own.to - common.to) return null;
  return sign(own.to - common.to);
}

/**
 * The rows of the specifications with the figures of the part's own size, each beside that of the standard size (rules
 * part.specifications, size.own-figures). What the data does not tell of a size is left open, with what STD has.
 */
export function listSizeRows(part: Part, standard: Part | undefined): SizeRow[] {
  const rows = listSpecificationRows(part);
  if (!standard || part.size === '' || part.size === 'STD') return rows.map((row) => ({ ...row, standard: null }));
  const common = new Map(listSpecificationRows(standard).map((row) => [row.name, row]));
  const [own, ofStandard] = [toSizeFigures(part, standard), toSizeFigures(standard, standard)];
  return rows.map((row) => {
    const other = common.get(row.name);
    if (row.text !== null || !other || other.text !== null) return { ...row, standard: null };
    const name = figureOf.get(row.name.toLowerCase());
    if (name) return toFigureRow(row, other, own[name], ofStandard[name]);
    const isUnknown = row.name.toLowerCase() === washerThickness && isSame(row, other);
    return isUnknown ? toFigureRow(row, other, null, null) : { ...row, standard: compare(row, other, null) };
  });
}

const compare = (row: SpecificationRow, other: SpecificationRow, change: string | null): StandardFigure =>
  isSame(row, other) ? { kind: 'same' } : { kind: 'differs', mm: other.mm, inch: other.inch, change };

function toFigureRow(
  row: SpecificationRow,
  other: SpecificationRow,
  own: LengthRange | null,
  common: LengthRange | null,
): SizeRow {
  const isRepeated = own && common && own.from === common.from && own.to === common.to;
  // a row in a form that is not read, and one that says the same: as supplied
  if (isRepeated || (!own && !common && !isSame(row, other))) return { ...row, standard: compare(row, other, null) };
  const mm = own && writeRange(own, 'mm', placesOf(row.mm));
  const inch = own && row.inch !== null ? writeRange(own, 'in', placesOf(row.inch)) : null;
  const written = { ...row, mm, inch };
  return { ...written, standard: compare(written, other, writeChange(own, common)) };
}
