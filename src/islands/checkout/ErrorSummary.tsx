import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import styles from './Checkout.module.css';
import { fieldId } from './DraftTextField.tsx';
import { fieldName } from './field-name.ts';

function goTo(event: MouseEvent, field: string): void {
  event.preventDefault();
  document.getElementById(fieldId(field))?.focus();
}

/** After Continue: how many fields, which ones, each a link to its field; takes the focus once for each refusal. */
export function ErrorSummary() {
  const errors = useStore(checkoutStore.$fieldErrors);
  const refusals = useStore(checkoutStore.$refusals);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const fields = Object.keys(copy.labels).filter((field) => errors[field]);
  if (refusals === 0 || fields.length === 0) return null;
  return (
    <Alert kind="error" ref={box} title={copy.fieldsToCheck(fields.length)} className={styles.notice}>
      <ul className={styles.errors}>
        {fields.map((field) => (
          <li key={field}>
            <a className="link" href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
              {fieldName(field)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
