import { useStore } from '@nanostores/react';
import { limits } from '#config/limits.ts';
import { Field } from '#islands/shared/Field.tsx';
import { type BoundForm, fieldId } from './bound-form.ts';

type Props<Form extends object> = { of: BoundForm<Form>; isOptional?: boolean };

/** What the visitor has to say, in several lines. */
export function EnquiryMessage<Form extends object & { text: string }>({ of, isOptional = false }: Props<Form>) {
  const { form, faults } = useStore(of.store.$state);
  return (
    <Field
      id={fieldId(of.tab, 'text')}
      label={of.labels.text}
      error={faults.text}
      isOptional={isOptional}
      className="col2"
    >
      {(control) => (
        <textarea
          className="textarea"
          name="text"
          maxLength={limits.enquiryTextMax}
          required={!isOptional}
          value={form.text}
          onChange={(event) => of.store.setField('text', event.target.value as Form['text'])}
          onBlur={() => of.store.leaveField('text')}
          {...control}
        />
      )}
    </Field>
  );
}
