import { notMadeCopy } from '#config/copy/not-made.ts';
import { readSizeCode } from '../part/part-size.ts';
import type { FoundPart } from './rank-parts.ts';
import { isVerySize, type Measure, matchSize, type SizeWish } from './read-size.ts';

/** A size asked for in one unit and made in the other: never the very one, so that the buyer has to choose it. */
export type UnitNote = {
  typed: string;
  requestedUnit: 'in' | 'mm';
  /** the asked size in both units: "0.020" and "0.508" */
  inches: string;
  mm: string;
  /** code of the nearest size that is made, as the trade pairs them */
  nearest: string;
};

/** "0.010 in = 0.254 mm. The nearest size is .25.": the unit that was typed comes first. */
export const writeUnitNote = ({ requestedUnit, inches, mm, nearest }: UnitNote): string =>
  notMadeCopy.unit[requestedUnit](inches, mm, nearest);

const mmPerInch = 25.4;
const tradePerThousandth = 25;

/** Whether a size of the catalogue answers a wish only in the other unit. */
export const isOtherUnit = (wish: SizeWish, code: string): boolean =>
  matchSize(wish, code) > 0 && !isVerySize(wish, code);

function toFigures(measure: Measure, requestedUnit: 'in' | 'mm'): Pick<UnitNote, 'inches' | 'mm'> | null {
  if (measure.unit === 'name') return null;
  const thousandths = measure.nominal / tradePerThousandth;
  if (requestedUnit === 'in')
    return { inches: (thousandths / 1000).toFixed(3), mm: ((thousandths / 1000) * mmPerInch).toFixed(3) };
  const mm = measure.nominal / 1000;
  return { inches: (mm / mmPerInch).toFixed(4), mm: mm.toFixed(measure.nominal % 10 === 0 ? 2 : 3) };
}

/** What to say of a wish of which a set has only the equal in the other unit; null where it has the very size, or neither. */
export function describeUnit(wish: SizeWish, made: readonly string[]): UnitNote | null {
  const nearest = made.find((code) => isOtherUnit(wish, code));
  const size = nearest === undefined ? null : readSizeCode(nearest);
  if (nearest === undefined || !size || made.some((code) => isVerySize(wish, code))) return null;
  const requestedUnit = size.unit === 'mm' ? 'in' : 'mm';
  const measure = wish.measures.find(({ unit }) => unit === requestedUnit);
  const figures = measure ? toFigures(measure, requestedUnit) : null;
  return figures && { typed: wish.typed, requestedUnit, ...figures, nearest };
}

/** The same of the first among `parts` whose set is made only in another unit than was asked for. */
export function noteUnit(parts: readonly FoundPart[]): UnitNote | null {
  for (const { set, size, code } of parts) {
    const note = size && isOtherUnit(size, code) ? describeUnit(size, set.sizes) : null;
    if (note) return note;
  }
  return null;
}
