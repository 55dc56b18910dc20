import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { limits } from '#config/limits.ts';
import { TextField } from '#islands/shared/TextField.tsx';
import { type BoundForm, fieldId } from './bound-form.ts';

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
