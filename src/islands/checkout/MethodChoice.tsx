import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import styles from './Checkout.module.css';
import { fieldId } from './DraftTextField.tsx';
import { FieldError } from '#islands/shared/FieldError.tsx';

type Option = { id: string; title: string; description: string; price?: ReactNode; arrives?: ReactNode };
type Field = 'shippingMethodId' | 'paymentMethodId';
type Props = {
  field: Field;
  heading: string;
  options: Option[];
  /** said in place of the options when there are none */
  empty: string;
  isBusy: boolean;
  onChoose: (id: string) => void;
  /** above the options */
  notice?: ReactNode;
  children?: ReactNode;
};

type OptionProps = {
  option: Option;
  name: Field;
  id: string | undefined;
  isChosen: boolean;
  onChoose: (id: string) => void;
};

const MethodOption = ({ option, name, id, isChosen, onChoose }: OptionProps) => (
  <label className={`opt ${isChosen ? 'on' : ''}`}>
    <input type="radio" id={id} name={name} value={option.id} checked={isChosen} onChange={() => onChoose(option.id)} />
    <span>
      <b>{option.title}</b>
      {option.description ? <span className={`small muted ${styles.note}`}>{option.description}</span> : null}
      {option.arrives ? <span className={`small ${styles.arrives}`}>{option.arrives}</span> : null}
    </span>
    {option.price ? <span className="pp">{option.price}</span> : null}
  </label>
);

/** One choice among the shop's methods; the list of errors leads to its first option. */
export function MethodChoice({ field, heading, options, empty, isBusy, onChoose, notice, children }: Props) {
  const chosen = useStore(checkoutStore.$draft)[field];
  const error = useStore(checkoutStore.$fieldErrors)[field];
  const id = fieldId(field);
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      className={`${styles.section} ${error ? 'is-error' : ''}`}
      aria-busy={isBusy || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend id={`${id}-legend`} className="h3">
        {heading}
      </legend>
      {notice}
      {options.length > 0 ? (
        // another list is drawn anew: in one that is a container and grows, Chromium 156 draws the first option no more
        <div key={options.map((option) => option.id).join(' ')} className="opt-list">
          {options.map((option, index) => (
            <MethodOption
              key={option.id}
              option={option}
              name={field}
              id={index === 0 ? id : undefined}
              isChosen={option.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      ) : (
        <p id={id} tabIndex={-1} className={styles.none}>
          {empty}
        </p>
      )}
      <FieldError of={id} text={error} />
      {children}
    </fieldset>
  );
}
