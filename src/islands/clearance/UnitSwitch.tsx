import '#styles/segments.css';
import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import type { LengthUnit } from '#domain/clearance/length.ts';
import { useId } from 'react';

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
