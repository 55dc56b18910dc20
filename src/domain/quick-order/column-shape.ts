/** What the cells of a column without a name say together: row numbers, prices and measures are no quantities. */
import { isNumberLike } from './number-like.ts';
import { readQuantity } from './read-quantity.ts';

type Rows = readonly (readonly string[])[];

const amount = "[-−+]?\\d{1,3}(?:[ .,'’]?\\d{3})*(?:[.,]\\d{1,4})?";
/** money, per cent and measures say so themselves */
const sign = '(?:[€$£%]|EUR|USD|GBP|PLN|CHF|zł|kg|g|mm|cm|lbs?)';
const marked = new RegExp(`^(?:${sign}\\s*${amount}|${amount}\\s*${sign})$`, 'i');
const signAlone = new RegExp(`^${sign}$`, 'i');
const decimal = /^[-−+]?\d[\d.,'’ ]*[.,](?!0+$)\d{1,4}$/;

/** .25, .50, .010: what may be an undersize is no price */
const isUndersize = (cell: string): boolean => {
  const [, whole = '', places = ''] = /^-?([01]?)[.,](\d{2,3})$/.exec(cell) ?? [];
  const thousandths = Number(`${whole || '0'}${places.padEnd(3, '0')}`);
  return (
    places !== '' &&
    (thousandths % 250 === 0 || (thousandths % 10 === 0 && thousandths <= 60) || [25, 100].includes(thousandths))
  );
};

const isWhole = (cell: string): boolean => readQuantity(cell) !== null;
const isMeasured = (cell: string): boolean => marked.test(cell) || decimal.test(cell);

/** 1, 2, 3 or 10, 20, 30: each row one step on from the row before. */
export function isRunning(cells: readonly string[]): boolean {
  const [step = 0] = cells.map(Number);
  return (
    [1, 5, 10, 100].includes(step) &&
    cells.every((cell, at) => /^\d{1,6}$/.test(cell) && Number(cell) === step * (at + 1))
  );
}

/** with so many cells in a row it is a row of a table, and not "how many, what, how many" */
const widthOfTable = 4;
const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** Two rows may count 1 and 2 pieces: it takes three, or rows with more in them than number and quantity. */
const isSureRun = (rows: Rows): boolean => rows.length > 2 || rows.every((cells) => filledIn(cells) >= widthOfTable);

type Shape = { at: number; isRun: boolean; isMeasure: boolean; isWhole: boolean; isSign: boolean };

function toShape(rows: Rows, at: number): Shape {
  const cells = rows.map((row) => row[at] ?? '');
  const filled = cells.filter((cell) => cell !== '');
  const isBefore = rows.every((row) => row.findIndex(isNumberLike) > at);
  const isFigures = filled.length > 0 && filled.every((cell) => isWhole(cell) || isMeasured(cell));
  return {
    at,
    isRun: isBefore && isRunning(cells),
    isMeasure: isFigures && filled.some((cell) => isMeasured(cell) && !isUndersize(cell)),
    isWhole: filled.some(isWhole),
    isSign: filled.length > 0 && filled.every((cell) => signAlone.test(cell)),
  };
}

/** Whole figures beside a column of "EUR" or "kg", where no figure with decimals is what it belongs to. */
const listBesideSigns = (shapes: readonly Shape[]): number[] =>
  shapes
    .filter(({ isSign }) => isSign)
    .map(({ at }) => shapes.filter((shape) => Math.abs(shape.at - at) === 1))
    .filter((beside) => !beside.some(({ isMeasure }) => isMeasure))
    .flatMap((beside) => beside.flatMap(({ at, isWhole: isFigure }) => (isFigure ? [at] : [])));

/**
 * Columns of row numbers and of prices or measures, which are no quantities; where there is no other column of figures they are in
 * doubt, as is what a currency stands beside.
 */
export function readColumnShapes(rows: Rows): { excluded: number[]; doubtful: number[] } {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const shapes = Array.from({ length: width }, (_, at) => toShape(rows, at));
  const isStrange = ({ isRun, isMeasure }: Shape): boolean => isRun || isMeasure;
  const strange = shapes.filter(isStrange);
  const hasOther = shapes.some((shape) => shape.isWhole && !isStrange(shape));
  const isSure = (shape: Shape): boolean => hasOther && (shape.isMeasure || isSureRun(rows));
  const isAlone = rows.length > 1 && !hasOther;
  return {
    excluded: strange.filter(isSure).map(({ at }) => at),
    doubtful: [
      ...(isAlone ? strange.filter((shape) => shape.isWhole).map(({ at }) => at) : []),
      ...listBesideSigns(shapes),
    ],
  };
}
