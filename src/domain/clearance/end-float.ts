import { clearances } from '#config/clearances.ts';
import type { MeasuredLength } from './measurement-issue.ts';
import type { ThrustFigures } from './clearance-facts.ts';
import {
  type LengthRange,
  type LengthUnit,
  type Nanometres,
  distanceTo,
  fromMm,
  isAtLimit,
  toMicrometre,
} from './length.ts';

export type EndFloatAnswer =
  | { kind: 'missing-data' }
  | { kind: 'implausible'; unit: LengthUnit | null }
  | { kind: 'in-range' | 'at-limit'; endFloat: Nanometres; range: LengthRange }
  | { kind: 'too-small' | 'too-large'; endFloat: Nanometres; off: Nanometres; range: LengthRange };

/**
 * Judges a measured end float by the range of the thrust set (rule clearance.end-float). A length that fits only in the
 * other unit, or that no crankshaft has, is implausible; `unit` names the unit that it would fit in.
 */
export function decideEndFloat({ range }: ThrustFigures, { length, unit }: MeasuredLength): EndFloatAnswer {
  if (!range) return { kind: 'missing-data' };
  const other = unit === 'mm' ? length * 25.4 : length / 25.4;
  const endFloat = toMicrometre(length);
  const off = distanceTo(range, endFloat);
  if (off !== 0 && distanceTo(range, toMicrometre(other)) === 0)
    return { kind: 'implausible', unit: unit === 'mm' ? 'in' : 'mm' };
  if (length > fromMm(clearances.measuring.longestEndFloat)) return { kind: 'implausible', unit: null };
  if (off === 0) return { kind: isAtLimit(range, endFloat) ? 'at-limit' : 'in-range', endFloat, range };
  return { kind: off < 0 ? 'too-small' : 'too-large', endFloat, off, range };
}
