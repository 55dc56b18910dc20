import type { Part } from '../part/part.ts';
import { type LengthRange, readLength } from './length.ts';

/** A figure of the part's data, with whether the data itself calls it an estimate. */
export type SpecifiedFigure = LengthRange & { isEstimate: boolean };

const metric = /^(?:(?:ca|approx)\.? |~ ?)?([\d.]+)(?:-([\d.]+))? mm\b/i;
const estimated = /^(?:ca|approx)\b|^~|\bestimate/i;

/**
 * Finds a row of the specifications and reads its millimetres: "51.980-52.000 mm (2.0465-2.0472 in)", "1.392 mm", "ca. 48 mm
 * (estimated)". Null where there is no such row or it has another form: then the figure is missing, it is never guessed.
 */
export function findFigure({ specifications }: Pick<Part, 'specifications'>, name: string): SpecifiedFigure | null {
  const value = specifications.find((row) => row.name.toLowerCase() === name.toLowerCase())?.value.trim() ?? '';
  const [, first, last = first] = metric.exec(value) ?? [];
  const [from, to] = [readLength(first ?? '', 'mm'), readLength(last ?? '', 'mm')];
  if (from.kind !== 'length' || to.kind !== 'length' || from.length > to.length) return null;
  return { from: from.length, to: to.length, isEstimate: estimated.test(value) };
}
