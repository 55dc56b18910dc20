import { useStore } from '@nanostores/react';
import { CircleAlert } from 'lucide-react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { links } from '#config/navigation.ts';
import { checkoutStore } from '#stores/checkout.ts';
import styles from './Checkout.module.css';
import { fieldId } from './DraftTextField.tsx';

export function TermsField() {
  const draft = useStore(checkoutStore.$draft);
  const error = useStore(checkoutStore.$fieldErrors).termsAccepted;
  const id = fieldId('termsAccepted');
  return (
    <section className={`${styles.section} ${error ? 'is-error' : ''}`}>
      <label className="check" htmlFor={id}>
        <input id={id} type="checkbox" checked={draft.termsAccepted} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} onChange={(event) => checkoutStore.setField('termsAccepted', event.target.checked)} />
        <span>
          {copy.acceptTerms}{' '}
          <a className="link" href={links.terms} target="_blank" rel="noopener">
            {copy.termsLink}
          </a>
        </span>
      </label>
      {error ? (
        <p id={`${id}-error`} className="err">
          <CircleAlert className="i-s" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </section>
  );
}
