import { contactCopy } from '#config/copy/contact.ts';
import { countries } from '#config/countries.ts';
import type { BoundForm } from './bound-form.ts';
import { EnquirySelect } from './EnquirySelect.tsx';

const choices = [...countries]
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ code, name }) => ({ value: code, label: name }));

type Props<Form extends object> = { of: BoundForm<Form>; name: keyof Form & string; autoComplete: string };

/** The countries offered in every form (rule shipping.countries). */
export const EnquiryCountry = <Form extends object>(props: Props<Form>) => (
  <EnquirySelect {...props} choices={choices} placeholder={contactCopy.chooseCountry} />
);
