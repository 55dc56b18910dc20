import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { limits } from '#config/limits.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { writeKept } from '#domain/delivery/write-promise.ts';
import { Button } from '#islands/shared/Button.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { enterConfirm, withdrawalStore as store } from '#stores/order/withdrawal-instance.ts';
import { fieldId } from './field-id.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { StatementErrors } from './StatementErrors.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useLiveForm } from './use-live-form.ts';
import styles from './Withdrawal.module.css';

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
