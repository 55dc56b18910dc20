import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { links } from '#config/navigation.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import styles from './Checkout.module.css';
import { fieldId } from './DraftTextField.tsx';
import { FieldError } from '#islands/shared/FieldError.tsx';

const id = fieldId('termsAccepted');

/** The terms open in a new tab, so that nothing typed is left behind (rule checkout.terms). */
export function TermsField() {
  const { termsAccepted } = useStore(checkoutStore.$draft);
  const error = useStore(checkoutStore.$fieldErrors).termsAccepted;
  return (
    <section className={`${styles.section} ${error ? 'is-error' : ''}`}>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={termsAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onBlur={() => checkoutStore.checkField('termsAccepted')}
          onChange={(event) => checkoutStore.setField('termsAccepted', event.target.checked)}
        />
        <span>
          {copy.acceptTerms}{' '}
          <a className="link" href={links.terms} target="_blank">
            {copy.termsLink}
          </a>
        </span>
      </label>
      <div className={styles.belowBox}>
        <FieldError of={id} text={error} />
      </div>
    </section>
  );
}
