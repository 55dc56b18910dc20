import { tradeSteps } from '#config/undersizes.ts';
import { readSizeCode } from '../part/part-size.ts';

/**
 * A size as its measure. `nominal` in 0.001 mm as the trade counts, where 0.010 in and 0.25 mm are the same regrind;
 * named sizes (STD, STD-SP) have a name instead.
 */
export type Measure = { unit: 'mm' | 'in'; nominal: number } | { unit: 'name'; name: string };

/** What was typed as a size: the measures it may stand for, the likeliest first. */
export type SizeWish = { typed: string; measures: readonly Measure[] };

const nominalPerThousandth = 25;
const inch = (thousandths: number): Measure => ({ unit: 'in', nominal: thousandths * nominalPerThousandth });
const mm = (micrometres: number): Measure => ({ unit: 'mm', nominal: micrometres });
const named = (name: string): Measure => ({ unit: 'name', name });

/** in millimetres nothing is made that small, except .025, .050 and .100 */
const inchSteps: readonly number[] = tradeSteps.inch;
const bareHundredths: readonly number[] = tradeSteps.bareMm;

const measures = new Map<string, Measure>();

/** A size code of the catalogue as a measure: ".25" is 250, "010" is 0.010 in and so 250 too. There are few, so each is read once. */
export function toMeasure(code: string): Measure {
  const known = measures.get(code) ?? readCode(code);
  measures.set(code, known);
  return known;
}

function readCode(code: string): Measure {
  const measure = readSizeCode(code);
  if (!measure) return named(code);
  return measure.unit === 'mm' ? mm(measure.thousandths) : inch(measure.thousandths);
}

/**
 * How well a size of the catalogue answers a wish: 3 written so, up to 2 the very measure, up to 1 the same regrind in the
 * other unit, each less for a less likely reading; 0 another size.
 */
export function matchSize(wish: SizeWish, code: string): number {
  if (wish.typed === code) return 3;
  const size = toMeasure(code);
  const scores = wish.measures.map((measure, place) => matchMeasure(measure, size) * (1 - place / 10));
  return Math.max(0, ...scores);
}

/** at and above this a size is the very one, only written otherwise; below, the other unit's equal */
const verySize = 1.5;

/** Whether a size of the catalogue is the one that was asked for, in its own unit. */
export const isVerySize = (wish: SizeWish, code: string): boolean => matchSize(wish, code) >= verySize;

function matchMeasure(wished: Measure, size: Measure): number {
  if (wished.unit === 'name' || size.unit === 'name')
    return wished.unit === 'name' && size.unit === 'name' && wished.name === size.name ? 2 : 0;
  if (wished.nominal !== size.nominal) return 0;
  return wished.unit === size.unit ? 2 : 1;
}

/** Whether what was typed may become this size with more characters: ".2" of ".25", "s" of "STD". */
export const isSizeBegun = ({ typed }: SizeWish, code: string): boolean =>
  toDigits(code).startsWith(toDigits(typed)) && toDigits(code) !== toDigits(typed);

const toDigits = (size: string): string => size.replace(/[^A-Z0-9]/g, '').replace(/^0+/, '');

/**
 * Reads a text as a size, null where it is none: "STD", "0.50", ".5 mm", "050", "50", ".010 in", "10 thou". Capitals and a
 * decimal dot are expected.
 */
export function readSize(text: string): SizeWish | null {
  const typed = text.trim();
  const measures = readName(typed) ?? readMeasures(typed);
  return measures === null || measures.length === 0 ? null : { typed, measures };
}

function readName(text: string): Measure[] | null {
  if (/^(?:STD[\s.-]?)?SP(?:ECIAL)?$/.test(text)) return [named('STD-SP')];
  return /^(?:STD|STANDARD|0?\.00|000)$/.test(text) ? [named('STD')] : null;
}

const units: readonly [RegExp, Measure['unit']][] = [
  [/^MM$/, 'mm'],
  [/^(?:IN|INCH|INCHES|"|''|THOU)$/, 'in'],
];

function readMeasures(text: string): Measure[] | null {
  const parts = /^([\d.]+)\s*([A-Z]+|"|'')?$/.exec(text);
  if (!parts) return null;
  const [, figures = '', word] = parts;
  const unit = word === undefined ? null : units.find(([pattern]) => pattern.test(word))?.[1];
  if (unit === undefined) return null;
  const measures = word === 'THOU' ? readThou(figures) : (readDecimal(figures) ?? readBare(figures));
  return measures.filter((measure) => unit === null || measure.unit === unit);
}

const readThou = (figures: string): Measure[] => (/^\d{1,3}$/.test(figures) ? [inch(Number(figures))] : []);

/** ".010" is inch, because nothing is made 0.010 mm under; ".025" may be either; two places are millimetres, but for steps that are made in inches alone (".01"). */
function readDecimal(figures: string): Measure[] | null {
  const parts = /^([01]?)\.(\d{1,3})$/.exec(figures);
  if (!parts) return null;
  const [, whole = '', places = ''] = parts;
  const thousandths = Number(`${whole || '0'}${places.padEnd(3, '0')}`);
  if (places.length === 2 && thousandths <= 40) return [inch(thousandths)];
  if (places.length < 3) return [mm(thousandths)];
  const both = [mm(thousandths), inch(thousandths)];
  return inchSteps.includes(thousandths) && thousandths !== 50 ? [...both].reverse() : both;
}

/** "010" and "10" are inch, "050" and "50" are 0.50 mm; what is no size that is made is none. */
function readBare(figures: string): Measure[] {
  const value = Number(figures);
  if (figures.length < 2 || figures.length > 3) return [];
  if (bareHundredths.includes(value)) return [mm(value * 10), inch(value), mm(value)];
  const isInch = figures.length === 3 ? inchSteps.includes(value) : value >= 10 && inchSteps.includes(value);
  return isInch ? [inch(value)] : [];
}
