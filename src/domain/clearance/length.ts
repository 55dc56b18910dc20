import { cleanCode } from '../clean-text.ts';
import { readSizeCode } from '../part/part-size.ts';

/** A length in whole nanometres: 0.001 mm is 1,000 and 0.00001 in is exactly 254, so that both units are exact. */
export type Nanometres = number;
export type LengthUnit = 'mm' | 'in';
export type LengthRange = { from: Nanometres; to: Nanometres };

export type ReadLength =
  | { kind: 'length'; length: Nanometres; unit: LengthUnit }
  | { kind: 'empty' }
  | { kind: 'no-number' }
  /** more decimals than any micrometer shows */
  | { kind: 'too-fine'; unit: LengthUnit };

/** decimals that are read, and nanometres of the last of them */
const units = { mm: { decimals: 4, last: 100 }, in: { decimals: 5, last: 254 } } as const;
const written = /^(\d{0,4})(?:[.,](\d{0,12}))?\s*(mm|in|["″])?$/i;

/** 0.25 mm of the configuration as a length. */
export const fromMm = (mm: number): Nanometres => Math.round(mm * 1_000_000);

const unitOf = (mark: string | undefined, unit: LengthUnit): LengthUnit =>
  mark === undefined ? unit : mark.toLowerCase() === 'mm' ? 'mm' : 'in';

/**
 * Reads what was typed: "51.98", "51,98", "2.0465", ".0465". A unit behind the number ("2.0465 in", 2.0465") wins over
 * `unit`. mm to 4 decimals, inch to 5; nothing is rounded.
 */
export function readLength(text: string, unit: LengthUnit): ReadLength {
  const typed = cleanCode(text).trim();
  if (typed === '') return { kind: 'empty' };
  const [, whole = '', fraction = '', mark] = written.exec(typed) ?? [];
  if (whole + fraction === '') return { kind: 'no-number' };
  const read = unitOf(mark, unit);
  const { decimals, last } = units[read];
  const figures = fraction.replace(/0+$/, '');
  if (figures.length > decimals) return { kind: 'too-fine', unit: read };
  return { kind: 'length', length: Number(whole + figures.padEnd(decimals, '0')) * last, unit: read };
}

/**
 * "0.060" for 60,000 in mm with 3 decimals, "−0.0024" for −60,960 in inch with 4: rounded half away from zero, true minus.
 */
export function formatLength(length: Nanometres, unit: LengthUnit, decimals: number): string {
  const step = units[unit].last * 10 ** (units[unit].decimals - decimals);
  const steps = Math.round(Math.abs(length) / step);
  const digits = String(steps).padStart(decimals + 1, '0');
  const sign = length < 0 && steps > 0 ? '−' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The same length in the finest writing of a unit, without needless zeros: "2.04646", "51.98". */
export const writeLength = (length: Nanometres, unit: LengthUnit): string =>
  formatLength(length, unit, units[unit].decimals).replace(/(\.\d{2,}?)0+$/, '$1');

/** To 0.001 mm, as micrometers read and as the page prints: what is shown is what is compared. */
export const toMicrometre = (length: Nanometres): Nanometres => Math.round(length / 1000) * 1000;

/** True for a length that is one of the two ends of a range: the next finest measurement may lie outside of it. */
export const isAtLimit = ({ from, to }: LengthRange, length: Nanometres): boolean => length === from || length === to;

/** How far a length lies outside of a range: 0 inside, negative below, positive above. */
export const distanceTo = ({ from, to }: LengthRange, length: Nanometres): Nanometres =>
  length < from ? length - from : length > to ? length - to : 0;

/**
 * By how much the journal of a size is smaller than the standard one: "STD" 0, ".25" is 0.25 mm, ".025" 0.025 mm, "010"
 * 0.010 in. Null where the code does not say it ("STD-SP"). Each shell is thicker by half of it.
 */
export function readUndersize(size: string): Nanometres | null {
  if (size === 'STD') return 0;
  const measure = readSizeCode(size);
  if (!measure) return null;
  return fromMm((measure.thousandths * (measure.unit === 'mm' ? 1 : 25.4)) / 1000);
}
