import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { limits } from '#config/limits.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { writeKept } from '#domain/delivery/write-promise.ts';
import { enterConfirm, withdrawalStore as store } from '#stores/order/withdrawal-instance.ts';
import type { WithdrawalForm } from '#domain/withdrawal/withdrawal.ts';
import { Button } from '../shared/Button.tsx';
import { TextField } from '../shared/TextField.tsx';
import { StepHeading } from './Statement.tsx';
import { Alert } from '../shared/Alert.tsx';
import { FieldError } from '../shared/FieldError.tsx';
import { Field } from '../shared/Field.tsx';
import alert from '../shared/Alert.module.css';
import styles from './Withdrawal.module.css';

/** Where the list of errors leads to. */
const fieldId = (name: keyof WithdrawalForm): string => `withdrawal-${name}`;

/** What a text field needs; none has a name, so that a form sent before this island lives puts nothing into an address. */
function useField(name: 'name' | 'order' | 'email') {
  const { form, faults } = useStore(store.$withdrawal);
  return {
    id: fieldId(name),
    label: copy.labels[name],
    value: form[name],
    error: faults[name],
    onText: (text: string) => store.setField(name, text),
    required: true,
  };
}

function goOn(event: FormEvent): void {
  event.preventDefault();
  if (store.goOn()) enterConfirm();
}

type Props = {
  isBackInStock: boolean;
  /** of the order, where the buyer comes from its page or its mail */
  promised?: Promised | null;
};

/** Step 1; `isBackInStock` when the buyer has come back to it. */
export function StatementForm({ isBackInStock, promised = null }: Props) {
  const isLive = useLiveForm();
  return (
    <form className={styles.form} noValidate onSubmit={goOn}>
      <StepHeading takesFocus={isBackInStock}>{copy.statement}</StepHeading>
      {promised ? <p className="muted">{writeKept(promised)}</p> : null}
      <TextField {...useField('name')} autoComplete="name" maxLength={limits.withdrawalNameMax} />
      <TextField
        {...useField('order')}
        hint={copy.hints.order}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.orderNumberMax}
      />
      <TextField
        {...useField('email')}
        hint={copy.hints.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailMax}
      />
      <ScopeChoice />
      <fieldset className={styles.actions} disabled={!isLive}>
        <legend className="sr">{copy.continue}</legend>
        <Button kind="primary" size="lg" type="submit">
          {copy.continue}
        </Button>
      </fieldset>
      <StatementErrors />
    </form>
  );
}

const names: readonly (keyof WithdrawalForm)[] = ['name', 'order', 'email', 'scope', 'goods'];

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** After Continue: which fields, each a link to it; takes the focus once for each refusal. */
function StatementErrors() {
  const { faults, refusals } = useStore(store.$withdrawal);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const wrong = names.filter((name) => faults[name]);
  if (wrong.length === 0) return null;
  return (
    <Alert kind="error" ref={box} title={copy.fieldsToCheck(wrong.length)}>
      <ul className={alert.faults}>
        {wrong.map((name) => (
          <li key={name}>
            <a className="link" href={`#${fieldId(name)}`} onClick={(event) => goTo(event, fieldId(name))}>
              {copy.labels[name]}: {faults[name]}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const scopes = ['all', 'some'] as const;
const scopeId = fieldId('scope');

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
function ScopeChoice() {
  const { form, faults } = useStore(store.$withdrawal);
  return (
    <>
      <fieldset
        className={`${styles.scope} ${faults.scope ? 'is-error' : ''}`}
        aria-describedby={faults.scope ? `${scopeId}-error` : undefined}
      >
        <legend className="lab">{copy.labels.scope}</legend>
        <div className="opt-list">
          {scopes.map((scope, index) => (
            <label key={scope} className="opt">
              <input
                type="radio"
                id={index === 0 ? scopeId : undefined}
                name="scope"
                value={scope}
                checked={form.scope === scope}
                onChange={() => store.setField('scope', scope)}
              />
              <span>{copy.scopes[scope]}</span>
            </label>
          ))}
        </div>
        <FieldError of={scopeId} text={faults.scope} />
      </fieldset>
      {form.scope === 'some' ? <Goods text={form.goods} error={faults.goods} /> : null}
    </>
  );
}

const valueOf = (selector: string): string => document.querySelector<HTMLInputElement>(selector)?.value ?? '';

/** Takes over what was typed or chosen while the page was still loading its scripts. */
function adoptTyped(): void {
  const { form } = store.$withdrawal.get();
  for (const name of ['name', 'order', 'email'] as const) {
    const typed = valueOf(`#${fieldId(name)}`);
    // an empty field may only not have been written yet: what was handed over is in the store first
    if (typed !== '' && typed !== form[name]) store.setField(name, typed);
  }
  const scope = valueOf('input[name="scope"]:checked');
  if (scope === 'all' || scope === 'some') store.setField('scope', scope);
}

/** False until the form can be sent by this island; the browser's own sending would lose what was typed. */
function useLiveForm(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    adoptTyped();
    setLive(true);
  }, []);
  return isLive;
}
