import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { blocksRepeatPaste } from '#config/features.ts';
import { $basket } from '#stores/basket/basket.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import styles from './Checkout.module.css';
import { DraftTextField } from './DraftTextField.tsx';

const email = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;

const vatOutcomes: Partial<Record<string, string>> = { valid: copy.vatValid, unchecked: copy.vatUnchecked };
const number = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 } as const;

/** What is known of the number as it is typed now; while it is wrong, the error below says so. */
function VatOutcome() {
  const known = useStore($basket)?.vatNumber ?? '';
  const isChecking = useStore(checkoutStore.$pending).vatNumber;
  const isTyped = useStore(checkoutStore.$draft).vatNumber !== '';
  const error = useStore(checkoutStore.$fieldErrors).vatNumber;
  const outcome = isChecking ? copy.vatChecking : vatOutcomes[known];
  return <span role="status">{isTyped && !error && outcome ? outcome : copy.vatHint}</span>;
}

const VatNumber = () => (
  <div className={styles.half}>
    <DraftTextField field="vatNumber" {...number} className={styles.code} hint={<VatOutcome />} />
  </div>
);

/**
 * E-mail twice, company box, VAT number. Pasting into the repeat is blocked; autofill works (rule checkout.email-twice).
 */
export function ContactSection() {
  const draft = useStore(checkoutStore.$draft);
  const [hasPasted, setPasted] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="checkout-contact">
      <h2 id="checkout-contact" className="h3">
        {copy.headings.contact}
      </h2>
      <div className="grid2">
        <DraftTextField field="email" {...email} maxLength={254} />
        <DraftTextField
          field="repeatEmail"
          {...email}
          maxLength={254}
          hint={hasPasted ? copy.pasteBlocked : undefined}
          onPaste={(event) => {
            if (!blocksRepeatPaste) return;
            event.preventDefault();
            setPasted(true);
          }}
        />
      </div>
      <label className={`check ${styles.box}`}>
        <input
          type="checkbox"
          checked={draft.isCompany}
          onChange={(event) => checkoutStore.setField('isCompany', event.target.checked)}
        />
        <span>{copy.b2b}</span>
      </label>
      {draft.isCompany ? <VatNumber /> : null}
    </section>
  );
}
