import '#styles/segments.css';
import { useId } from 'react';
import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import { type LengthRange, type LengthUnit, writeLength } from '#domain/clearance/length.ts';
import { type Field, type Measuring, readMeasured, showTyped } from '#stores/part/measuring.ts';
import { TextField } from '../shared/TextField.tsx';
import { writeRange } from './format-clearance.ts';
import styles from './Clearance.module.css';

type Props = {
  field: Field;
  measuring: Measuring;
  /** the letter of the drawing */
  letter?: 'A' | 'B';
  /** what the data of the set gives; null where it gives nothing */
  given: LengthRange | null;
  onText: (text: string) => void;
  onSettle: () => void;
};

const other = { mm: 'in', in: 'mm' } as const;

function findError(measuring: Measuring, field: Field, example: string): string | undefined {
  const { isTyping, unit } = measuring;
  const read = readMeasured(measuring, field);
  if (isTyping) return undefined;
  if (read.kind === 'no-number') return copy.errors['no-number'](example);
  return read.kind === 'too-fine' ? copy.errors['too-fine'][read.unit ?? unit] : undefined;
}

const toExample = (given: LengthRange | null, unit: LengthUnit): string =>
  given ? writeLength(given.from, unit).replace(/(\.\d{4})\d+$/, '$1') : unit === 'mm' ? '51.98' : '2.0465';

/** One measured length, with its letter of the drawing and the range that the data gives. */
export function LengthField({ field, measuring, letter, given, onText, onSettle }: Props) {
  const { typed, unit } = measuring;
  const read = readMeasured(measuring, field);
  const hint = given ? copy.hints[field](writeRange(given, unit)) : '';
  const inOther = read.kind === 'length' ? copy.readAs(`${writeLength(read.length, other[unit])} ${other[unit]}`) : '';
  return (
    <TextField
      label={
        <span className={styles.label}>
          {letter ? (
            <b className={styles.datum} aria-hidden="true">
              {letter}
            </b>
          ) : null}
          {copy.fields[field]}, {copy.units[unit]}
        </span>
      }
      value={showTyped(typed[field], unit)}
      onText={onText}
      onBlur={onSettle}
      onKeyDown={(event) => event.key === 'Enter' && onSettle()}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      className={styles.length}
      hint={
        <>
          {hint} <span>{inOther}</span>
        </>
      }
      error={findError(measuring, field, toExample(given, unit))}
    />
  );
}

const units: readonly LengthUnit[] = ['mm', 'in'];

export function UnitSwitch({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{copy.unit}</legend>
      {units.map((one) => (
        <label key={one}>
          <input className="sr" type="radio" name={name} checked={one === unit} onChange={() => onChoose(one)} />
          {copy.units[one]}
        </label>
      ))}
    </fieldset>
  );
}
