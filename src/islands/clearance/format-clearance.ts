import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import type { SizeClearance } from '#domain/clearance/size-clearance.ts';
import { type LengthRange, type LengthUnit, type Nanometres, formatLength } from '#domain/clearance/length.ts';

const decimals = { mm: 3, in: 4 } as const;
/** the least difference that can be written */
const finest = { mm: 1000, in: 2540 } as const;
const marks = { mm: 'mm', in: 'in' } as const;

/** "0.056", "0.0022": clearances to 0.001 mm or 0.0001 in. */
export const writeFigure = (length: Nanometres, unit: LengthUnit): string => formatLength(length, unit, decimals[unit]);

/** "0.056 mm". */
export const writeLengthOf = (length: Nanometres, unit: LengthUnit): string =>
  `${writeFigure(length, unit)} ${marks[unit]}`;

/** "0.051–0.061 mm". */
export const writeRange = ({ from, to }: LengthRange, unit: LengthUnit): string =>
  `${writeFigure(from, unit)}–${writeLengthOf(to, unit)}`;

/** "0.012 mm"; a difference that rounds to nothing is "under 0.0001 in", never nothing. */
export function writeDifference(off: Nanometres, unit: LengthUnit, mark: string = ` ${marks[unit]}`): string {
  const figure = writeFigure(Math.abs(off), unit);
  return Number(figure) > 0 ? figure + mark : copy.under(writeFigure(finest[unit], unit) + mark);
}

type Verdict = Pick<SizeClearance, 'off' | 'isAtLimit'>;

/** "0.020 mm too tight"; in a column with its unit in the head without `mark`. */
export const writeVerdict = ({ off, isAtLimit }: Verdict, unit: LengthUnit, mark?: string): string =>
  off === 0
    ? isAtLimit
      ? copy.atLimit
      : copy.inRange
    : (off < 0 ? copy.tooTight : copy.tooWide)(writeDifference(off, unit, mark));
