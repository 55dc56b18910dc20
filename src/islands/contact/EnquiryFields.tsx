import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import type { ComponentProps, ReactNode } from 'react';
import { limits } from '#config/limits.ts';
import { contactCopy } from '#config/copy/contact.ts';
import { countries } from '#config/countries.ts';
import { TextField } from '../shared/TextField.tsx';
import { type BoundForm, fieldId } from './bound-form.ts';
import { type Choice, Select } from '../shared/Select.tsx';
import { Field } from '../shared/Field.tsx';
import { FieldError } from '../shared/FieldError.tsx';

type Props<Form extends object> = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onText' | 'error' | 'id'
> & { of: BoundForm<Form>; name: keyof Form & string };

/** A text field on one line: shows what is typed, says what is wrong once it was left. */
export function EnquiryText<Form extends object>({ of, name, ...rest }: Props<Form>) {
  const { form, faults } = useStore(of.store.$state);
  return (
    <TextField
      maxLength={limits.enquiryLineMax}
      {...rest}
      id={fieldId(of.tab, name)}
      name={name}
      label={of.labels[name]}
      value={String(form[name])}
      error={faults[name]}
      required={!rest.isOptional}
      onText={(text) => of.store.setField(name, text as Form[typeof name])}
      onBlur={() => of.store.leaveField(name)}
    />
  );
}

/** The address that the answer goes to. */
export const EnquiryMail = <Form extends object & { email: string }>({ of }: { of: BoundForm<Form> }) => (
  <EnquiryText
    of={of}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    spellCheck={false}
    maxLength={limits.emailMax}
  />
);

type EnquirySelectProps<Form extends object> = {
  of: BoundForm<Form>;
  name: keyof Form & string;
  choices: readonly Choice[];
  placeholder: string;
  autoComplete?: string;
  isOptional?: boolean;
  className?: string;
};

/** One of several, nothing chosen beforehand. */
export function EnquirySelect<Form extends object>({
  of,
  name,
  autoComplete,
  className,
  ...rest
}: EnquirySelectProps<Form>) {
  const { form, faults } = useStore(of.store.$state);
  return (
    <Select
      {...rest}
      {...(autoComplete ? { autoComplete } : {})}
      {...(className ? { className } : {})}
      id={fieldId(of.tab, name)}
      name={name}
      label={of.labels[name]}
      value={String(form[name])}
      error={faults[name]}
      onChoose={(value) => of.store.setField(name, value as Form[typeof name])}
    />
  );
}

const choices = [...countries]
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ code, name }) => ({ value: code, label: name }));

type EnquiryCountryProps<Form extends object> = {
  of: BoundForm<Form>;
  name: keyof Form & string;
  autoComplete: string;
};

/** The countries offered in every form (rule shipping.countries). */
export const EnquiryCountry = <Form extends object>(props: EnquiryCountryProps<Form>) => (
  <EnquirySelect {...props} choices={choices} placeholder={contactCopy.chooseCountry} />
);

type EnquiryMessageProps<Form extends object> = { of: BoundForm<Form>; isOptional?: boolean };

/** What the visitor has to say, in several lines. */
export function EnquiryMessage<Form extends object & { text: string }>({
  of,
  isOptional = false,
}: EnquiryMessageProps<Form>) {
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

type EnquiryCheckProps<Form extends object> = {
  of: BoundForm<Form>;
  name: keyof Form & string;
  children: ReactNode;
  isRequired?: boolean;
};

/** A box to tick. */
export function EnquiryCheck<Form extends object>({ of, name, children, isRequired = false }: EnquiryCheckProps<Form>) {
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
