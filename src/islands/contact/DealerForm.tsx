import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import { contactCopy as copy, enquiryChoices } from '#config/copy/contact.ts';
import { asksOther, asksSpecialisation, type DealerForm as DealerAnswers } from '#domain/enquiry/dealer-enquiry.ts';
import { dealer } from './bound-form.ts';
import { EnquiryCheck, EnquiryCountry, EnquiryMail, EnquiryMessage, EnquiryText } from './EnquiryFields.tsx';
import { EnquiryFrame } from './EnquiryFrame.tsx';
import { Button } from '../shared/Button.tsx';
import styles from './Contact.module.css';

const Head = ({ children }: { children: string }) => (
  <div className={`col2 ${styles.groupHead}`}>
    <h3>{children}</h3>
  </div>
);

/** Second tab of the contact page. */
export function DealerForm() {
  const { form } = useStore(dealer.store.$state);
  return (
    <EnquiryFrame of={dealer}>
      <EnquiryText of={dealer} name="first_name" autoComplete="given-name" />
      <EnquiryText of={dealer} name="last_name" autoComplete="family-name" />
      <EnquiryText of={dealer} name="company" autoComplete="organization" />
      <EnquiryText of={dealer} name="vat_number" autoComplete="off" spellCheck={false} />
      <EnquiryMail of={dealer} />
      <EnquiryText of={dealer} name="phone" isOptional type="tel" inputMode="tel" autoComplete="tel" />
      <EnquiryText
        of={dealer}
        name="website"
        className="col2"
        isOptional
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
      />
      <Head>{copy.dealer.groups.billing}</Head>
      <DealerAddress group="billing" />
      <EnquiryCheck of={dealer} name="is_delivery_different">
        {dealer.labels.is_delivery_different}
      </EnquiryCheck>
      {form.is_delivery_different ? (
        <>
          <Head>{copy.dealer.groups.delivery}</Head>
          <DealerAddress group="delivery" />
        </>
      ) : null}
      <DealerBusiness />
      <EnquiryMessage of={dealer} isOptional />
    </EnquiryFrame>
  );
}

const questions = ['who', 'specialisation', 'customer', 'range', 'stock'] as const;

function forgetAnswers(): void {
  for (const name of questions) dealer.store.setField(name, '');
  dealer.store.setField('specialisation_other', '');
}

/** Voluntary questions (rule enquiry.dealer-fields): nothing is answered beforehand, and every answer can be taken back. */
function DealerBusiness() {
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

type Props<Name extends keyof DealerAnswers> = { name: Name; choices: readonly DealerAnswers[Name][] };

/** A voluntary question: one answer, or none. */
function DealerChoice<Name extends 'who' | 'customer' | 'range' | 'stock' | 'specialisation'>(props: Props<Name>) {
  const { name, choices } = props;
  const { form } = useStore(dealer.store.$state);
  return (
    <fieldset>
      <legend className="lab">{dealer.labels[name]}</legend>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="radio"
            name={name}
            value={choice}
            checked={form[name] === choice}
            onChange={() => dealer.store.setField(name, choice)}
          />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}

type DealerAddressProps = { group: 'billing' | 'delivery' };

/** Street, apartment, city, postal code and country; the same for both addresses. */
function DealerAddress({ group }: DealerAddressProps) {
  const autofill = group === 'billing' ? 'billing' : 'shipping';
  return (
    <>
      <EnquiryText
        of={dealer}
        name={`${group}_address_street_1`}
        className="col2"
        autoComplete={`${autofill} address-line1`}
      />
      <EnquiryText
        of={dealer}
        name={`${group}_address_street_2`}
        className="col2"
        isOptional
        autoComplete={`${autofill} address-line2`}
      />
      <EnquiryText of={dealer} name={`${group}_address_city`} autoComplete={`${autofill} address-level2`} />
      <EnquiryText of={dealer} name={`${group}_address_post`} autoComplete={`${autofill} postal-code`} />
      <EnquiryCountry of={dealer} name={`${group}_address_country`} autoComplete={`${autofill} country`} />
    </>
  );
}
