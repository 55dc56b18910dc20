import { useStore } from '@nanostores/react';
import { contactCopy as copy, enquiryChoices } from '#config/copy/contact.ts';
import { generalTypes, listTypeFields } from '#domain/enquiry/general-enquiry.ts';
import { general } from './bound-form.ts';
import { EnquiryCountry, EnquiryMail, EnquiryMessage, EnquirySelect, EnquiryText } from './EnquiryFields.tsx';
import { EnquiryFrame } from './EnquiryFrame.tsx';

const types = generalTypes.map((type) => ({ value: type, label: enquiryChoices.types[type] }));

/** What the type of enquiry asks for besides (rule enquiry.types). */
function TypeFields() {
  const { type } = useStore(general.store.$state).form;
  const typeFields = listTypeFields(type);
  return (
    <>
      {typeFields.includes('make') ? (
        <>
          <EnquiryText of={general} name="make" autoComplete="off" />
          <EnquiryText of={general} name="model" autoComplete="off" />
          <EnquiryText of={general} name="year" autoComplete="off" inputMode="numeric" maxLength={4} />
          <EnquiryText of={general} name="engine" autoComplete="off" spellCheck={false} />
          <EnquiryText of={general} name="vin" className="col2" isOptional autoComplete="off" spellCheck={false} />
        </>
      ) : null}
      {typeFields.includes('part') ? (
        <EnquiryText of={general} name="part" className="col2" autoComplete="off" spellCheck={false} />
      ) : null}
    </>
  );
}

/** First tab of the contact page. */
export const GeneralForm = () => (
  <EnquiryFrame of={general}>
    <EnquiryText of={general} name="firstname" autoComplete="given-name" />
    <EnquiryText of={general} name="lastname" autoComplete="family-name" />
    <EnquiryMail of={general} />
    <EnquiryCountry of={general} name="country" autoComplete="country" />
    <EnquirySelect of={general} name="type" choices={types} placeholder={copy.choose} className="col2" />
    <TypeFields />
    <EnquiryMessage of={general} />
  </EnquiryFrame>
);
