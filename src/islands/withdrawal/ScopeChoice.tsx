import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { limits } from '#config/limits.ts';
import { FieldError } from '#islands/shared/FieldError.tsx';
import { Field } from '#islands/shared/Field.tsx';
import { withdrawalStore as store } from '#stores/order/withdrawal-instance.ts';
import { fieldId } from './use-live-form.ts';
import styles from './Withdrawal.module.css';

const scopes = ['all', 'some'] as const;
const id = fieldId('scope');

const Goods = ({ text, error }: { text: string; error: string | undefined }) => (
  <Field id={fieldId('goods')} label={copy.labels.goods} hint={copy.hints.goods} error={error}>
    {(control) => (
      <textarea
        className="textarea"
        maxLength={limits.withdrawalGoodsMax}
        value={text}
        onChange={(event) => store.setField('goods', event.target.value)}
        {...control}
      />
    )}
  </Field>
);

/** The whole order or some of its parts, which are then told in the buyer's words. */
export function ScopeChoice() {
  const { form, faults } = useStore(store.$withdrawal);
  return (
    <>
      <fieldset
        className={`${styles.scope} ${faults.scope ? 'is-error' : ''}`}
        aria-describedby={faults.scope ? `${id}-error` : undefined}
      >
        <legend className="lab">{copy.labels.scope}</legend>
        <div className="opt-list">
          {scopes.map((scope, index) => (
            <label key={scope} className="opt">
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name="scope"
                value={scope}
                checked={form.scope === scope}
                onChange={() => store.setField('scope', scope)}
              />
              <span>{copy.scopes[scope]}</span>
            </label>
          ))}
        </div>
        <FieldError of={id} text={faults.scope} />
      </fieldset>
      {form.scope === 'some' ? <Goods text={form.goods} error={faults.goods} /> : null}
    </>
  );
}
