/** Lengths as they are typed, each with the unit that it was typed in; kept until the browser's tab is closed. */
import { type LengthUnit, type ReadLength, readLength, writeLength } from '#domain/clearance/length.ts';
import { map } from 'nanostores';
import * as z from 'zod/mini';
import { readVersioned, writeVersioned } from '../browser/storage.ts';

export type Field = 'journal' | 'housing' | 'endFloat';
type Typed = { text: string; unit: LengthUnit };
export type Measuring = {
  /** of the fields as shown; what was typed in the other unit stays as exact as it was */
  unit: LengthUnit;
  typed: Record<Field, Typed>;
  /** while a field is being typed, what is half written is no mistake */
  isTyping: boolean;
};
export type MeasuringEffects = {
  /** may be refused by the browser */
  save: (text: string) => void;
  read: () => string | null;
};

const typedSchema = z.object({ text: z.string().check(z.maxLength(20)), unit: z.enum(['mm', 'in']) });
const persistedSchema = z.object({
  subject: z.string(),
  unit: z.enum(['mm', 'in']),
  typed: z.object({ journal: typedSchema, housing: typedSchema, endFloat: typedSchema }),
});

const nothing = (unit: LengthUnit): Record<Field, Typed> => ({
  journal: { text: '', unit },
  housing: { text: '', unit },
  endFloat: { text: '', unit },
});

/** Reads what stands in a field. */
export const readTyped = ({ text, unit }: Typed): ReadLength => readLength(text, unit);

/** Reads what was measured in a field. An end float may be nothing, a diameter may not: 0 is then no number. */
export function readMeasured({ typed }: Pick<Measuring, 'typed'>, field: Field): ReadLength {
  const read = readTyped(typed[field]);
  return field !== 'endFloat' && read.kind === 'length' && read.length === 0 ? { kind: 'no-number' } : read;
}

/** What a field shows: the text as typed, or the same length in the unit chosen since. */
export function showTyped(typed: Typed, unit: LengthUnit): string {
  if (typed.unit === unit) return typed.text;
  const read = readTyped(typed);
  return read.kind === 'length' ? writeLength(read.length, unit) : typed.text;
}

/** `subject` says what is measured: what was kept for another engine is not brought back, its unit is. */
export function createMeasuring(subject: string, { save, read }: MeasuringEffects) {
  const $measuring = map<Measuring>({ unit: 'mm', typed: nothing('mm'), isTyping: false });

  function change(changes: Partial<Measuring>): void {
    $measuring.set({ ...$measuring.get(), ...changes });
    const { unit, typed } = $measuring.get();
    save(writeVersioned({ subject, unit, typed }));
  }

  return {
    $measuring,
    type(field: Field, text: string): void {
      const { unit, typed } = $measuring.get();
      change({ typed: { ...typed, [field]: { text, unit } }, isTyping: true });
    },
    /** the field was left, or Enter pressed: from now on a mistake is said */
    settle: (): void => $measuring.setKey('isTyping', false),
    chooseUnit: (unit: LengthUnit): void => change({ unit, isTyping: false }),
    /** the same figures were meant in another unit */
    readIn(unit: LengthUnit, fields: readonly Field[]): void {
      const { typed } = $measuring.get();
      const meant = Object.fromEntries(fields.map((field) => [field, { text: stripUnit(typed[field].text), unit }]));
      change({ unit, typed: { ...typed, ...meant }, isTyping: false });
    },
    exchange(): void {
      const { typed } = $measuring.get();
      change({ typed: { ...typed, journal: typed.housing, housing: typed.journal }, isTyping: false });
    },
    /** Brings back what was typed for the same engine earlier in this tab. */
    restore(): void {
      const earlier = readVersioned(persistedSchema, read());
      if (!earlier) return;
      const typed = earlier.subject === subject ? earlier.typed : nothing(earlier.unit);
      $measuring.set({ unit: earlier.unit, typed, isTyping: false });
    },
  };
}

const stripUnit = (text: string): string => text.trim().replace(/[^\d.,].*$/, '');
