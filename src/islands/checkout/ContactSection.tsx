import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { blocksRepeatPaste } from '#config/features.ts';
import { $basket } from '#stores/basket.ts';
import { checkoutStore } from '#stores/checkout.ts';
import styles from './Checkout.module.css';
import { DraftTextField } from './DraftTextField.tsx';

const email = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;

function VatNumber() {
  const basket = useStore($basket);
  const busy = useStore(checkoutStore.$busy);
  const outcome = busy.vatNumber ? 'Checking the number …' : basket?.vatNumber === 'unchecked' ? copy.vatUnchecked : basket?.vatNumber === 'valid' ? 'The number is valid.' : null;
  return (
    <div className={styles.half}>
      <DraftTextField field="vatNumber" className="mono" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} hint={<span role="status">{outcome ?? 'Enter the number without the country letters.'}</span>} />
    </div>
  );
}

/** E-mail twice, company box, VAT number. Pasting into the repeat is blocked as the text says; autofill works (decision 22). */
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
      <label className="check">
        <input type="checkbox" checked={draft.isCompany} onChange={(event) => checkoutStore.setField('isCompany', event.target.checked)} />
        <span>{copy.b2b}</span>
      </label>
      {draft.isCompany ? <VatNumber /> : null}
    </section>
  );
}
