import { useStore } from '@nanostores/react';
import { Select, type Choice } from '#islands/shared/Select.tsx';
import { type BoundForm, fieldId } from './bound-form.ts';

type Props<Form extends object> = {
  of: BoundForm<Form>;
  name: keyof Form & string;
  choices: readonly Choice[];
  placeholder: string;
  autoComplete?: string;
  isOptional?: boolean;
  className?: string;
};

/** One of several, nothing chosen beforehand. */
export function EnquirySelect<Form extends object>({ of, name, autoComplete, className, ...rest }: Props<Form>) {
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
