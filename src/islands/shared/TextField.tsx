import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  label: ReactNode;
  value: string;
  onText: (text: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  id?: string;
  className?: string;
};

export function TextField({ label, onText, error, hint, isOptional, id, className, ...input }: Props) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional} id={id} className={className}>
      {(control) => (
        <input className="input" {...input} {...control} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}
