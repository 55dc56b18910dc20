import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import type { WithdrawalForm } from '#domain/withdrawal/withdrawal.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { withdrawalStore } from '#stores/order/withdrawal-instance.ts';
import { fieldId } from './field-id.ts';
import styles from './Withdrawal.module.css';

const names: readonly (keyof WithdrawalForm)[] = ['name', 'order', 'email', 'scope', 'goods'];

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** After Continue: which fields, each a link to it; takes the focus once for each refusal. */
export function StatementErrors() {
  const { faults, refusals } = useStore(withdrawalStore.$withdrawal);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const wrong = names.filter((name) => faults[name]);
  if (wrong.length === 0) return null;
  return (
    <Alert kind="error" ref={box} title={copy.fieldsToCheck(wrong.length)}>
      <ul className={styles.errors}>
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
