import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { blocksRepeatPaste } from '#config/features.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import styles from './Checkout.module.css';
import { DraftTextField } from './DraftTextField.tsx';
import { VatFields } from './VatFields.tsx';

const email = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;

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
        <DraftTextField field="email" {...email} />
        <DraftTextField
          field="repeatEmail"
          {...email}
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
      {draft.isCompany ? <VatFields /> : null}
    </section>
  );
}
