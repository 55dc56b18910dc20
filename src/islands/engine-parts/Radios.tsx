import { useLayoutEffect, useRef } from 'react';
import styles from './BottomEnd.module.css';

/** `spoken`: what a code means, said behind it */
type Option<T> = { value: T; label: string; meaning: string; spoken: string };
type Props<T> = {
  label: string;
  name: string;
  value: T;
  options: readonly Option<T>[];
  onChoose: (value: T) => void;
};

/** Radio buttons as tiles; one chosen before the script had come is the one that the browser shows. */
export function Radios<T extends string>({ label, name, value, options, onChoose }: Props<T>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ value, options, onChoose });
  useLayoutEffect(() => {
    const shown = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const early = first.current.options.find((option) => option.value === shown);
    if (early && early.value !== first.current.value) first.current.onChoose(early.value);
  }, []);
  return (
    <fieldset ref={group} className={styles.radios}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.meaning}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
          {option.spoken === option.label ? null : <span className="sr">, {option.spoken}</span>}
        </label>
      ))}
    </fieldset>
  );
}
