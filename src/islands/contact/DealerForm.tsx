import { useStore } from '@nanostores/react';
import { contactCopy as copy } from '#config/copy/contact.ts';
import { dealer } from './bound-form.ts';
import styles from './Contact.module.css';
import { DealerAddress } from './DealerAddress.tsx';
import { DealerBusiness } from './DealerBusiness.tsx';
import { EnquiryCheck } from './EnquiryCheck.tsx';
import { EnquiryFrame } from './EnquiryFrame.tsx';
import { EnquiryMail } from './EnquiryMail.tsx';
import { EnquiryText } from './EnquiryText.tsx';
import { EnquiryMessage } from './EnquiryMessage.tsx';

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
