import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import type { DealerForm } from '#domain/enquiry/dealer-enquiry.ts';
import { dealer } from './bound-form.ts';

type Props<Name extends keyof DealerForm> = { name: Name; choices: readonly DealerForm[Name][] };

/** A voluntary question: one answer, or none. */
export function DealerChoice<Name extends 'who' | 'customer' | 'range' | 'stock' | 'specialisation'>(
  props: Props<Name>,
) {
  const { name, choices } = props;
  const { form } = useStore(dealer.store.$state);
  return (
    <fieldset>
      <legend className="lab">{dealer.labels[name]}</legend>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="radio"
            name={name}
            value={choice}
            checked={form[name] === choice}
            onChange={() => dealer.store.setField(name, choice)}
          />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
