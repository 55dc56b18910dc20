import { clearances } from '#config/clearances.ts';
import type { ShellFigures } from './clearance-facts.ts';
import { type LengthRange, type LengthUnit, type Nanometres, distanceTo, fromMm } from './length.ts';

/** One measured length with the unit that it was read in. */
export type MeasuredLength = { length: Nanometres; unit: LengthUnit };
export type Measured = { journal: MeasuredLength; housing: MeasuredLength };
type MeasuredField = keyof Measured;

/** Why a measurement is not worked with. `given`: what the data of the set gives; `by`: how far the measurement is from it. */
export type MeasurementIssue =
  | { kind: 'other-unit'; fields: MeasuredField[]; unit: LengthUnit }
  | { kind: 'swapped' }
  | { kind: 'journal-not-smaller' }
  | { kind: 'off'; field: MeasuredField; by: Nanometres; given: LengthRange };

const { housingOff, journalOver, deepestRegrind, longest } = clearances.measuring;
const anyLength: LengthRange = { from: 1, to: fromMm(longest) };

/** What counts as a measurement of this set: a journal may be reground, a housing only be a little off. */
function toPlausibleRange(facts: ShellFigures, field: MeasuredField): LengthRange {
  const given = facts[field];
  if (!given) return anyLength;
  const below = field === 'journal' ? deepestRegrind : housingOff;
  const above = field === 'journal' ? journalOver : housingOff;
  return { from: given.from - fromMm(below), to: given.to + fromMm(above) };
}

const swapUnit = ({ length, unit }: MeasuredLength): Nanometres =>
  Math.round(unit === 'mm' ? length * 25.4 : length / 25.4);

/**
 * Looks for slips before anything is worked out: the other unit, the two fields exchanged, a journal that is not smaller
 * than its housing, a length far from what the data of the set gives. Null where nothing speaks against the measurement;
 * figures that the data does not give cannot be compared.
 */
export function findMeasurementIssue(facts: ShellFigures, measured: Measured): MeasurementIssue | null {
  const fields: MeasuredField[] = ['journal', 'housing'];
  const fits = (field: MeasuredField, length: Nanometres) => distanceTo(toPlausibleRange(facts, field), length) === 0;
  const wrong = fields.filter((field) => !fits(field, measured[field].length));
  const [first] = wrong;
  const inOtherUnit = wrong.filter((field) => fits(field, swapUnit(measured[field])));
  if (inOtherUnit[0]) return toOtherUnit(inOtherUnit, measured[inOtherUnit[0]].unit);
  if (first && isSwapped(facts, measured)) return { kind: 'swapped' };
  if (measured.journal.length >= measured.housing.length) return { kind: 'journal-not-smaller' };
  return first ? toOff(facts, first, measured[first].length) : null;
}

const toOtherUnit = (fields: MeasuredField[], unit: LengthUnit): MeasurementIssue => ({
  kind: 'other-unit',
  fields,
  unit: unit === 'mm' ? 'in' : 'mm',
});

function isSwapped(facts: ShellFigures, { journal, housing }: Measured): boolean {
  const isHousing = distanceTo(toPlausibleRange(facts, 'housing'), journal.length) === 0;
  return isHousing && distanceTo(toPlausibleRange(facts, 'journal'), housing.length) === 0;
}

function toOff(facts: ShellFigures, field: MeasuredField, length: Nanometres): MeasurementIssue {
  const given = facts[field] ?? anyLength;
  return { kind: 'off', field, by: distanceTo(given, length), given };
}
