import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { contactCopy } from '#config/copy/contact.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { type BoundForm, fieldId } from './bound-form.ts';
import styles from './Contact.module.css';

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

const groups = contactCopy.dealer.groups;
const groupOf = (name: string): string => {
  if (name.startsWith('billing_')) return `${groups.billing}, `;
  return name.startsWith('delivery_') ? `${groups.delivery}, ` : '';
};

/** After Send was refused: which fields, each a link to it; takes the focus once for each refusal. */
export function EnquiryErrors<Form extends object>({ of }: { of: BoundForm<Form> }) {
  const { faults, refusals } = useStore(of.store.$state);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const names = Object.keys(of.labels) as (keyof Form & string)[];
  const wrong = names.filter((name) => faults[name]);
  if (refusals === 0 || wrong.length === 0) return null;
  return (
    <Alert kind="error" ref={box} title={contactCopy.fieldsToCheck(wrong.length)} className="col2">
      <ul className={styles.errors}>
        {wrong.map((name) => (
          <li key={name}>
            <a
              className="link"
              href={`#${fieldId(of.tab, name)}`}
              onClick={(event) => goTo(event, fieldId(of.tab, name))}
            >
              {groupOf(name)}
              {of.labels[name]}: {faults[name]}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
