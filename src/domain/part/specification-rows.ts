import { partCopy } from '#config/copy/part.ts';
import type { Part } from './part.ts';
import { type SpecificationRow, splitSpecification } from './specification.ts';

/**
 * Rows with a letter of the drawing first, A to D, then the others as supplied, then the weight to 2 decimals
 * (rule part.specifications), last the numbers that the part takes the place of.
 */
export function listSpecificationRows(part: Part): SpecificationRow[] {
  const rows = part.specifications.map(splitSpecification);
  const lettered = rows.filter((row) => row.letter).toSorted((a, b) => ((a.letter ?? '') < (b.letter ?? '') ? -1 : 1));
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
