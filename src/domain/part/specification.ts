import { partCopy } from '#config/copy/part.ts';
import type { Part, Specification } from './part.ts';

/** A row of the specification table. Either `mm` and/or `inch` (numbers without unit), or `text`. */
export type SpecificationRow = {
  name: string;
  mm: string | null;
  inch: string | null;
  text: string | null;
  /** letter that ties the row to the drawing */
  letter: DrawingLetter | null;
};
type DrawingLetter = 'A' | 'B' | 'C' | 'D';

const letters: readonly [RegExp, DrawingLetter][] = [
  [/^housing bore/i, 'A'],
  [/^journal diameter range/i, 'B'],
  [/^bearing length/i, 'C'],
  [/^wall thickness/i, 'D'],
];

const number = String.raw`(-?\d*\.?\d+(?:-\d*\.?\d+)?)`;
const mmThenInch = new RegExp(`^${number} mm(?: \\(${number} in\\))?$`);
const inchThenMm = new RegExp(`^${number} in \\(${number} mm\\)$`);

const toRange = (text: string | undefined): string | null => text?.replace(/(?<=\d)-/, '–') ?? null;

/**
 * Splits a supplied "mm (in)" string once: "51.980-52.000 mm (2.0465-2.0472 in)" is mm "51.980–52.000" and inch
 * "2.0465–2.0472", ranges with an en dash. What has another form stays a text as supplied. Letters: A housing bore,
 * B journal range, C length, D wall.
 */
export function splitSpecification({ name, value }: Specification): SpecificationRow {
  const letter = letters.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  const metric = mmThenInch.exec(value);
  if (metric) return { name, mm: toRange(metric[1]), inch: toRange(metric[2]), text: null, letter };
  const imperial = inchThenMm.exec(value);
  if (imperial) return { name, mm: toRange(imperial[2]), inch: toRange(imperial[1]), text: null, letter };
  return { name, mm: null, inch: null, text: value, letter };
}

/**
 * Rows with a letter of the drawing first, A to D, then the others as supplied, then the weight to 2 decimals
 * (rule part.specifications), last the numbers that the part takes the place of.
 */
export function listSpecificationRows(part: Part): SpecificationRow[] {
  const rows = part.specifications.map(splitSpecification);
  const lettered = rows.filter((row) => row.letter).sort((a, b) => ((a.letter ?? '') < (b.letter ?? '') ? -1 : 1));
  const weight = part.weightKg ? [toTextRow(partCopy.weight, `${part.weightKg.toFixed(2)} kg`)] : [];
  const replaced = part.interchange.map(({ brand, number }) => `${brand} ${number}`).join(', ');
  const replaces = replaced === '' ? [] : [toTextRow(partCopy.replaces, replaced)];
  return [...lettered, ...rows.filter((row) => !row.letter), ...weight, ...replaces];
}

const toTextRow = (name: string, text: string): SpecificationRow => ({
  name,
  mm: null,
  inch: null,
  text,
  letter: null,
});
