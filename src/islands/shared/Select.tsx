import type { ReactNode } from 'react';
import { Field } from './Field.tsx';

export type Choice = { value: string; label: string };

type Props = {
  label: ReactNode;
  value: string;
  choices: readonly Choice[];
  /** shown while nothing is chosen: "What's your car?", "Loading..." */
  placeholder: string;
  onChoose: (value: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  id?: string;
  name?: string;
  autoComplete?: string;
  className?: string;
  /** 56 high, for the one question of a page */
  isLarge?: boolean;
};

/** The browser's own select, styled: the best one on every device. */
export function Select(props: Props) {
  const { value, choices, placeholder, onChoose, isDisabled, name, autoComplete, isLarge, onBlur, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={`select ${isLarge ? 'select-lg' : ''} ${value ? '' : 'is-empty'}`}
          value={value}
          name={name}
          autoComplete={autoComplete}
          disabled={isDisabled}
          onBlur={onBlur}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
