import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { FieldError } from '#islands/shared/FieldError.tsx';
import { type BoundForm, fieldId } from './bound-form.ts';

type Props<Form extends object> = {
  of: BoundForm<Form>;
  name: keyof Form & string;
  children: ReactNode;
  isRequired?: boolean;
};

/** A box to tick. */
export function EnquiryCheck<Form extends object>({ of, name, children, isRequired = false }: Props<Form>) {
  const { form, faults } = useStore(of.store.$state);
  const id = fieldId(of.tab, name);
  const error = faults[name];
  return (
    <div className={`col2 ${error ? 'is-error' : ''}`}>
      <label className="check">
        <input
          id={id}
          name={name}
          type="checkbox"
          required={isRequired}
          checked={form[name] === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => of.store.setField(name, event.target.checked as Form[typeof name])}
        />
        <span>{children}</span>
      </label>
      <FieldError of={id} text={error} />
    </div>
  );
}
