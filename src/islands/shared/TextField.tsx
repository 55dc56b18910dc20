import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  label: ReactNode;
  value: string;
  onText: (text: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  id?: string;
  className?: string;
};

export function TextField({ label, onText, hint, isOptional, id, className, ...rest }: Props) {
  const { error, ...input } = rest;
  const wrong = 'error' in rest ? { error } : {};
  return (
    <Field label={label} {...wrong} hint={hint} isOptional={isOptional} id={id} className={className}>
      {(control) => (
        <input className="input" {...input} {...control} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}
