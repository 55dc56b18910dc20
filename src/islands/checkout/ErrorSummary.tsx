import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { checkoutStore } from '#stores/checkout.ts';
import styles from './Checkout.module.css';
import { fieldId } from './DraftTextField.tsx';

const labels: Record<string, string> = copy.labels;

/** After Continue: how many fields, which ones, each a link to its field; takes the focus. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const errors = useStore(checkoutStore.$fieldErrors);
  const fields = Object.keys(labels).filter((field) => errors[field]);
  if (fields.length === 0) return null;
  return (
    <Alert kind="error" isLive ref={ref} title={copy.fieldsToCheck(fields.length)} className={styles.errors}>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a className="link" href={`#${fieldId(field)}`} onClick={(event) => (event.preventDefault(), document.getElementById(fieldId(field))?.focus())}>
              {labels[field]}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
