import { dealer } from './bound-form.ts';
import { EnquiryCountry } from './EnquiryCountry.tsx';
import { EnquiryText } from './EnquiryText.tsx';

type Props = { group: 'billing' | 'delivery' };

/** Street, apartment, city, postal code and country; the same for both addresses. */
export function DealerAddress({ group }: Props) {
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
