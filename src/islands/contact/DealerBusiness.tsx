import { useStore } from '@nanostores/react';
import { contactCopy as copy, enquiryChoices } from '#config/copy/contact.ts';
import { asksOther, asksSpecialisation } from '#domain/enquiry/dealer-enquiry.ts';
import { Button } from '#islands/shared/Button.tsx';
import { dealer } from './bound-form.ts';
import styles from './Contact.module.css';
import { DealerChoice } from './DealerChoice.tsx';
import { EnquiryText } from './EnquiryText.tsx';

const questions = ['who', 'specialisation', 'customer', 'range', 'stock'] as const;

function forgetAnswers(): void {
  for (const name of questions) dealer.store.setField(name, '');
  dealer.store.setField('specialisation_other', '');
}

/** Voluntary questions (rule enquiry.dealer-fields): nothing is answered beforehand, and every answer can be taken back. */
export function DealerBusiness() {
  const { form } = useStore(dealer.store.$state);
  const isAnswered = questions.some((name) => form[name] !== '');
  return (
    <>
      <div className={`col2 ${styles.groupHead}`}>
        <h3>{copy.dealer.groups.business}</h3>
        <p>{copy.dealer.voluntary}</p>
      </div>
      <DealerChoice name="who" choices={enquiryChoices.who} />
      <DealerChoice name="customer" choices={enquiryChoices.customers} />
      {asksSpecialisation(form) ? (
        <DealerChoice name="specialisation" choices={enquiryChoices.specialisations} />
      ) : null}
      {asksOther(form) ? <EnquiryText of={dealer} name="specialisation_other" isOptional autoComplete="off" /> : null}
      <div className={`col2 ${styles.row}`}>
        <DealerChoice name="range" choices={enquiryChoices.range} />
        <DealerChoice name="stock" choices={enquiryChoices.stock} />
      </div>
      {isAnswered ? (
        <div className={`col2 ${styles.forget}`}>
          <Button kind="quiet" size="sm" onClick={forgetAnswers}>
            {copy.dealer.forget}
          </Button>
        </div>
      ) : null}
    </>
  );
}
