import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { statementCopy as copy } from '#config/copy/statement.ts';
import { limits } from '#config/limits.ts';
import type { StatementForm as Form } from '#domain/statement/statement.ts';
import { enterConfirm } from '#stores/order/statement-page.ts';
import type { StatementStore } from '#stores/order/statement.ts';
import { Button } from '../shared/Button.tsx';
import { TextField } from '../shared/TextField.tsx';
import { StepHeading } from './Statement.tsx';
import { Alert } from '../shared/Alert.tsx';
import { FieldError } from '../shared/FieldError.tsx';
import { Field } from '../shared/Field.tsx';
import alert from '../shared/Alert.module.css';
import styles from './Statement.module.css';

type StoreProps = { store: StatementStore };

/** Where the list of errors leads to. */
const fieldId = (name: keyof Form): string => `statement-${name}`;

const textFields = ['name', 'order', 'email'] as const;

/** What a text field needs; none has a name, so that a form sent before this island lives puts nothing into an address. */
function useField(store: StatementStore, name: (typeof textFields)[number]) {
  const { form, faults } = useStore(store.$statement);
  return {
    id: fieldId(name),
    label: copy.labels[name],
    value: form[name],
    error: faults[name],
    onText: (text: string) => store.setField(name, text),
    required: true,
  };
}

type Props = StoreProps & {
  /** when the buyer has come back to it */
  hasComeBack: boolean;
  note?: ReactNode;
};

/** Step 1. */
export function StatementForm({ store, hasComeBack, note }: Props) {
  const isLive = useLiveForm(store);
  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (store.goOn()) enterConfirm();
  }
  return (
    <form className={styles.form} noValidate onSubmit={goOn}>
      <StepHeading takesFocus={hasComeBack}>{store.copy.statement}</StepHeading>
      {note}
      <TextField {...useField(store, 'name')} autoComplete="name" maxLength={limits.statementNameMax} />
      <TextField
        {...useField(store, 'order')}
        hint={copy.hints.order}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.orderNumberMax}
      />
      <TextField
        {...useField(store, 'email')}
        hint={copy.hints.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailMax}
      />
      <ScopeChoice store={store} />
      <Words store={store} name="reason" />
      <fieldset className={styles.actions} disabled={!isLive}>
        <legend className="sr">{copy.continue}</legend>
        <Button kind="primary" size="lg" type="submit">
          {copy.continue}
        </Button>
      </fieldset>
      <StatementErrors store={store} />
    </form>
  );
}

const labelOf = ({ copy: { scope } }: StatementStore, name: keyof Form): string =>
  name === 'scope' ? scope : copy.labels[name];

const names: readonly (keyof Form)[] = [...textFields, 'scope', 'goods', 'reason'];

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** After Continue: which fields, each a link to it; takes the focus once for each refusal. */
function StatementErrors({ store }: StoreProps) {
  const { faults, refusals } = useStore(store.$statement);
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
              {labelOf(store, name)}: {faults[name]}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const scopes = ['all', 'some'] as const;
const scopeId = fieldId('scope');

/** Lines in the buyer's own words; nothing where the form has no such field. */
function Words({ store, name, hint }: StoreProps & { name: 'goods' | 'reason'; hint?: string }) {
  const { form, faults } = useStore(store.$statement);
  const text = form[name];
  if (text === undefined) return null;
  return (
    <Field id={fieldId(name)} label={copy.labels[name]} hint={hint} error={faults[name]} isOptional={name === 'reason'}>
      {(control) => (
        <textarea
          className="textarea"
          maxLength={limits.statementTextMax}
          value={text}
          onChange={(event) => store.setField(name, event.target.value)}
          {...control}
        />
      )}
    </Field>
  );
}

/** The whole order or some of its parts, which are then told in the buyer's words. */
function ScopeChoice({ store }: StoreProps) {
  const { form, faults } = useStore(store.$statement);
  return (
    <>
      <fieldset
        className={`${styles.scope} ${faults.scope ? 'is-error' : ''}`}
        aria-describedby={faults.scope ? `${scopeId}-error` : undefined}
      >
        <legend className="lab">{store.copy.scope}</legend>
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
      {form.scope === 'some' ? <Words store={store} name="goods" hint={copy.hints.goods} /> : null}
    </>
  );
}

const valueOf = (selector: string): string =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value ?? '';

/** Takes over what was typed or chosen while the page was still loading its scripts. */
function adoptTyped(store: StatementStore): void {
  const { form } = store.$statement.get();
  for (const name of form.reason === undefined ? textFields : [...textFields, 'reason' as const]) {
    const typed = valueOf(`#${fieldId(name)}`);
    // an empty field may only not have been written yet: what was handed over is in the store first
    if (typed !== '' && typed !== form[name]) store.setField(name, typed);
  }
  const scope = valueOf('input[name="scope"]:checked');
  if (scope === 'all' || scope === 'some') store.setField('scope', scope);
}

/** False until the form can be sent by this island; the browser's own sending would lose what was typed. */
function useLiveForm(store: StatementStore): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    adoptTyped(store);
    setLive(true);
  }, [store]);
  return isLive;
}
