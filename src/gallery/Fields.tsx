import '#styles/choice.css';
import '#styles/tools.css';
import { Field } from '#islands/shared/Field.tsx';
import { FieldError } from '#islands/shared/FieldError.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { State } from './State.tsx';

const keep = () => undefined;

const Plain = () => (
  <>
    <State name="empty, with a placeholder">
      <TextField label="Engine code" value="" placeholder="K20A" onText={keep} />
    </State>
    <State name="filled">
      <TextField label="City" value="Warszawa" onText={keep} />
    </State>
    <State name="under the pointer" force="hover">
      <TextField label="City" value="Berlin" onText={keep} />
    </State>
    <State name="with the focus" force="focus">
      <TextField label="City" value="Zürich" onText={keep} />
    </State>
    <State name="optional">
      <TextField label="Company" value="" isOptional onText={keep} />
    </State>
    <State name="with a hint">
      <TextField label="Phone" value="" hint="For the carrier, with the country’s code." onText={keep} />
    </State>
    <State name="wrong">
      <TextField label="E-mail" value="anna@" error="Write the whole address, as in name@firm.example." onText={keep} />
    </State>
    <State name="cannot be changed (disabled)">
      <TextField label="Postal code" value="1012 AB" disabled onText={keep} />
    </State>
  </>
);

export const Fields = () => (
  <>
    <Plain />
    <State name="a number of a part (mono), large">
      <Field label="Part number">
        {(control) => <input {...control} className="input input-lg mono" defaultValue="4B1606H-STD" />}
      </Field>
    </State>
    <State name="several lines (textarea)">
      <Field label="Question">
        {(control) => <textarea {...control} className="textarea" defaultValue="Does 0.25 mm come back this year?" />}
      </Field>
    </State>
    <State name="wrong, of a control that is no field">
      <label className="check">
        <input type="checkbox" aria-invalid="true" aria-describedby="gallery-terms-error" />
        <span>I have read the terms</span>
      </label>
      <FieldError of="gallery-terms" text="Please agree to the terms." />
    </State>
    <State name="searchbox">
      <div className="searchbox">
        <Icon name="search" />
        <input type="search" className="input" aria-label="Filter engines" defaultValue="K20" />
        <button type="button" className="icon-btn clear" aria-label="Clear">
          <Icon name="x" className="i-s" />
        </button>
      </div>
    </State>
  </>
);
