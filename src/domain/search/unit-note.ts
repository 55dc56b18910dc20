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

/** What to say of the first part among `parts` whose set is made only in another unit than was asked for; null where none is. */
export function noteUnit(parts: readonly FoundPart[]): UnitNote | null {
  const part = parts.find(
    ({ set, size, code }) =>
      size !== null && isOtherUnit(size, code) && !set.sizes.some((made) => isVerySize(size, made)),
  );
  const made = part ? readSizeCode(part.code) : null;
  if (!part?.size || !made) return null;
  const requestedUnit = made.unit === 'mm' ? 'in' : 'mm';
  const measure = part.size.measures.find(({ unit }) => unit === requestedUnit);
  const figures = measure ? toFigures(measure, requestedUnit) : null;
  return figures && { typed: part.size.typed, requestedUnit, ...figures, nearest: part.code };
}
